// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/records/knownwebhooks.h"

#include "domain/records/importjob.h"
#include "domain/records/page.h"
#include "domain/records/pagesource.h"

#include <QSignalSpy>
#include <QTest>
#include <QTimer>

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestKnownWebhooks final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void valuesMostUsedFirst();
    void knowsNothingAtFirst();
    void sameWebhookCountsOnce();
    void changedWebhookLeavesItsOldValues();
    void recordsThatTellNothing();
    void twins_data();
    void twins();
    void twinsComeBackWhole();
    void watchesASource();
    void tellsNewsOnly();
    void forgets();
    void forgetsThoseThatAreListedNoMore();
    void recallsSomeAtATime();
    void whatIsKnownIsNewerThanWhatWasKept();
    void nothingIsRecalledThatIsListedNoMore();
    void forgetsWhatItHasYetToRecall();
    void recallsNothingOfOtherRecords();
};

namespace {

class Source final : public PageSource
{
public:
    Ticket request(PageRequest, PagePriority) override { return 0; }
    void cancel(Ticket) override { }
};

Webhook webhook(const QString &id, const QString &resource = u"order"_s, const QString &url = u"https://x.example/"_s)
{
    Webhook made = Webhook();
    made.set(Webhook::Id, id);
    made.set(Webhook::Resource, resource);
    made.set(Webhook::EventType, u"POST"_s);
    made.set(Webhook::EventSubType, QString());
    made.set(Webhook::Version, u"1"_s, Presence::OtherType);
    made.set(Webhook::ExternalChannelId, QString(), Presence::Null);
    made.set(Webhook::WebhookUrl, url);
    made.set(Webhook::WebhookMethod, u"PUT"_s);
    made.set(Webhook::CreatedAt, u"2026-11-21T10:00:00.000+05:30"_s);
    made.set(Webhook::UpdatedAt, u"2026-11-21T10:00:00.000+05:30"_s);
    return made;
}

Webhook with(Webhook webhook, Webhook::Field field, const QString &text)
{
    webhook.set(field, text);
    return webhook;
}

template <typename Record>
PageAnswer page(std::vector<Record> records)
{
    return {std::make_shared<Page<Record>>(std::move(records), QByteArray(), nullptr), {}, {}, {}, {}};
}

/// With the ids 0, 1, 2, …
std::vector<Webhook> keptWebhooks(int count)
{
    std::vector<Webhook> kept;
    kept.reserve(std::size_t(count));
    for (int i = 0; i < count; ++i)
        kept.push_back(webhook(QString::number(i)));
    return kept;
}

} // namespace

void TestKnownWebhooks::valuesMostUsedFirst()
{
    KnownWebhooks known;
    known.learn(page<Webhook>({webhook(u"1"_s, u"product"_s), webhook(u"2"_s, u"order"_s), webhook(u"3"_s, u"order"_s),
                               webhook(u"4"_s, u"Order"_s), webhook(u"5"_s, QString())}));
    QCOMPARE(known.count(), 5);
    QCOMPARE(known.values(Webhook::Resource), (QStringList{u"order"_s, u"Order"_s, u"product"_s}));
    QCOMPARE(known.values(Webhook::Resource, 1), QStringList{u"order"_s});
    QCOMPARE(known.values(Webhook::Resource, 50).size(), 3);
    QVERIFY(known.values(Webhook::Resource, 0).isEmpty());
    QVERIFY(known.values(Webhook::EventSubType).isEmpty());
    QVERIFY(known.values(Webhook::Id).isEmpty());
    QVERIFY(known.values(Webhook::CreatedAt).isEmpty());
}

void TestKnownWebhooks::knowsNothingAtFirst()
{
    const KnownWebhooks known;
    QCOMPARE(known.count(), 0);
    QVERIFY(known.values(Webhook::WebhookUrl).isEmpty());
    QCOMPARE(known.twinCount(webhook(u"1"_s)), 0);
    QVERIFY(known.twinsOf(WebhookDraft::like(webhook(u"1"_s))).empty());
}

void TestKnownWebhooks::sameWebhookCountsOnce()
{
    KnownWebhooks known;
    for (int i = 0; i < 3; ++i)
        known.learn(page<Webhook>({webhook(u"1"_s, u"product"_s), webhook(u"1"_s, u"product"_s)}));
    known.learn(page<Webhook>({webhook(u"2"_s, u"order"_s), webhook(u"3"_s, u"order"_s)}));
    QCOMPARE(known.count(), 3);
    QCOMPARE(known.twinCount(webhook({}, u"product"_s)), 1);
    QCOMPARE(known.values(Webhook::Resource), (QStringList{u"order"_s, u"product"_s}));
}

