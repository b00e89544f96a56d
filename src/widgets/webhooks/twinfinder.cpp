// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/webhooks/twinfinder.h"

#include "core/text/safetext.h"
#include "domain/records/knownwebhooks.h"
#include "models/pagewalker.h"
#include "models/timetext.h"
#include "models/twintext.h"
#include "session/account/accountsession.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace Balehook {

namespace {

constexpr qsizetype mostTwinsNamed = 3;

} // namespace

TwinFinder::TwinFinder(AccountSession &session, QObject *parent)
    : QObject(parent)
    , m_known(&session.knownWebhooks())
    , m_walker(new PageWalker(session.webhooks(), session.account().perPage, this))
{
    connect(m_known, &KnownWebhooks::changed, this, &TwinFinder::changed);
    connect(m_walker, &PageWalker::exhausted, this, [this] { end(Reading::Done); });
    connect(m_walker, &PageWalker::stopped, this, [this] { end(Reading::Done); });
    connect(m_walker, &PageWalker::failed, this, [this] { end(Reading::Failed); });
    m_walker->start(1, PageWalker::Direction::Forward, [this](int, const PageAnswer &answer, qint64) {
        // What is known learned from this answer, too. With as many as there are, more pages bring nothing new.
        return m_known && (!answer.total || m_known->count() < *answer.total);
    });
}

void TwinFinder::end(Reading how)
{
    m_reading = how;
    Q_EMIT changed();
}

int TwinFinder::count() const
{
    return m_known ? int(m_known->count()) : 0;
}

bool TwinFinder::hasTwin(const WebhookDraft &draft) const
{
    return m_known && !m_known->twinsOf(draft).empty();
}

QString TwinFinder::twinText(const WebhookDraft &draft) const
{
    const std::vector<Webhook> twins = m_known ? m_known->twinsOf(draft) : std::vector<Webhook>();
    if (twins.empty())
        return nearTwinText(draft);
    QStringList named;
    for (const Webhook &twin : twins) {
        if (named.size() == mostTwinsNamed)
            break;
        named += tr("%1 (%2, created %3)", "id, method and time of a webhook")
                     .arg(cellText(twin.id()), cellText(twin.text(Webhook::WebhookMethod), 20),
                          TimeText::exact(twin.createdAt(), false));
    }
    const int more = int(std::ssize(twins) - named.size());
    if (more > 0)
        named += tr("%Ln more", "webhooks", more);
    return tr("The same event, version, channel and URL are already registered: %1. Registering again "
              "creates a duplicate, which cannot be removed from here.")
        .arg(QLocale().createSeparatedList(named));
}

QString TwinFinder::nearTwinText(const WebhookDraft &draft) const
{
    const KnownWebhooks::NearTwins nearly = m_known ? m_known->nearTwins(draft) : KnownWebhooks::NearTwins();
    if (nearly.count == 0)
        return {};
    return tr("%Ln registered webhooks differ from this one only in %1.", nullptr, nearly.count)
        .arg(TwinText::namesOf(nearly.differences));
}

QString TwinFinder::noTwinText() const
{
    switch (m_reading) {
    case Reading::Going:
        return tr("The same event, version, channel and URL are not among the %Ln webhook(s) loaded so far. The "
                  "list is still loading.",
                  nullptr, count());
    case Reading::Done:
        return tr("The same event, version, channel and URL are not among the %Ln webhook(s) listed.", nullptr,
                  count());
    case Reading::Failed:
        return tr("The same event, version, channel and URL are not among the %Ln webhook(s) loaded. The list "
                  "could not be loaded completely.",
                  nullptr, count());
    }
    return {};
}

QString TwinFinder::extentText() const
{
    switch (m_reading) {
    case Reading::Going:
        return tr("This is among the %Ln webhook(s) loaded so far. The list is still loading.", nullptr, count());
    case Reading::Done:
        return tr("This is among the %Ln webhook(s) listed.", nullptr, count());
    case Reading::Failed:
        return tr("This is among the %Ln webhook(s) loaded. The list could not be loaded completely.", nullptr,
                  count());
    }
    return {};
}

} // namespace Balehook
