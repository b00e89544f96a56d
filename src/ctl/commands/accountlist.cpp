// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/accountlist.h"

#include "ctl/writers/rowwriter.h"
#include "session/account/sessions.h"

#include <utility>

namespace Balehook::Ctl {

AccountList::AccountList(const Workbench &bench, OutputFormat format)
    : m_bench(bench)
    , m_format(format)
{ }

Result<std::unique_ptr<Command>> AccountList::make(const Arguments &arguments, const Workbench &bench)
{
    const Result<OutputFormat> format = arguments.format();
    if (!format)
        return format.error();
    return std::unique_ptr<Command>(new AccountList(bench, format.value()));
}

void AccountList::start()
{
    QMetaObject::invokeMethod(this, &AccountList::list, Qt::QueuedConnection);
}

void AccountList::list()
{
    if (std::exchange(m_isOver, true))
        return;
    RowWriter rows(m_bench.terminal, m_format);
    rows.begin({"slug", "name", "baseUrl", "workspaceUrl", "token", "id"});
    for (const Account &account : m_bench.sessions.accounts()) {
        rows.row(QByteArrayList{account.slug.toString().toUtf8(), account.name.toUtf8(),
                                account.listingBase.toString().toUtf8(),
                                account.workspaceBase ? account.workspaceBase->toString().toUtf8() : QByteArray(),
                                account.hasStoredToken ? "stored" : "none", account.id.toUtf8()});
    }
    rows.end();
    Q_EMIT finished(ExitStatus::Done);
}

void AccountList::cancel(ExitStatus status)
{
    if (!std::exchange(m_isOver, true))
        Q_EMIT finished(status);
}

} // namespace Balehook::Ctl
