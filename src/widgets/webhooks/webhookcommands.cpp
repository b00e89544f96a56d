// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/webhooks/webhookcommands.h"

#include "core/text/safetext.h"
#include "models/webhooksmodel.h"
#include "session/account/accountsession.h"
#include "session/account/registrationwords.h"
#include "session/account/sessions.h"
#include "session/account/webhookregistration.h"
#include "widgets/lists/listingpage.h"
#include "widgets/lists/listingtabs.h"
#include "widgets/messages/messagebar.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/webhooks/registerwebhookdialog.h"

#include <QDateTime>
#include <QLocale>

#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr auto messageId = "registration"_L1;

QString waitingText(const RegistrationLook &busy)
{
    const QDateTime since = QDateTime::fromMSecsSinceEpoch(busy.since);
    return RegistrationWords::waitedFor(busy, QLocale().toString(since, QLocale::ShortFormat));
}

/// Otherwise an earlier draft is, in its place.
bool isKept(const WebhookRegistration &registration)
{
    return registration.keptDraft() == registration.draft();
}

QString unsentText(const WebhookRegistration &registration)
{
    const QString text = isKept(registration)
        ? WebhookCommands::tr("A webhook was not sent. Your draft is kept. %1")
        : WebhookCommands::tr("A webhook was not sent. Your earlier draft is kept; this one is not. %1");
    return text.arg(registration.sendingProblem().value_or(Error()).userMessage());
}

QString unknownText(const WebhookRegistration &registration)
{
    const QString elsewhere = registration.otherAddress();
    if (elsewhere.isEmpty())
        return RegistrationWords::unknown();
    return WebhookCommands::tr("It is unknown whether a webhook that was sent to %1 has been registered. The account "
                               "now has a different address.")
        .arg(cellText(elsewhere));
}

} // namespace

WebhookCommands::WebhookCommands(Sessions &sessions, ListingTabs &tabs, MessageBar &bar, QWidget &window)
    : QObject(&window)
    , m_sessions(sessions)
    , m_tabs(tabs)
    , m_bar(bar)
    , m_window(window)
{ }

WebhookCommands::~WebhookCommands() = default;

void WebhookCommands::watch(const QString &accountId)
{
    AccountSession *session = accountId.isEmpty() ? nullptr : m_sessions.session(accountId);
    if (session == m_session)
        return;
    const bool isFirst = !std::exchange(m_hasWatched, true);
    if (m_registration)
        m_registration->disconnect(this);
    m_session = session;
    m_registration = session ? &session->registration() : nullptr;
    if (m_registration) {
        connect(m_registration, &WebhookRegistration::stateChanged, this, &WebhookCommands::tellOutcome);
        connect(m_registration, &WebhookRegistration::draftKept, this, &WebhookCommands::tellKept);
    }
    // The window in another language told of it, and it was settled then: nothing but that message says so.
    if (!isFirst || hasNews())
        tellOutcome();
}

void WebhookCommands::registerWebhook()
{
    open(std::nullopt);
}

void WebhookCommands::registerSimilar()
{
    ListingPage *page = m_tabs.page(Listing::Webhooks);
    const auto *model = page && page->current() ? qobject_cast<WebhooksModel *>(page->current()->model.get()) : nullptr;
    const Webhook *webhook = model ? model->recordAt(page->table().currentIndex().row()) : nullptr;
    if (webhook)
        open(WebhookDraft::like(*webhook));
    else
        Q_EMIT done(tr("Select a webhook first."));
}

void WebhookCommands::keepTyped()
{
    if (m_dialog)
        m_dialog->keepNow();
}

bool WebhookCommands::isFormOpen() const
{
    return m_dialog && m_dialog->isVisible();
}

