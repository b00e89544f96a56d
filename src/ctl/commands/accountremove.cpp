// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/accountremove.h"

#include "ctl/frame/accountaccess.h"
#include "ctl/frame/failure.h"
#include "ctl/frame/terminal.h"
#include "session/account/accountturn.h"
#include "session/account/registrationwords.h"
#include "session/account/sessions.h"
#include "settings/profile.h"

#include <QDateTime>

#include <utility>

namespace Balehook::Ctl {

AccountRemove::AccountRemove(const Workbench &bench, QString slug)
    : EndingCommand(bench)
    , m_slug(std::move(slug))
{
    connect(&workbench().sessions, &Sessions::removalWaits, this,
            [this] { workbench().terminal.say(AccountTurn::waitingText()); });
}

Result<std::unique_ptr<Command>> AccountRemove::make(const Arguments &arguments, const Workbench &bench)
{
    return std::unique_ptr<Command>(new AccountRemove(bench, arguments.operand));
}

void AccountRemove::start()
{
    QMetaObject::invokeMethod(this, &AccountRemove::remove, Qt::QueuedConnection);
}

void AccountRemove::remove()
{
    if (isOver())
        return;
    Failure why(ExitStatus::NoAccount, {});
    const std::optional<Account> account = AccountAccess::find(workbench(), m_slug, &why);
    if (!account) {
        workbench().terminal.say(why.message);
        end(why.status);
        return;
    }
    if (workbench().sessions.administrator().isAccountLocked(account->id)) {
        workbench().terminal.say(AdministratorSettings::lockedAccountText(account->displayName()));
        end(ExitStatus::LocalFailure);
        return;
    }
    if (const auto open = workbench().sessions.openRegistration(account->id)) {
        const QDateTime sentAt = QDateTime::fromMSecsSinceEpoch(open->sentAt).toUTC();
        workbench().terminal.say(
            RegistrationWords::forgotten(open->draft.text(Webhook::WebhookUrl), sentAt.toString(Qt::ISODate)));
    }
    m_accountId = account->id;
    workbench().sessions.removeAccount(account->id, this, [this, id = account->id](const Outcome &outcome) {
        if (outcome) {
            end(ExitStatus::Done);
            return;
        }
        const Failure failure(outcome.error());
        const bool isTokenLeft = outcome.error().kind == ErrorKind::KeychainLocked;
        const QString text = workbench().sessions.account(id)
            ? tr("The account was not removed because the settings could not be saved. Its token was "
                 "kept, too. %1")
            : isTokenLeft ? tr("The account was removed, but its token is still in the keychain, which is locked.")
                          : tr("The account was removed, but some of its data remains: %1");
        workbench().terminal.say(isTokenLeft ? text : text.arg(failure.message));
        // What else could not be removed, and the words of the system.
        const QStringList details = outcome.error().detail.split(u'\n', Qt::SkipEmptyParts);
        for (const QString &detail : details) {
            if (detail != failure.message)
                workbench().terminal.say(detail);
        }
        end(failure.status);
    });
}

void AccountRemove::cancel(ExitStatus status)
{
    if (!workbench().sessions.isRemoving(m_accountId))
        end(status);
}

} // namespace Balehook::Ctl
