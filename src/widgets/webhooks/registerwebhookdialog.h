// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/error.h"
#include "domain/records/webhookdraft.h"
#include "session/account/webhookregistration.h"

#include <QDialog>
#include <QPointer>
#include <QTimer>

#include <memory>
#include <optional>

class QPushButton;

namespace Balehook {

class AccountSession;
class DuplicateQuestion;
class TwinFinder;

namespace Ui {
class RegisterWebhookDialog;
}

/// Registers a webhook in one account: the form, and what became of what was sent. Opens in whatever state the
/// account's registration is; closing it asks nothing, as what was typed is kept and what was sent goes on without it.
/// Show it with open(); it deletes itself.
class RegisterWebhookDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit RegisterWebhookDialog(AccountSession &session, QWidget *parent = nullptr);
    ~RegisterWebhookDialog() override;

    /// "Register similar...": fills the form with \a draft; what was kept from earlier stays kept until this one is
    /// changed. Does nothing while something sent is not settled.
    void startFrom(const WebhookDraft &draft);

    /// What is typed, which is done a moment after it was typed and when the dialog closes.
    void keepNow();

    void done(int result) override;

Q_SIGNALS:
    /// There is a webhook \a id now, or the user recognised it in the list; the dialog closes.
    void webhookRegistered(const QString &id);
    /// To tell outside of the dialog, which closes.
    void messageRequested(const QString &text);
    /// "Update token...": the dialog stays and goes on when there is one.
    void tokenRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    AccountSession *m_session;
    QPointer<WebhookRegistration> m_registration; ///< the session's; while it is there, so is the session
    std::unique_ptr<Ui::RegisterWebhookDialog> m_ui;
    TwinFinder *m_twins;
    QPushButton *m_register = nullptr;
    DuplicateQuestion *m_duplicate = nullptr;
    QPushButton *m_stopWaiting = nullptr;
    QPushButton *m_clear = nullptr;
    QPushButton *m_goBack = nullptr;
    QPushButton *m_updateToken = nullptr;
    QPushButton *m_details = nullptr;
    QTimer m_keepTimer;
    WebhookDraft m_untouched; ///< what the form was filled with; not worth keeping once more
    std::optional<WebhookDraft> m_setAside; ///< kept from earlier, while the form shows another one

    std::optional<Error> m_sendingProblem; ///< of the last try, until the form is edited
    WebhookRegistration::State m_shown = WebhookRegistration::State::Idle;

    void build();
    void addNoticeButtons();
    void connectParts();
    void fillAtFirst();
    void fillForm(const WebhookDraft &draft, const std::optional<WebhookDraft> &setAside = {});
    /// The same, and what was told of the last one holds no longer.
    void startOver(const WebhookDraft &draft, const std::optional<WebhookDraft> &setAside = {});
    void showDraftNotice(const QString &text);
    void edited();
    bool isBesideDraft() const; ///< the form was filled in and left as it is, and something else is set aside
    void submit();
    void send(const WebhookDraft &draft);
    void sendAgain();
    void returnToForm();
    void settleInto(const WebhookDraft &draft);
    void recognise(const QString &webhookId);
    void finish(const QString &webhookId, const QString &message);
    std::optional<Error> problem() const; ///< of the last try, if nothing was registered by it
    void showDetails();
    void refresh();
    void refreshOutcome();
    void refreshProblem();
    void showProblem(const QString &text);
    void refreshMessages();
};

} // namespace Balehook