void TestKnownWebhooks::changedWebhookLeavesItsOldValues()
{
    KnownWebhooks known;
    known.learn(webhook(u"1"_s, u"order"_s));
    known.learn(webhook(u"2"_s, u"order"_s));
    known.learn(webhook(u"1"_s, u"price"_s));
    known.learn(webhook(u"2"_s, u"price"_s));
    QCOMPARE(known.count(), 2);
    QCOMPARE(known.values(Webhook::Resource), QStringList{u"price"_s});
    QCOMPARE(known.twinCount(webhook({}, u"order"_s)), 0);
    QCOMPARE(known.twinCount(webhook({}, u"price"_s)), 2);
    known.learn(webhook(u"1"_s, u"order"_s));
    QCOMPARE(known.values(Webhook::Resource), (QStringList{u"order"_s, u"price"_s}));
}

/// Without an id nothing tells whether it was seen before.
void TestKnownWebhooks::recordsThatTellNothing()
{
    KnownWebhooks known;
    QSignalSpy changed(&known, &KnownWebhooks::changed);
    known.learn(page<Webhook>({unreadableRecord<Webhook>(), webhook({})}));
    known.learn(page<ImportJob>({ImportJob()}));
    known.learn(webhook({}));
    QCOMPARE(known.count(), 0);
    QCOMPARE(changed.count(), 0);
}

void TestKnownWebhooks::twins_data()
{
    QTest::addColumn<int>("field");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isTwin");
    QTest::newRow("resource") << int(Webhook::Resource) << u"Order"_s << false;
    QTest::newRow("event type") << int(Webhook::EventType) << u"PUT"_s << false;
    QTest::newRow("event sub-type") << int(Webhook::EventSubType) << u"created"_s << false;
    QTest::newRow("version") << int(Webhook::Version) << u"2"_s << false;
    QTest::newRow("channel") << int(Webhook::ExternalChannelId) << u"7"_s << false;
    QTest::newRow("URL") << int(Webhook::WebhookUrl) << u"https://x.example"_s << false;
    QTest::newRow("method") << int(Webhook::WebhookMethod) << u"POST"_s << true;
    QTest::newRow("identity") << int(Webhook::Id) << u"other"_s << true;
    QTest::newRow("time") << int(Webhook::CreatedAt) << u"never"_s << true;
}

void TestKnownWebhooks::twins()
{
    QFETCH(int, field);
    QFETCH(QString, text);
    QFETCH(bool, isTwin);
    KnownWebhooks known;
    known.learn(webhook(u"1"_s));
    Webhook second = with(webhook(u"2"_s), Webhook::Field(field), text);
    known.learn(second);
    QCOMPARE(known.twinCount(webhook({})), isTwin ? 2 : 1);
    QCOMPARE(known.twinCount(second), isTwin ? 2 : 1);
    QCOMPARE(int(known.twinsOf(WebhookDraft::like(webhook({}))).size()), isTwin ? 2 : 1);
}

void TestKnownWebhooks::twinsComeBackWhole()
{
    KnownWebhooks known;
    const Webhook first = webhook(u"1"_s);
    const Webhook second = with(webhook(u"2"_s), Webhook::UpdatedAt, u"2026-12-01T00:00:00Z"_s);
    known.learn(page<Webhook>({first, webhook(u"3"_s, u"price"_s), second}));
    const std::vector<Webhook> found = known.twinsOf(WebhookDraft::like(first));
    QCOMPARE(found.size(), std::size_t(2));
    QVERIFY(found[0] == first);
    QVERIFY(found[1] == second);
    QCOMPARE(found[1].createdAt().instant(), second.createdAt().instant());
}

void TestKnownWebhooks::watchesASource()
{
    KnownWebhooks known;
    {
        Source source;
        known.watch(source);
        Q_EMIT source.arrived(1, page<Webhook>({webhook(u"1"_s)}));
        Q_EMIT source.arrived(2, page<Webhook>({webhook(u"2"_s)}));
    }
    QCOMPARE(known.count(), 2);
}

void TestKnownWebhooks::tellsNewsOnly()
{
    KnownWebhooks known;
    QSignalSpy changed(&known, &KnownWebhooks::changed);
    const PageAnswer answer = page<Webhook>({webhook(u"1"_s), webhook(u"2"_s)});
    known.learn(answer);
    QCOMPARE(changed.count(), 1);
    known.learn(answer);
    QCOMPARE(changed.count(), 1);
    known.learn(with(webhook(u"2"_s), Webhook::UpdatedAt, u"2026-12-01T00:00:00Z"_s));
    QCOMPARE(changed.count(), 2);
}

