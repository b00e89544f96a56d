// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/figure.h"
#include "bench/figures.h"
#include "bench/memorytokenstore.h"
#include "bench/paintclock.h"
#include "domain/knownwebhooks.h"
#include "session/accountsession.h"
#include "widgets/registerwebhookdialog.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace Balehook::Bench {

namespace {

constexpr int rounds = 15;
constexpr int webhooks = 10'000;

Webhook webhook(int number)
{
    Webhook made;
    made.set(Webhook::Id, u"wh_%1"_s.arg(number));
    made.set(Webhook::Resource, u"resource %1"_s.arg(number % 300));
    made.set(Webhook::EventType, u"POST"_s);
    made.set(Webhook::EventSubType, u"event_%1"_s.arg(number % 1'000));
    made.set(Webhook::Version, u"v%1"_s.arg(number % 7));
    made.set(Webhook::WebhookMethod, u"PUT"_s);
    made.set(Webhook::WebhookUrl, u"https://hooks%1.example.com/in/%2"_s.arg(number % 50).arg(number));
    made.set(Webhook::ExternalChannelId, QString::number(number % 2'000));
    made.set(Webhook::CreatedAt, u"2026-11-21T10:00:00.000+00:00"_s);
    made.set(Webhook::UpdatedAt, u"2026-11-21T10:00:00.000+00:00"_s);
    return made;
}

/// Milliseconds from making the form to its first paint.
double msToOpen(AccountSession &session)
{
    PaintClock clock;
    auto *dialog = new RegisterWebhookDialog(session);
    clock.watch(*dialog);
    dialog->open();
    const double ms = clock.paintedMs();
    dialog->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    return ms;
}

} // namespace

bool measureForm()
{
    const auto slug = AccountSlug::fromString(u"acme"_s);
    const Account account(u"bench"_s, *slug, BaseUrl::parse(u"http://127.0.0.1:9"_s, *slug).value());
    MemoryTokenStore tokens;
    AccountSession empty(account, u"bench"_s, tokens);
    AccountSession full(account, u"bench"_s, tokens);
    for (int i = 0; i < webhooks; ++i)
        full.knownWebhooks().learn(webhook(i));

    QList<double> withNone;
    QList<double> withMany;
    msToOpen(empty); // fonts and style, which the window has by then
    for (int round = 0; round < rounds; ++round) {
        withNone += msToOpen(empty);
        withMany += msToOpen(full);
    }
    if (withMany.contains(-1) || withNone.contains(-1))
        return false;
    print({u"open the form with 10,000 webhooks known"_s,
           median(withMany),
           u"ms"_s,
           u"the same with none"_s,
           median(withNone),
           {u"webhooks known to the painted form"_s, double(full.knownWebhooks().count()), webhooks}});
    return true;
}

} // namespace Balehook::Bench
