// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/accounts/tokenkeeper.h"

#include "widgets/messages/dialognotice.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace Balehook {

TokenKeeper::TokenKeeper(QWidget *parent)
    : QWidget(parent)
    , m_notice(new DialogNotice(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_notice);
    QPushButton *forSession = m_notice->addButton(tr("&Keep for This Session Only"));
    forSession->setObjectName(QStringLiteral("keepForSession"));
    QPushButton *again = m_notice->addButton(tr("Tr&y Again"));
    again->setObjectName(QStringLiteral("tryAgain"));
    connect(forSession, &QPushButton::clicked, this, [this] { hand(AccountSession::KeepToken::ForThisSession); });
    connect(again, &QPushButton::clicked, this, [this] { hand(AccountSession::KeepToken::InKeychain); });
    hide();
}

void TokenKeeper::keep(AccountSession &session, const BearerToken &token)
{
    if (m_session)
        m_session->disconnect(this);
    m_session = &session;
    m_token = token;
    // The store's answer is not told any more once the session is gone.
    connect(&session, &QObject::destroyed, this, [this] {
        if (m_busy)
            loseSession();
    });
    hand(AccountSession::KeepToken::InKeychain);
}

void TokenKeeper::reset()
{
    m_token.reset();
    hide();
}

void TokenKeeper::hand(AccountSession::KeepToken how)
{
    if (m_busy || !m_token)
        return;
    if (!m_session) {
        m_notice->showText(MessageLevel::Error,
                           tr("The account has been removed or changed. Close this window and open it again."), false);
        show();
        return;
    }
    m_notice->showText(MessageLevel::Information,
                       tr("Storing the token in the keychain. The system may ask for your password."), false);
    show();
    setBusy(true); // tells the dialog to make room for the text above
    m_session->setToken(*m_token, how, this, [this](const Outcome &outcome) { handled(outcome); });
}

void TokenKeeper::loseSession()
{
    setBusy(false);
    m_notice->showText(MessageLevel::Error,
                       tr("The account has been removed or changed. Close this window and open it again."), false);
    show();
    Q_EMIT failed();
}

void TokenKeeper::handled(const Outcome &outcome)
{
    setBusy(false);
    if (outcome) {
        reset();
        Q_EMIT kept();
        return;
    }
    // It was asked to store the token, and may do so at last: when the system's question for a password is answered.
    const QString text = outcome.error().kind == ErrorKind::KeychainSilent
        ? tr("%1\nA token kept for this session only is forgotten when the program ends, unless the keychain stores it "
             "after all.")
        : tr("%1\nA token kept for this session only is forgotten when the program ends.");
    m_notice->showText(MessageLevel::Warning, text.arg(outcome.error().userMessage()), true);
    Q_EMIT failed();
}

void TokenKeeper::setBusy(bool busy)
{
    m_busy = busy;
    Q_EMIT busyChanged(busy);
}

} // namespace Balehook
