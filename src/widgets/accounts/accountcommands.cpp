// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/accounts/accountcommands.h"

#include "core/text/safetext.h"
#include "session/account/accountturn.h"
#include "session/account/registrationwords.h"
#include "session/account/sessions.h"
#include "widgets/accounts/accountdialog.h"
#include "widgets/accounts/networkdialog.h"
#include "widgets/accounts/proxypassworddialog.h"
#include "widgets/accounts/tokendialog.h"
#include "widgets/messages/messagebar.h"
#include "widgets/messages/plainbox.h"

#include <QDateTime>
#include <QLocale>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

template <typename Dialog>
Dialog *opened(Dialog *dialog)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
    return dialog;
}

} // namespace

AccountCommands::AccountCommands(Sessions &sessions, MessageBar &bar, QWidget &window)
    : QObject(&window)
    , m_sessions(sessions)
    , m_bar(bar)
    , m_window(window)
{
    connect(&sessions, &Sessions::removalWaits, this, &AccountCommands::tellOfWait);
    connect(&sessions, &Sessions::proxyPasswordRequested, this, &AccountCommands::askForProxyPassword);
}

void AccountCommands::add()
{
    auto *dialog = opened(new AccountDialog(m_sessions, nullptr, &m_window));
    connect(dialog, &AccountDialog::accountSaved, this, &AccountCommands::accountAdded);
}

void AccountCommands::edit(const QString &accountId)
{
    if (const Account *account = m_sessions.account(accountId))
        opened(new AccountDialog(m_sessions, account, &m_window));
}

void AccountCommands::editPath(const QString &accountId)
{
    if (const Account *account = m_sessions.account(accountId))
        opened(new AccountDialog(m_sessions, account, &m_window))->lead(AccountPlace::PropertiesPath);
}

void AccountCommands::updateToken(const QString &accountId)
{
    if (AccountSession *session = m_sessions.session(accountId)) {
        auto *dialog = opened(new TokenDialog(m_sessions, *session, &m_window));
        connect(session, &QObject::destroyed, dialog, &QObject::deleteLater);
    }
}

void AccountCommands::remove(const QString &accountId)
{
    const Account *account = m_sessions.account(accountId);
    if (!account)
        return;
    const QString name = cellText(account->displayName(), 60);
    if (m_sessions.administrator().isAccountLocked(accountId)) {
        m_bar.post({.id = u"remove"_s,
                    .level = Message::Level::Information,
                    .text = AdministratorSettings::lockedAccountText(name),
                    .actionText = {},
                    .action = {},
                    .detail = {}});
        return;
    }
    auto *question = new PlainBox(MessageLevel::Question, u"removeAccountQuestion"_s,
                                  tr("Remove the account %1 from this program? Its token is deleted from the keychain, "
                                     "and so are the files downloaded for it. Nothing changes on the service.")
                                      .arg(name),
                                  &m_window);
    question->setWindowTitle(tr("Remove Account"));
    if (const auto open = m_sessions.openRegistration(accountId)) {
        const QDateTime sentAt = QDateTime::fromMSecsSinceEpoch(open->sentAt);
        question->addParagraph(RegistrationWords::forgotten(open->draft.text(Webhook::WebhookUrl),
                                                            QLocale().toString(sentAt, QLocale::ShortFormat)));
    }
    question->offer(tr("&Remove"), QMessageBox::DestructiveRole, *this,
                    [this, accountId, name] { removeNow(accountId, name); });
    question->open();
}

void AccountCommands::tellOfWait()
{
    m_bar.post({.id = u"removalWaits"_s,
                .level = Message::Level::Information,
                .text = AccountTurn::waitingText(),
                .actionText = {},
                .action = {},
                .detail = {}});
}

QString AccountCommands::notRemovedText()
{
    return tr("The account %1 was not removed because the settings could not be saved. %2");
}

void AccountCommands::removeNow(const QString &accountId, const QString &name)
{
    m_sessions.removeAccount(accountId, this, [this, accountId, name](const Outcome &outcome) {
        m_bar.withdraw(u"removalWaits"_s);
        if (outcome.ok())
            return;
        const QString text = m_sessions.account(accountId) ? notRemovedText() : textOfRest(outcome.error().kind);
        m_bar.post({.id = u"remove"_s,
                    .level = Message::Level::Warning,
                    .text = text.arg(name, outcome.error().userMessage()),
                    .actionText = {},
                    .action = {},
                    .detail = outcome.error().detail});
    });
}

QString AccountCommands::textOfRest(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::FilesRemain:
        return tr("The account %1 was removed, but some of its files could not be deleted. %2");
    case ErrorKind::DiskFull:
    case ErrorKind::DiskFailed:
        return tr("The account %1 was removed, but some of its data could not be deleted. %2");
    default:
        return tr("The account %1 was removed, but its token may still be in the keychain. %2");
    }
}

void AccountCommands::openNetwork()
{
    opened(new NetworkDialog(m_sessions, &m_window));
}

void AccountCommands::askForProxyPassword(const QString &proxyHost)
{
    // Many requests may fail at the same time; one question is enough.
    if (m_askingForPassword)
        return;
    m_askingForPassword = true;
    auto *dialog = opened(new ProxyPasswordDialog(m_sessions, proxyHost, &m_window));
    connect(dialog, &QObject::destroyed, this, [this] { m_askingForPassword = false; });
}

} // namespace Balehook
