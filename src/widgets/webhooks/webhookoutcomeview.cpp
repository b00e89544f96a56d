// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/webhooks/webhookoutcomeview.h"

#include "core/text/safetext.h"
#include "domain/account/account.h"
#include "models/timetext.h"
#include "session/account/registrationwords.h"
#include "widgets/fields/explain.h"
#include "widgets/fields/valuetext.h"
#include "widgets/messages/dialognotice.h"
#include "widgets/webhooks/webhookpreview.h"

#include <QDateTime>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t mostShown = 20;

QString timeOf(qint64 msecs)
{
    const QDateTime instant = QDateTime::fromMSecsSinceEpoch(msecs, Qt::UTC);
    return TimeText::exact(Timestamp(instant.toString(Qt::ISODateWithMs)), false);
}

/// An answer that is not the webhook that was sent: where the two part.
QStringList differences(const Webhook &answered, const WebhookDraft &sent)
{
    QStringList lines;
    for (const Webhook::Field field : WebhookDraft::fields) {
        if (answered.presence(field) == Presence::Missing)
            continue;
        if (answered.text(field) != sent.text(field))
            lines += WebhookOutcomeView::tr("%1: sent “%2”, received “%3”.", "name of a field and its two values")
                         .arg(Webhook::fieldName(field), cellText(sent.text(field)), cellText(answered.text(field)));
    }
    return lines;
}

QString ageText(const WebhookRegistration::Match &match, qint64 sentAt)
{
    if (match.wasKnown)
        return WebhookOutcomeView::tr("Already listed before it was sent.");
    if (match.isNewer && match.webhook.createdAt().instant() < sentAt) // the service's clock may be late
        return WebhookOutcomeView::tr("Created at about the time it was sent.");
    if (match.isNewer)
        return WebhookOutcomeView::tr("Created after it was sent.");
    return match.webhook.createdAt().instant() ? WebhookOutcomeView::tr("Created before it was sent.")
                                               : WebhookOutcomeView::tr("The time of creation is unknown.");
}

} // namespace

QString WebhookOutcomeView::story(const WebhookRegistration &registration)
{
    const QString when = timeOf(registration.sentAt());
    QStringList lines;
    if (registration.isFromEarlierRun() && !registration.error())
        lines += tr("This webhook was sent on %1, but the program did not wait for the response. It may "
                    "have been created.")
                     .arg(when);
    else
        lines += tr("This webhook was sent on %1. The response was lost or unexpected, so it may have "
                    "been created.")
                     .arg(when);
    if (registration.error())
        lines += RegistrationWords::lostAnswer(*registration.error());
    const Webhook &answered = registration.webhook();
    if (answered.has(Webhook::Id) || answered.has(Webhook::WebhookUrl))
        lines += differences(answered, registration.draft());
    return lines.join(u'\n');
}

QString WebhookOutcomeView::finding(const WebhookRegistration &registration)
{
    const int read = int(registration.checkedCount());
    if (registration.state() == WebhookRegistration::State::Checking)
        return tr("The webhooks of the account are being listed again to find out. %Ln were loaded.", nullptr, read);
    if (registration.listingError())
        return tr("The webhooks could not be listed again, so the outcome is still unknown. %1")
            .arg(RegistrationWords::listingFailed(*registration.listingError()));
    if (registration.matches().empty())
        return tr("None of the %Ln webhook(s) listed since matches it in all seven fields. It may still "
                  "appear later: check again before you send it again.",
                  nullptr, read);
    if (registration.matches().front().isNewer)
        return tr(
            "The list now contains a webhook with the same seven fields, created at about the time yours was sent "
            "or later. It is very likely yours.");
    return tr(
        "The list contains webhooks with the same seven fields, but none that was created at about the time yours "
        "was sent or later.");
}

WebhookOutcomeView::WebhookOutcomeView(QWidget *parent)
    : QWidget(parent)
    , m_story(new ValueText(this))
    , m_finding(new ValueText(this))
    , m_found(new QWidget(this))
    , m_foundLayout(new QVBoxLayout(m_found))
    , m_check(new QPushButton(this))
    , m_sendAgain(new QPushButton(tr("&Send Again…"), this))
    , m_form(new QPushButton(tr("&Back to Form"), this))
    , m_question(new DialogNotice(this))
    , m_sent(new WebhookPreview(this))
{
    build();
    connectButtons();
}

void WebhookOutcomeView::build()
{
    auto *sentLabel = new QLabel(tr("Sent webhook:"), this);
    sentLabel->setTextFormat(Qt::PlainText);
    auto *buttons = new QHBoxLayout;
    for (QPushButton *button : {m_check, m_form, m_sendAgain})
        buttons->addWidget(button);
    buttons->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_story);
    layout->addWidget(m_finding);
    layout->addWidget(m_found);
    layout->addLayout(buttons);
    layout->addWidget(m_question);
    layout->addWidget(sentLabel);
    layout->addWidget(m_sent, 1);
    m_foundLayout->setContentsMargins({});
    setFocusProxy(m_story); // which is read first, and where Enter does nothing
    m_story->setObjectName(u"outcomeStory"_s);
    m_story->setAccessibleName(tr("The sent webhook"));
    m_finding->setObjectName(u"outcomeFinding"_s);
    m_finding->setAccessibleName(tr("What was found"));
    m_check->setObjectName(u"checkAgainButton"_s);
    m_sendAgain->setObjectName(u"sendAgainButton"_s);
    m_form->setObjectName(u"backToFormButton"_s);
    m_question->setObjectName(u"sendAgainQuestion"_s);
    explain(*m_form, tr("Your draft is there, and nothing is sent"));
}

