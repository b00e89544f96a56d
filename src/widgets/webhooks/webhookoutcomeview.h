// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/account/webhookregistration.h"

#include <QWidget>

#include <memory>
#include <vector>

class QPushButton;
class QVBoxLayout;

namespace Balehook {

struct Account;
class DialogNotice;
class ValueText;
class WebhookPreview;

/// A registration whose outcome is not known: what was sent and when, why nobody can tell, what listing again found.
/// Only after that it offers to send again, in two steps, as a webhook cannot be removed from here. Neither is offered
/// where the account has had another address since.
class WebhookOutcomeView final : public QWidget
{
    Q_OBJECT

public:
    explicit WebhookOutcomeView(QWidget *parent = nullptr);

    /// \a registration is Checking or Unknown.
    void showOutcome(const WebhookRegistration &registration, const Account &account);

    /// When \a registration was sent, and why nobody knows what became of it.
    static QString story(const WebhookRegistration &registration);
    /// What listing again has shown.
    static QString finding(const WebhookRegistration &registration);

Q_SIGNALS:
    /// It is the listed webhook \a id.
    void recognised(const QString &id);
    void checkRequested();
    void sendAgainRequested();
    /// Back to the form: it was not created, or does not matter.
    void formRequested();

private:
    ValueText *m_story;
    ValueText *m_finding;
    QWidget *m_found;
    QVBoxLayout *m_foundLayout;
    std::vector<std::unique_ptr<QWidget>> m_foundRows;
    QWidget *m_lastStop = nullptr; ///< of Tab, while rows are added
    QPushButton *m_check;
    QPushButton *m_sendAgain;
    QPushButton *m_form;
    DialogNotice *m_question;
    WebhookPreview *m_sent;

    void build();
    void connectButtons();
    void showFound(const WebhookRegistration &registration);
    void addFound(const QString &id, const QString &words);
};

} // namespace Balehook
