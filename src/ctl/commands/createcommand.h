// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ctl/commands/commandinfo.h"
#include "ctl/frame/accountaccess.h"
#include "ctl/frame/endingcommand.h"
#include "domain/records/webhookdraft.h"

#include <QPointer>
#include <QTimer>

#include <memory>

namespace Balehook {
class WebhookRegistration;
}

namespace Balehook::Ctl {

/// webhooks create
///
/// Sends once, as WebhookRegistration does, and while another program registers in the same account, waits for it.
/// Where the answer is lost it lists again and says what it found; what is not settled by then stays written down, and
/// the next run, or the console, finds out before anything else is sent.
class CreateCommand final : public EndingCommand
{
    Q_OBJECT

public:
    static Result<std::unique_ptr<Command>> make(const Arguments &arguments, const Workbench &bench);
    ~CreateCommand() override;

    // What it says of an outcome that it does not know.
    static QString notFinished();
    static QString noMatch();
    static QString notListed(const QString &why);
    static QString notAnswered();
    /// Those in the list that are not older than what was sent.
    static QString probablyRegistered(const QString &ids);
    /// Of what was sent before this command, which ends.
    static QString earlierOneOpen();
    /// It was sent to \a sentTo, where the account is no longer.
    static QString notLookedUp(const QString &sentTo);

    void start() override;
    void cancel(ExitStatus status) override;

private:
    CreateCommand(const Workbench &bench, const QString &slug, WebhookDraft draft, OutputFormat format);
    bool judge();
    void begin();
    void lose(const Failure &failure);
    void follow();
    bool isOpen() const;
    void send();
    void tellUnsent();
    void wait();
    void giveUpWaiting();
    void write();
    void tellUnknown();
    bool wasFound() const;
    QString whatWasFound() const;
    void aboutToEnd() override;

    const QString m_slug;
    const WebhookDraft m_draft;
    const OutputFormat m_format;
    AccountAccess m_account;
    QPointer<WebhookRegistration> m_registration; ///< of the account's session
    QTimer m_patience;
    QString m_waitedFor; ///< who that is, as it was said
    bool m_isSent = false;
    bool m_isWritten = false; ///< what was created; its record is about to be forgotten
    ExitStatus m_statusAtEnd = ExitStatus::Done;
};

} // namespace Balehook::Ctl