void TestKnownWebhooks::forgets()
{
    KnownWebhooks known;
    known.learn(webhook(u"1"_s));
    QSignalSpy changed(&known, &KnownWebhooks::changed);
    known.clear();
    known.clear();
    QCOMPARE(changed.count(), 1);
    QCOMPARE(known.count(), 0);
    QCOMPARE(known.twinCount(webhook(u"1"_s)), 0);
    QVERIFY(known.values(Webhook::Resource).isEmpty());
}

void TestKnownWebhooks::forgetsThoseThatAreListedNoMore()
{
    KnownWebhooks known;
    for (const QString &id : {u"1"_s, u"2"_s, u"3"_s})
        known.learn(webhook(id));
    known.learn(webhook(u"4"_s, u"price"_s));
    QCOMPARE(known.twinCount(webhook({})), 3);
    QSignalSpy changed(&known, &KnownWebhooks::changed);
    known.forgetOthers({u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"5"_s});
    QCOMPARE(changed.count(), 0);
    known.forgetOthers({u"1"_s, u"3"_s});
    QCOMPARE(changed.count(), 1);
    QCOMPARE(known.count(), 2);
    QCOMPARE(known.twinCount(webhook({})), 2);
    QCOMPARE(known.values(Webhook::Resource), QStringList(u"order"_s));
    QVERIFY(known.twinsOf(WebhookDraft::like(webhook({}, u"price"_s))).empty());
    // One that comes back is a new one.
    known.learn(webhook(u"2"_s, u"price"_s));
    QCOMPARE(known.count(), 3);
    QCOMPARE(known.twinCount(webhook({}, u"price"_s)), 1);
    QCOMPARE(known.twinCount(webhook({})), 2);
}

void TestKnownWebhooks::recallsSomeAtATime()
{
    KnownWebhooks known;
    QSignalSpy changed(&known, &KnownWebhooks::changed);
    known.recall(page(keptWebhooks(1'000)));
    QCOMPARE(known.count(), 0);
    qsizetype atFirst = 0;
    QTimer::singleShot(0, &known, [&] { atFirst = known.count(); });
    QVERIFY(changed.wait());
    QCOMPARE(known.count(), 1'000);
    QVERIFY2(atFirst < 1'000, qPrintable(QString::number(atFirst)));
    QCOMPARE(changed.count(), 1);
    // What comes later begins anew.
    known.recall(page(keptWebhooks(1'001)));
    QVERIFY(changed.wait());
    QCOMPARE(known.count(), 1'001);
    QCOMPARE(changed.count(), 2);
}

void TestKnownWebhooks::whatIsKnownIsNewerThanWhatWasKept()
{
    KnownWebhooks known;
    known.learn(webhook(u"0"_s, u"before"_s));
    QSignalSpy changed(&known, &KnownWebhooks::changed);
    known.recall(page(keptWebhooks(1'000)));
    known.learn(webhook(u"999"_s, u"meanwhile"_s));
    QVERIFY(changed.wait());
    QCOMPARE(known.count(), 1'000);
    QCOMPARE(known.values(Webhook::Resource), (QStringList{u"order"_s, u"before"_s, u"meanwhile"_s}));
}

void TestKnownWebhooks::nothingIsRecalledThatIsListedNoMore()
{
    KnownWebhooks known;
    QSignalSpy changed(&known, &KnownWebhooks::changed);
    known.recall(page(keptWebhooks(1'000)));
    known.forgetOthers({u"7"_s, u"998"_s});
    QVERIFY(changed.wait());
    QCOMPARE(known.count(), 2);
}

/// What is recalled next shows that nothing of the first is on its way.
void TestKnownWebhooks::forgetsWhatItHasYetToRecall()
{
    KnownWebhooks known;
    QSignalSpy changed(&known, &KnownWebhooks::changed);
    known.recall(page(keptWebhooks(1'000)));
    known.clear();
    QCOMPARE(changed.count(), 0);
    known.recall(page<Webhook>({webhook(u"other"_s)}));
    QVERIFY(changed.wait());
    QCOMPARE(known.count(), 1);
}

void TestKnownWebhooks::recallsNothingOfOtherRecords()
{
    KnownWebhooks known;
    QSignalSpy changed(&known, &KnownWebhooks::changed);
    known.recall(page<ImportJob>({ImportJob()}));
    known.recall(page<Webhook>({webhook({}), webhook(u"1"_s)}));
    QVERIFY(changed.wait());
    QCOMPARE(known.count(), 1);
}

QTEST_GUILESS_MAIN(TestKnownWebhooks)
#include "tst_knownwebhooks.moc"
