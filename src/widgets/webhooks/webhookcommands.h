// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"

#include <QObject>
#include <QPointer>

#include <optional>

class QWidget;

namespace Balehook {

class AccountSession;
class ListingTabs;
class MessageBar;
class RegisterWebhookDialog;
class Sessions;
class WebhookDraft;
class WebhookRegistration;

/// Registering webhooks from the window: opens the form of the shown account, and while no form is open, tells above
/// the lists what became of what was sent, also by an earlier run of the program. Owned by the window.
class WebhookCommands final : public QObject
{
    Q_OBJECT

public:
    WebhookCommands(Sessions &sessions, ListingTabs &tabs, MessageBar &bar, QWidget &window);
    ~WebhookCommands() override;

    /// Follows the registration of another account; empty: of none.
    void watch(const QString &accountId);

    void registerWebhook();
    /// Like the webhook in the current row.
    void registerSimilar();
    bool isFormOpen() const;
    /// Keeps what is typed in an open form.
    void keepTyped();

Q_SIGNALS:
    void tokenRequested();
    /// A short line for the status bar.
    void done(const QString &text);

private:
    void open(const std::optional<WebhookDraft> &like);
    void select(const QString &webhookId);
    bool hasNews() const;
    void tellOutcome();
    void tellCreated(WebhookRegistration &registration);
    void tellKept(const Outcome &outcome);

    Sessions &m_sessions;
    ListingTabs &m_tabs;
    MessageBar &m_bar;
    QWidget &m_window;
    QPointer<AccountSession> m_session;
    QPointer<WebhookRegistration> m_registration; ///< the one that is watched
    QPointer<RegisterWebhookDialog> m_dialog;
    bool m_hasWatched = false;
};

} // namespace Balehook
