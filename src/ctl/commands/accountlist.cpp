// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/accountlist.h"

#include "ctl/frame/terminal.h"
#include "ctl/writers/rowwriter.h"
#include "session/account/sessions.h"
#include "settings/accountsettings.h"
#include "settings/profile.h"

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
    tellOfUnreadable();
    end(ExitStatus::Done);
}

/// Another version may read them.
void AccountList::tellOfUnreadable()
{
    const int count = AccountSettings(workbench().profile.settings()).unreadableCount();
    if (count == 0)
        return;
    workbench().terminal.say(tr("%Ln account(s) in the settings are not listed because their slug or URL is missing or "
                                "invalid. They were not removed.",
                                nullptr, count));
}

void AccountList::cancel(ExitStatus status)
{
    end(status);
}

} // namespace Balehook::Ctl