void WebhookCommands::open(const std::optional<WebhookDraft> &like)
{
    if (!m_session)
        return;
    if (m_dialog) {
        m_dialog->raise();
        m_dialog->activateWindow();
    } else {
        m_dialog = new RegisterWebhookDialog(*m_session, &m_window);
        connect(m_dialog, &RegisterWebhookDialog::webhookRegistered, this, &WebhookCommands::select);
        connect(m_dialog, &RegisterWebhookDialog::messageRequested, this, &WebhookCommands::done);
        connect(m_dialog, &RegisterWebhookDialog::tokenRequested, this, &WebhookCommands::tokenRequested);
        // Queued: by then what the form leaves behind is told here.
        connect(
            m_dialog, &QDialog::finished, this,
            [this, dialog = m_dialog] {
                if (dialog == m_dialog)
                    m_dialog.clear();
                tellOutcome();
            },
            Qt::QueuedConnection);
        m_bar.withdraw(messageId);
        m_dialog->open();
    }
    if (like)
        m_dialog->startFrom(*like);
}

void WebhookCommands::select(const QString &webhookId)
{
    m_tabs.showListing(Listing::Webhooks);
    m_tabs.page().showAll(); // whatever is searched, or was last time, it is to be seen
    m_tabs.page().selectRecord(webhookId);
    m_tabs.page().focusTable();
}

bool WebhookCommands::hasNews() const
{
    return m_registration
        && (m_registration->state() != WebhookRegistration::State::Idle || m_registration->sendingProblem());
}

void WebhookCommands::tellOutcome()
{
    using State = WebhookRegistration::State;
    const State state = m_registration && !m_dialog ? m_registration->state() : State::Idle;
    Message message{.id = messageId,
                    .level = Message::Level::Warning,
                    .text = {},
                    .actionText = tr("Show..."),
                    .action = [this] { registerWebhook(); },
                    .detail = {},
                    .closable = false};
    switch (state) {
    case State::Idle:
        if (m_dialog || !hasNews()) {
            m_bar.withdraw(messageId);
            return;
        }
        message.text = unsentText(*m_registration);
        message.detail = m_registration->sendingProblem()->detail;
        break;
    case State::Waiting:
        message.level = Message::Level::Information;
        message.text = waitingText(m_registration->waitedFor());
        break;
    case State::Created:
        tellCreated(*m_registration);
        return;
    case State::Sending:
        message.level = Message::Level::Information;
        message.text = tr("A webhook is being registered in this account.");
        break;
    case State::Checking:
        message.text = m_registration->isFromEarlierRun()
            ? tr("When the program last ran, a webhook was sent and no response was received. The "
                 "webhooks are being listed to find out what happened.")
            : tr("The response to a new webhook was lost. The webhooks are being listed to find out "
                 "what happened.");
        break;
    case State::Unknown:
        message.text = unknownText(*m_registration);
        break;
    case State::Refused:
        message.level = Message::Level::Error;
        message.text =
            isKept(*m_registration) ? RegistrationWords::rejected() : RegistrationWords::rejectedBesideDraft();
        message.detail = m_registration->error().value_or(Error()).detail;
        break;
    }
    m_bar.post(std::move(message));
}

void WebhookCommands::tellKept(const Outcome &outcome)
{
    const QString id = "draft/"_L1 + m_session->account().id;
    if (outcome) {
        m_bar.withdraw(id);
        return;
    }
    m_bar.post(
        {.id = id,
         .level = Message::Level::Error,
         .text = tr("The draft of your webhook could not be saved. It is kept while the window is open, and saving is "
                    "tried again with the next change. %1")
                     .arg(outcome.error().userMessage()),
         .actionText = {},
         .action = {},
         .detail = outcome.error().detail});
}

void WebhookCommands::tellCreated(WebhookRegistration &registration)
{
    const QString id = registration.webhook().id();
    m_bar.post({.id = messageId,
                .level = Message::Level::Information,
                .text = RegistrationWords::registered(id),
                .actionText = tr("Show..."),
                .action =
                    [this, id] {
                        m_bar.withdraw(messageId);
                        select(id);
                    },
                .detail = {}});
    // It stays in the bar until it was seen; the registration itself is done.
    const QSignalBlocker quiet(registration);
    registration.settle();
}

} // namespace Balehook
