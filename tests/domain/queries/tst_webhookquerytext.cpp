// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/queries/jobquery.h"
#include "domain/queries/querytext.h"
#include "domain/queries/webhookquery.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Balehook {

class WebhookQueryTextTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aQueryComesBackAsItWas();
    void nothingIsAskedByAnEmptyQuery();
    void eachOrderComesBack();
    void whatCannotBeUnderstoodIsLeftOut_data();
    void whatCannotBeUnderstoodIsLeftOut();
    void whatIsUnderstoodStays();
    void nobodyFillsTheMemory();
};

void WebhookQueryTextTest::aQueryComesBackAsItWas()
{
    WebhookQuery query;
    query.text = u" order \"hooks\" ü\n"_s;
    for (const Webhook::Field field : WebhookQuery::facetFields)
        query.values[field] = {{u"a"_s, QString()}, field == Webhook::Version};
    query.hasTwin = false;
    query.times[Webhook::CreatedAt] = {std::nullopt, std::nullopt, 7};
    query.times[Webhook::UpdatedAt] = {-5, 1'700'000'000'123, std::nullopt};
    query.sortField = Webhook::WebhookUrl;
    query.isDescending = true;
    const QString text = QueryText::of(query);
    QVERIFY(!text.contains(u'\n'));
    QVERIFY(QueryText::parsed<Webhook>(text) == query);
    query.times[Webhook::CreatedAt] = {std::nullopt, std::nullopt, std::nullopt, true};
    query.hasTwin = true;
    QVERIFY(QueryText::parsed<Webhook>(QueryText::of(query)) == query);
}

void WebhookQueryTextTest::nothingIsAskedByAnEmptyQuery()
{
    QCOMPARE(QueryText::of(WebhookQuery()), u"{}"_s);
    QVERIFY(QueryText::parsed<Webhook>(u"{}"_s) == WebhookQuery());
}

void WebhookQueryTextTest::eachOrderComesBack()
{
    for (int field = Webhook::Id; field <= WebhookQuery::alike; ++field) {
        for (const bool isDescending : {false, true}) {
            WebhookQuery query;
            query.sortField = Webhook::Field(field);
            query.isDescending = isDescending;
            QVERIFY2(QueryText::parsed<Webhook>(QueryText::of(query)) == query, qPrintable(QueryText::of(query)));
        }
    }
    // No field of the interface is meant by the order that has none.
    QCOMPARE(std::count(Webhook::names.begin(), Webhook::names.end(), "alike"_L1), 0);
}

void WebhookQueryTextTest::whatCannotBeUnderstoodIsLeftOut_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << QString();
    QTest::newRow("no JSON") << u"{\"text\":"_s;
    QTest::newRow("a list") << u"[1,2]"_s;
    QTest::newRow("other types") << u"{\"text\":5,\"is\":[],\"times\":7,\"hasTwin\":1,\"sort\":{}}"_s;
    QTest::newRow("unknown fields") << u"{\"is\":{\"colour\":{\"values\":[\"red\"]}},\"sort\":\"colour\"}"_s;
    QTest::newRow("fields in the wrong place")
        << u"{\"is\":{\"id\":{\"values\":[\"1\"]}},\"times\":{\"version\":{\"lastDays\":7}}}"_s;
    QTest::newRow("senseless ranges") << u"{\"times\":{\"createdAt\":{\"lastDays\":-7,\"from\":\"noon\"}}}"_s;
    QTest::newRow("no values") << u"{\"is\":{\"resource\":{\"values\":[1,null],\"not\":true}}}"_s;
    QTest::newRow("an order of nothing") << u"{\"descending\":true}"_s;
    JobQuery jobs;
    jobs.values[ImportJob::Status] = {{u"2"_s}, false};
    jobs.hasFailures = true;
    jobs.counts[ImportJob::FailureCount] = {1, 5};
    jobs.sortField = ImportJob::FailureCount;
    QTest::newRow("a query for jobs") << QueryText::of(jobs);
}

void WebhookQueryTextTest::whatCannotBeUnderstoodIsLeftOut()
{
    QFETCH(QString, text);
    QVERIFY(QueryText::parsed<Webhook>(text) == WebhookQuery());
}

void WebhookQueryTextTest::whatIsUnderstoodStays()
{
    const WebhookQuery query = QueryText::parsed<Webhook>(
        u"{\"text\":\"a b:c\",\"is\":{\"resource\":{\"values\":[\"order\",5]},\"colour\":{\"values\":[\"red\"]}},"
        "\"hasTwin\":true,\"new\":{\"thing\":[]},\"sort\":\"alike\"}"_s);
    QCOMPARE(query.text, u"a \"b:c\""_s); // of a version that knew words, but no fields
    QCOMPARE(query.values.size(), std::size_t(1));
    QCOMPARE(query.values.at(Webhook::Resource).values, QStringList{u"order"_s});
    QCOMPARE(query.hasTwin, std::optional(true));
    QVERIFY(query.sortField == WebhookQuery::alike && !query.isDescending);
}

void WebhookQueryTextTest::nobodyFillsTheMemory()
{
    WebhookQuery query;
    query.text = QString(5000, u'x');
    for (int i = 0; i < 5000; ++i)
        query.values[Webhook::Resource].values.append(QString::number(i));
    query.times[Webhook::CreatedAt].lastDays = 2'000'000'000;
    const WebhookQuery parsed = QueryText::parsed<Webhook>(QueryText::of(query));
    QCOMPARE(parsed.text.size(), 1000);
    QCOMPARE(parsed.values.at(Webhook::Resource).values.size(), 1000);
    QVERIFY(parsed.times.empty());
}

} // namespace Balehook

QTEST_APPLESS_MAIN(Balehook::WebhookQueryTextTest)

#include "tst_webhookquerytext.moc"
