// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/lists/accountnotices.h"

#include "widgets/lists/listingviews.h"
#include "widgets/messages/messagebar.h"
#include "widgets/messages/statusline.h"

namespace Balehook {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr auto ofAccount = "account."_L1; // prefix of all that leaves with the account
constexpr auto tokenId = "account.token"_L1;
constexpr auto errorId = "account.error"_L1;
constexpr auto waitingId = "account.waiting"_L1;
constexpr auto changedId = "account.changed"_L1;
constexpr auto offlineId = "offline"_L1;

} // namespace

AccountNotices::AccountNotices(MessageBar &bar, QObject *parent)
    : QObject(parent)
    , m_bar(bar)
{
    m_countdown.setInterval(1s);
    connect(&m_countdown, &QTimer::timeout, this, [this] {
        m_waiting -= 1s;
        tellWaiting();
    });
    connect(&bar, &MessageBar::closed, this, [this](const QString &id) {
        if (id == changedId && m_view)
            m_view->listChanged = false;
    });
}

void AccountNotices::watch(ListingView *view)
{
    m_view = view;
    m_links = std::make_unique<QObject>();
    m_countdown.stop();
    m_bar.withdrawAll(ofAccount);
    if (!view)
        return;

    if (view->session)
        connect(view->session, &AccountSession::stateChanged, m_links.get(), [this] { tellTokenState(); });
    PagedTableModel *model = view->model.get();
    const auto tellState = [this] { tellError(); };
    connect(model, &PagedTableModel::pageFailed, m_links.get(), tellState);
    connect(model, &PagedTableModel::errorCleared, m_links.get(), tellState);
    connect(model, &PagedTableModel::stateChanged, m_links.get(), tellState);
    connect(model, &PagedTableModel::listChanged, m_links.get(), [this] { tellListChanged(); });
    connect(model, &PagedTableModel::waiting, m_links.get(),
            [this](std::chrono::seconds seconds) { startWaiting(seconds); });
    tellTokenState();
    tellError();
    tellListChanged();
}

void AccountNotices::setOffline(bool offline)
{
    m_offline = offline;
    if (!offline) {
        m_bar.withdraw(offlineId);
        return;
    }
    m_bar.post({.id = offlineId,
                .level = Message::Level::Warning,
                .text = tr("This computer is offline. Loaded rows stay here; loading resumes when the connection "
                           "is back."),
                .actionText = {},
                .action = {},
                .detail = {}});
}

QString AccountNotices::noTokenText()
{
    return tr("This account has no stored token. Enter one to load its data.");
}

QString AccountNotices::tokenAction(AccountSession::State state)
{
    return state == AccountSession::State::TokenRefused ? tr("Update Token...") : tr("Enter Token...");
}

void AccountNotices::tellTokenState()
{
    if (!m_view || !m_view->session)
        return;
    using State = AccountSession::State;
    switch (m_view->session->state()) {
    case State::Idle:
    case State::ReadingToken:
    case State::Ready:
        m_bar.withdraw(tokenId);
        return;
    case State::NoToken:
        m_bar.post({.id = tokenId,
                    .level = Message::Level::Warning,
                    .text = noTokenText(),
                    .actionText = tokenAction(State::NoToken),
                    .action = [this] { Q_EMIT tokenRequested(); },
                    .detail = {},
                    .closable = false});
        return;
    case State::TokenUnavailable:
    case State::TokenRefused:
        tellTokenProblem();
        return;
    }
}

void AccountNotices::tellTokenProblem()
{
    AccountSession *session = m_view->session;
    const Error error = session->tokenError().value_or(Error(ErrorKind::TokenRefused));
    Message message{.id = tokenId,
                    .level = Message::Level::Error,
                    .text = error.userMessage(),
                    .actionText = {},
                    .action = {},
                    .detail = error.detail,
                    .closable = false};
    // What may pass by itself (a locked or slow keychain) is tried again; what needs a token asks for one.
    if (error.kind == ErrorKind::KeychainLocked || error.kind == ErrorKind::KeychainSilent) {
        message.actionText = tr("Retry");
        message.action = [session = m_view->session] {
            if (session)
                session->retryToken();
        };
    } else {
        message.actionText = tokenAction(session->state());
        message.action = [this] { Q_EMIT tokenRequested(); };
    }
    m_bar.post(std::move(message));
}

void AccountNotices::tellError()
{
    if (!m_view)
        return;
    const auto error = m_view->model->error();
    const bool tokenTold = m_view->session && m_view->session->state() != AccountSession::State::Ready;
    if (!error || error->kind == ErrorKind::Cancelled || tokenTold) {
        m_bar.withdraw(errorId);
        return;
    }
    Message message{.id = errorId,
                    .level = Message::Level::Error,
                    .text = error->userMessage(),
                    .actionText = {},
                    .action = {},
                    .detail = error->detail.isEmpty() ? error->serviceText : error->detail};
    if (m_view->model->isEarlier()) {
        const QString time = StatusLine::timeText(m_view->model->updatedAt(), m_view->model->isUtc());
        message.text += u' ' + tr("The rows shown were received on %1.").arg(time);
    }
    // Where nothing is loaded, the empty table itself offers to try again.
    if (m_view->model->state() != PagedTableModel::State::Failed) {
        message.actionText = tr("Retry");
        message.action = [this] {
            if (m_view)
                m_view->model->retry();
        };
    }
    m_bar.post(std::move(message));
}

void AccountNotices::tellListChanged()
{
    if (!m_view || !m_view->listChanged) {
        m_bar.withdraw(changedId);
        return;
    }
    m_bar.post({.id = changedId,
                .level = Message::Level::Information,
                .text = tr("The list has changed since it was loaded; rows may have moved."),
                .actionText = tr("Refresh"),
                .action = [this] { Q_EMIT refreshRequested(); },
                .detail = {}});
}

void AccountNotices::startWaiting(std::chrono::seconds seconds)
{
    // Shorter pauses between tries are nobody's concern.
    m_waiting = seconds < 2s ? 0s : seconds;
    if (m_waiting > 0s)
        m_countdown.start();
    tellWaiting();
}

void AccountNotices::tellWaiting()
{
    if (m_waiting <= 0s) {
        m_countdown.stop();
        m_bar.withdraw(waitingId);
        return;
    }
    m_bar.post({.id = waitingId,
                .level = Message::Level::Information,
                .text = tr("The service asked to wait. Next try in %Ln s.", nullptr, int(m_waiting.count())),
                .actionText = {},
                .action = {},
                .detail = {},
                .closable = false,
                .isCountdown = true});
}

} // namespace Balehook
