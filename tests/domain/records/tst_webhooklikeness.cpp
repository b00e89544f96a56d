// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/records/knownwebhooks.h"
#include "domain/records/webhooklikeness.h"

#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

using Differences = WebhookLikeness::Differences;

namespace {

Webhook described(const QString &id, const QString &url = u"https://hooks.example.com/in?k=1"_s)
{
    Webhook made;
    made.set(Webhook::Id, id);
    made.set(Webhook::Resource, u"product"_s);
    made.set(Webhook::EventType, u"POST"_s);
    made.set(Webhook::Version, u"v1"_s);
    made.set(Webhook::ExternalChannelId, u"7"_s);
    made.set(Webhook::WebhookUrl, url);
    return made;
}

} // namespace

class TestWebhookLikeness final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void addresses_data();
    void addresses();
    void otherFields_data();
    void otherFields();
    void nearTwinsFollowWhatIsKnown();
    void thousandsAlikeAreNotAllCompared();
};

void TestWebhookLikeness::addresses_data()
{
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<int>("differences"); // -1: not alike
    const auto row = [](const char *name, const QString &a, const QString &b, int differences) {
        QTest::newRow(name) << a << b << differences;
    };
    const QString plain = u"https://h.example/in"_s;
    row("same", plain, plain, 0);
    row("slash", plain, u"https://h.example/in/"_s, WebhookLikeness::Slash);
    row("slash alone", u"https://h.example"_s, u"https://h.example/"_s, WebhookLikeness::Slash);
    row("slash before a query", u"https://h.example/in?a"_s, u"https://h.example/in/?a"_s, WebhookLikeness::Slash);
    row("slash in a query", u"https://h.example/in?a"_s, u"https://h.example/in?a/"_s, -1);
    row("scheme", plain, u"http://h.example/in"_s, WebhookLikeness::Scheme);
    row("scheme in capitals", plain, u"HTTPS://h.example/in"_s, 0);
    row("case of the host", plain, u"https://H.Example/in"_s, WebhookLikeness::HostCase);
    row("case of the path", plain, u"https://h.example/In"_s, -1);
    row("port", plain, u"https://h.example:8443/in"_s, -1);
    row("another host", plain, u"https://i.example/in"_s, -1);
    row("several", plain, u"http://H.example/in/"_s,
        WebhookLikeness::Scheme | WebhookLikeness::HostCase | WebhookLikeness::Slash);
    row("no web address", u"mailto:a@b"_s, u"mailto:A@b"_s, -1);
    row("nothing", QString(), QString(), 0);
}

void TestWebhookLikeness::addresses()
{
    QFETCH(QString, a);
    QFETCH(QString, b);
    QFETCH(int, differences);
    const Webhook first = described(u"1"_s, a);
    const Webhook second = described(u"2"_s, b);
    QCOMPARE(WebhookLikeness::key(first) == WebhookLikeness::key(second), differences >= 0);
    if (differences >= 0)
        QCOMPARE(WebhookLikeness::between(first, second).toInt(), differences);

    KnownWebhooks known;
    known.learn(first);
    known.learn(second);
    QCOMPARE(known.nearTwins(first).count, differences > 0 ? 1 : 0);
    QCOMPARE(known.nearTwins(second).differences.toInt(), qMax(0, differences));
    QCOMPARE(known.nearTwins(WebhookDraft::like(first)).count, differences > 0 ? 1 : 0);
}

void TestWebhookLikeness::otherFields_data()
{
    QTest::addColumn<int>("field");
    QTest::addColumn<int>("differences");
    QTest::newRow("version") << int(Webhook::Version) << int(WebhookLikeness::Version);
    QTest::newRow("channel") << int(Webhook::ExternalChannelId) << int(WebhookLikeness::Channel);
    QTest::newRow("resource") << int(Webhook::Resource) << -1;
    QTest::newRow("event type") << int(Webhook::EventType) << -1;
    QTest::newRow("event sub-type") << int(Webhook::EventSubType) << -1;
    QTest::newRow("method") << int(Webhook::WebhookMethod) << 0;
}

void TestWebhookLikeness::otherFields()
{
    QFETCH(int, field);
    QFETCH(int, differences);
    const Webhook first = described(u"1"_s);
    Webhook second = described(u"2"_s);
    second.set(Webhook::Field(field), u"other"_s);
    QCOMPARE(WebhookLikeness::key(first) == WebhookLikeness::key(second), differences >= 0);
    if (differences >= 0)
        QCOMPARE(WebhookLikeness::between(first, second).toInt(), differences);
}

void TestWebhookLikeness::nearTwinsFollowWhatIsKnown()
{
    KnownWebhooks known;
    known.learn(described(u"1"_s, u"https://h.example/in"_s));
    known.learn(described(u"2"_s, u"https://h.example/in/"_s));
    known.learn(described(u"3"_s, u"http://h.example/in"_s));
    const Webhook first = described(u"1"_s, u"https://h.example/in"_s);
    QCOMPARE(known.nearTwins(first).count, 2);
    QCOMPARE(known.nearTwins(first).differences, Differences(WebhookLikeness::Slash | WebhookLikeness::Scheme));
    known.learn(described(u"2"_s, u"https://h.example/out"_s)); // it was changed
    QCOMPARE(known.nearTwins(first).count, 1);
    known.clear();
    QCOMPARE(known.nearTwins(first).count, 0);
}

void TestWebhookLikeness::thousandsAlikeAreNotAllCompared()
{
    KnownWebhooks known;
    for (int i = 0; i < 1000; ++i)
        known.learn(described(QString::number(i)));
    QCOMPARE(known.nearTwins(described(u"x"_s, u"http://hooks.example.com/in?k=1"_s)).count, 200);
    QCOMPARE(known.twinCount(described(u"1"_s)), 1000);
}

QTEST_GUILESS_MAIN(TestWebhookLikeness)
#include "tst_webhooklikeness.moc"