void WebhookOutcomeView::connectButtons()
{
    QPushButton *send = m_question->addButton(tr("Send &Again"));
    send->setObjectName(u"sendOnceMoreButton"_s);
    QPushButton *dont = m_question->addButton(tr("Do &Not Send"));
    dont->setObjectName(u"doNotSendButton"_s);
    for (QPushButton *button : {send, dont})
        button->setAutoDefault(true); // Enter presses the one that has the focus
    connect(m_check, &QPushButton::clicked, this, &WebhookOutcomeView::checkRequested);
    connect(m_form, &QPushButton::clicked, this, &WebhookOutcomeView::formRequested);
    connect(m_sendAgain, &QPushButton::clicked, this, [this, dont] {
        m_question->showText(MessageLevel::Question,
                             tr("If it was created after all, there will be two of them, and neither can be removed "
                                "from here. Send the same webhook again?"),
                             true);
        dont->setFocus();
    });
    connect(dont, &QPushButton::clicked, this, [this] {
        m_question->hide();
        m_check->setFocus();
    });
    connect(send, &QPushButton::clicked, this, [this] {
        m_question->hide();
        Q_EMIT sendAgainRequested();
    });
}

void WebhookOutcomeView::showOutcome(const WebhookRegistration &registration, const Account &account)
{
    const bool isChecking = registration.state() == WebhookRegistration::State::Checking;
    const bool hasFailed = registration.listingError().has_value();
    m_story->setSafeText(story(registration)); // what came from outside was made safe in it
    m_finding->setSafeText(finding(registration));
    // Where it went is not where it would go now: there is nothing to check, and nothing to send again.
    const QString elsewhere = registration.otherAddress();
    if (elsewhere.isEmpty())
        m_sent->showRequest(account, registration.draft());
    else
        m_sent->showRequest(QUrl(elsewhere), registration.draft());
    m_check->setText(hasFailed ? tr("&Retry") : tr("Check &Again"));
    m_check->setEnabled(!isChecking);
    m_check->setVisible(elsewhere.isEmpty());
    m_form->setVisible(!isChecking && (!hasFailed || !elsewhere.isEmpty()));
    m_sendAgain->setVisible(!isChecking && !hasFailed);
    if (isChecking || hasFailed)
        m_question->hide();
    m_found->setVisible(!isChecking && elsewhere.isEmpty());
    if (!isChecking && elsewhere.isEmpty())
        showFound(registration);
}

void WebhookOutcomeView::showFound(const WebhookRegistration &registration)
{
    m_foundRows.clear();
    m_lastStop = m_finding;
    const auto &matches = registration.matches();
    for (std::size_t i = 0; i < std::min(matches.size(), mostShown); ++i) {
        const Webhook &webhook = matches[i].webhook;
        addFound(webhook.id(),
                 tr("ID %1, created %2. %3", "id, time and a sentence about it")
                     .arg(cellText(webhook.id()), TimeText::exact(webhook.createdAt(), false),
                          ageText(matches[i], registration.sentAt())));
    }
    const QString answered = registration.webhook().id();
    const bool isListed = std::any_of(matches.begin(), matches.end(),
                                      [&answered](const auto &match) { return match.webhook.id() == answered; });
    if (!answered.isEmpty() && !isListed)
        addFound(answered, tr("ID %1, from the unexpected response.").arg(cellText(answered)));
    setTabOrder(m_lastStop, m_check);
    m_found->setVisible(m_foundLayout->count() > 0);
}

void WebhookOutcomeView::addFound(const QString &id, const QString &words)
{
    QWidget *row = m_foundRows.emplace_back(std::make_unique<QWidget>(m_found)).get();
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins({});
    auto *text = new ValueText(row);
    text->setSafeText(words);
    text->setAccessibleName(tr("Webhook found"));
    auto *choose = new QPushButton(tr("This Is My Webhook"), row);
    choose->setObjectName(u"recogniseButton"_s);
    choose->setAccessibleDescription(words);
    layout->addWidget(text, 1);
    layout->addWidget(choose);
    m_foundLayout->addWidget(row);
    // As they are seen: Qt goes to what was made last after all buttons, of which one sends again.
    setTabOrder(m_lastStop, text);
    setTabOrder(text, choose);
    m_lastStop = choose;
    connect(choose, &QPushButton::clicked, this, [this, id] { Q_EMIT recognised(id); });
}

} // namespace Balehook
