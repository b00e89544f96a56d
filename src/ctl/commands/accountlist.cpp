// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/accountlist.h"

#include "ctl/writers/rowwriter.h"
#include "session/account/sessions.h"

namespace Balehook::Ctl {

AccountList::AccountList(const Workbench &bench, OutputFormat format)
    : EndingCommand(bench)
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
    if (isOver())
        return;
    RowWriter rows(workbench().terminal, m_format);
    rows.begin({"slug", "name", "baseUrl", "workspaceUrl", "token", "id"});
    for (const Account &account : workbench().sessions.accounts()) {
        rows.row(QByteArrayList{account.slug.toString().toUtf8(), account.name.toUtf8(),
                                account.listingBase.toString().toUtf8(),
                                account.workspaceBase ? account.workspaceBase->toString().toUtf8() : QByteArray(),
                                account.hasStoredToken ? "stored" : "none", account.id.toUtf8()});
    }
    rows.end();
    end(ExitStatus::Done);
}

void AccountList::cancel(ExitStatus status)
{
    end(status);
}

} // namespace Balehook::Ctl
