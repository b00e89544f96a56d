// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "service/plainhttp.h"
#include "service/servicequestions.h"

#include <QDateTime>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QUrlQuery>

using namespace Qt::StringLiterals;
using namespace Balehook::Demo;

namespace {

const QString hooksPath = u"/api/platform/v1/client-webhook"_s;
const QString createPath = u"/api/v1/webhook"_s;

} // namespace

/// The demo service holds to the interface: the real executable, asked over HTTP.
class TestDemoService final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();

    void asksForTheTokenOfTheAccount_data();
    void asksForTheTokenOfTheAccount();
    void pagesAsTheInterfaceSays_data();
    void pagesAsTheInterfaceSays();
    void findsTheAccountByHostLabel();
    void computesTheSameJobsEveryTime();
    void writesJobsAsTheInterfaceSays();
    void leavesALongStretchWithoutFailedFiles();
    void listsAllWebhooksWithATotalInText();
    void createsAWebhookAndListsIt();
    void refusesBadBodies_data();
    void refusesBadBodies();
    void failsEveryNthListing();
    void hidesOrInventsTotals();
    void movesTheListAlong();
    void waitsWithoutBlocking();
    void countsNoRequestThatWasGivenUp();
    void refusesBadOptions();

private:
    QNetworkRequest acmeJobs(const ServiceProcess &service) const;

    PlainHttp m_http;
    ServiceProcess m_service;
    QByteArray m_acme = tokenOf("acme");
};

void TestDemoService::initTestCase()
{
    QVERIFY2(m_service.start(), m_service.errors().constData());
}

void TestDemoService::asksForTheTokenOfTheAccount_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("token");
    QTest::addColumn<int>("status");
    QTest::newRow("right") << QString(u"/acme"_s + jobsPath) << tokenOf("acme") << 200;
    QTest::newRow("none") << QString(u"/acme"_s + jobsPath) << QByteArray() << 401;
    QTest::newRow("wrong") << QString(u"/acme"_s + jobsPath) << QByteArray("nonsense") << 401;
    QTest::newRow("of another account") << QString(u"/acme"_s + jobsPath) << tokenOf("globex") << 401;
    QTest::newRow("properties without") << QString(u"/acme"_s + propertiesPath) << QByteArray() << 401;
    QTest::newRow("properties") << QString(u"/acme"_s + propertiesPath) << tokenOf("acme") << 200;
    QTest::newRow("webhooks without") << u"/acme"_s + hooksPath << QByteArray() << 401;
    QTest::newRow("unknown account") << QString(u"/umbrella"_s + jobsPath) << tokenOf("acme") << 404;
    QTest::newRow("unknown endpoint") << u"/acme/api/platform/v1/import-jobs"_s << tokenOf("acme") << 404;
    QTest::newRow("method not offered") << u"/acme"_s + createPath << tokenOf("acme") << 405;
}

void TestDemoService::asksForTheTokenOfTheAccount()
{
    QFETCH(QString, path);
    QFETCH(QByteArray, token);
    QFETCH(int, status);
    const auto answer = m_http.get(m_service.api(path), token);
    QCOMPARE(answer.status, status);
    QCOMPARE(answer.contentType, "application/json");
    if (status != 200)
        QVERIFY(!answer.json().value("error"_L1).toObject().value("message"_L1).toString().isEmpty());
}

void TestDemoService::pagesAsTheInterfaceSays_data()
{
    QTest::addColumn<QString>("slug");
    QTest::addColumn<QString>("query");
    QTest::addColumn<qint64>("page");
    QTest::addColumn<qint64>("perPage");
    QTest::addColumn<qint64>("records");
    QTest::addColumn<qint64>("total");
    const auto row = [](const char *name, const QString &slug, const QString &query, qint64 page, qint64 perPage,
                        qint64 records,
                        qint64 total) { QTest::newRow(name) << slug << query << page << perPage << records << total; };
    row("defaults", u"acme"_s, {}, 1, 25, 25, 250'000);
    row("as asked", u"acme"_s, u"?page=3&per_page=50"_s, 3, 50, 50, 250'000);
    row("largest page", u"acme"_s, u"?per_page=100"_s, 1, 100, 100, 250'000);
    row("more than the largest page", u"acme"_s, u"?per_page=5000"_s, 1, 100, 100, 250'000);
    row("last page", u"acme"_s, u"?page=2500&per_page=100"_s, 2'500, 100, 100, 250'000);
    row("beyond the end", u"acme"_s, u"?page=2501&per_page=100"_s, 2'501, 100, 0, 250'000);
    row("far beyond the end", u"acme"_s, u"?page=9223372036854775807"_s, 9'223'372'036'854'775'807, 25, 0, 250'000);
    row("part of a page", u"globex"_s, u"?page=2"_s, 2, 25, 12, 37);
    row("nothing", u"initech"_s, {}, 1, 25, 0, 0);
    row("zero", u"acme"_s, u"?page=0&per_page=0"_s, 1, 25, 25, 250'000);
    row("negative", u"acme"_s, u"?page=-4&per_page=-1"_s, 1, 25, 25, 250'000);
    row("no numbers", u"acme"_s, u"?page=two&per_page=1e2"_s, 1, 25, 25, 250'000);
}

void TestDemoService::pagesAsTheInterfaceSays()
{
    QFETCH(QString, slug);
    QFETCH(QString, query);
    QFETCH(qint64, page);
    QFETCH(qint64, perPage);
    QFETCH(qint64, records);
    QFETCH(qint64, total);
    const auto answer = m_http.get(jobs(m_service, slug, query), tokenOf(slug.toLatin1()));
    QCOMPARE(answer.status, 200);
    const QJsonObject envelope = answer.json();
    QCOMPARE(fieldsOf(envelope), QSet<QString>({u"result"_s, u"page"_s, u"perPage"_s, u"data"_s}));
    QVERIFY(envelope.value("result"_L1).isDouble());
    QCOMPARE(envelope.value("result"_L1).toInteger(-1), total);
    QCOMPARE(envelope.value("page"_L1).toInteger(-1), page);
    QCOMPARE(envelope.value("perPage"_L1).toInteger(-1), perPage);
    QCOMPARE(answer.data().size(), records);
}

void TestDemoService::findsTheAccountByHostLabel()
{
    const auto byHost = m_http.get(m_service.api(QString(jobsPath)), tokenOf("globex"), "globex.localhost");
    QCOMPARE(byHost.status, 200);
    QCOMPARE(byHost.json().value("result"_L1).toInteger(-1), 37);
    QCOMPARE(byHost.body, m_http.get(jobs(m_service, u"globex"_s), tokenOf("globex")).body);
    QCOMPARE(m_http.get(m_service.api(QString(jobsPath)), tokenOf("globex")).status, 404);
}

void TestDemoService::computesTheSameJobsEveryTime()
{
    ServiceProcess million;
    QVERIFY2(million.start({u"--jobs"_s, u"1000000"_s}), million.errors().constData());
    QSet<QString> ids;
    QString newer = u"9"_s;
    for (const int page : {1, 2, 5'000, 39'999, 40'000}) {
        const QUrl url = jobs(million, u"acme"_s, u"?page=%1"_s.arg(page));
        const auto answer = m_http.get(url, m_acme);
        QCOMPARE(answer.data().size(), 25);
        QCOMPARE(answer.body, m_http.get(url, m_acme).body);
        for (const QJsonValue job : answer.data()) {
            ids.insert(job["id"_L1].toString());
            const QString created = job["createdAt"_L1].toString();
            QVERIFY2(created < newer, qPrintable(created));
            newer = created;
        }
    }
    QCOMPARE(ids.size(), 125);
    QVERIFY(ids.contains(u"1000000"_s));
    QVERIFY(ids.contains(u"1"_s));
}

void TestDemoService::writesJobsAsTheInterfaceSays()
{
    static const QRegularExpression utc(u"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"_s);
    const QSet<QString> always{u"id"_s,       u"jobType"_s,  u"channelId"_s, u"status"_s,   u"userId"_s,
                               u"userName"_s, u"filePath"_s, u"createdAt"_s, u"updatedAt"_s};
    const QSet<QString> sometimes{u"additionalDetails"_s, u"failedFilePath"_s, u"successCount"_s, u"failureCount"_s};
    QSet<QString> statuses;
    QSet<QString> types;
    QSet<QString> seen;
    int failedFiles = 0;
    for (int page = 1; page <= 10; ++page) {
        const QString query = u"?per_page=100&page=%1"_s.arg(page + 60);
        for (const QJsonValue value : m_http.get(jobs(m_service, u"acme"_s, query), m_acme).data()) {
            const QJsonObject job = value.toObject();
            const QSet<QString> fields = fieldsOf(job);
            QVERIFY(fields.contains(always));
            QVERIFY((always + sometimes).contains(fields));
            for (const QString &field : fields)
                QVERIFY2(job.value(field).isString(), qPrintable(field));
            QVERIFY(utc.match(job.value("createdAt"_L1).toString()).hasMatch());
            QVERIFY(job.value("createdAt"_L1).toString() <= job.value("updatedAt"_L1).toString());
            const QString status = job.value("status"_L1).toString();
            QCOMPARE(fields.contains(u"failedFilePath"_s), status == "2"_L1);
            QVERIFY(status != "1"_L1 || fields.contains(u"successCount"_s));
            QVERIFY(status != "0"_L1 || !fields.contains(u"failureCount"_s));
            failedFiles += int(status == "2"_L1);
            statuses += status;
            types += job.value("jobType"_L1).toString();
            seen += fields;
        }
    }
    QCOMPARE(statuses, QSet<QString>({u"0"_s, u"1"_s, u"2"_s}));
    QVERIFY(types.contains({u"product.import"_s, u"INVENTORY"_s, u"base_product_import"_s}));
    QCOMPARE(seen, always + sometimes);
    QVERIFY2(failedFiles > 80 && failedFiles < 170, qPrintable(QString::number(failedFiles)));
}

void TestDemoService::leavesALongStretchWithoutFailedFiles()
{
    int without = 0;
    int longest = 0;
    for (int page = 1; page <= 60; ++page) {
        const QString query = u"?per_page=100&page=%1"_s.arg(page);
        for (const QJsonValue job : m_http.get(jobs(m_service, u"acme"_s, query), m_acme).data()) {
            without = job["status"_L1].toString() == "2"_L1 ? 0 : without + 1;
            longest = qMax(longest, without);
        }
    }
    QVERIFY2(longest >= 2'800, qPrintable(QString::number(longest)));
}

void TestDemoService::listsAllWebhooksWithATotalInText()
{
    static const QRegularExpression withOffset(u"\\.\\d{3}[+-]\\d\\d:\\d\\d$"_s);
    ServiceProcess fresh;
    QVERIFY2(fresh.start(), fresh.errors().constData());
    const auto answer = m_http.get(fresh.api(u"/acme"_s + hooksPath + u"?per_page=25"_s), m_acme);
    QCOMPARE(answer.data().size(), 31);
    QCOMPARE(answer.json().value("total"_L1), QJsonValue(u"31"_s));
    QCOMPARE(answer.json().value("perPage"_L1), QJsonValue(25));
    for (const QJsonValue hook : answer.data())
        QVERIFY(withOffset.match(hook["createdAt"_L1].toString()).hasMatch());

    const auto beyond = m_http.get(fresh.api(u"/acme"_s + hooksPath + u"?page=2"_s), m_acme);
    QCOMPARE(beyond.data().size(), 0);
    QCOMPARE(beyond.json().value("total"_L1), QJsonValue(u"31"_s));

    const auto none = m_http.get(fresh.api(u"/initech"_s + hooksPath), tokenOf("initech"));
    QCOMPARE(none.json().value("total"_L1), QJsonValue(u"0"_s));
}

void TestDemoService::createsAWebhookAndListsIt()
{
    const QJsonObject draft{{u"resource"_s, u"product"_s},     {u"eventType"_s, u"PUT"_s},
                            {u"eventSubType"_s, u"updated"_s}, {u"version"_s, u"v1"_s},
                            {u"webhookMethod"_s, u"POST"_s},   {u"webhookUrl"_s, u"https://hooks.example/in"_s},
                            {u"externalChannelID"_s, u"7"_s}};
    const QUrl url = m_service.api(u"/globex"_s + createPath);
    const auto created = m_http.send("POST", url, tokenOf("globex"), QJsonDocument(draft).toJson());
    QCOMPARE(created.status, 200);
    const QJsonObject webhook = created.json();
    for (auto field = draft.begin(); field != draft.end(); ++field)
        QCOMPARE(webhook.value(field.key()), field.value());
    QVERIFY(!webhook.value("id"_L1).toString().isEmpty());
    QVERIFY(webhook.contains("createdAt"_L1) && webhook.contains("updatedAt"_L1));
    QCOMPARE(webhook.size(), 10);

    const auto listed = m_http.get(m_service.api(u"/globex"_s + hooksPath), tokenOf("globex"));
    QCOMPARE(listed.data().last().toObject(), webhook);
    QCOMPARE(listed.json().value("total"_L1), QJsonValue(u"4"_s));
}

void TestDemoService::refusesBadBodies_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("contentType");
    QTest::addColumn<int>("status");
    QTest::newRow("no JSON") << QByteArray("resource=product") << QByteArray("application/json") << 400;
    QTest::newRow("no object") << QByteArray("[]") << QByteArray("application/json") << 400;
    QTest::newRow("a number") << QByteArray("{\"version\": 1}") << QByteArray("application/json") << 400;
    QTest::newRow("no JSON type") << QByteArray("{}") << QByteArray("text/plain") << 415;
}

void TestDemoService::refusesBadBodies()
{
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, contentType);
    QFETCH(int, status);
    const auto answer = m_http.send("POST", m_service.api(u"/acme"_s + createPath), m_acme, body, contentType);
    QCOMPARE(answer.status, status);
}

void TestDemoService::failsEveryNthListing()
{
    ServiceProcess flapping;
    QVERIFY2(flapping.start({u"--fail-every"_s, u"3"_s}), flapping.errors().constData());
    QList<int> statuses;
    for (int i = 0; i < 6; ++i)
        statuses += m_http.get(jobs(flapping, u"acme"_s), m_acme).status;
    QCOMPARE(statuses, QList<int>({200, 200, 503, 200, 200, 503}));
}

void TestDemoService::hidesOrInventsTotals()
{
    ServiceProcess silent;
    QVERIFY2(silent.start({u"--totals"_s, u"none"_s}), silent.errors().constData());
    QVERIFY(!m_http.get(jobs(silent, u"acme"_s), m_acme).json().contains("result"_L1));
    QVERIFY(!m_http.get(silent.api(u"/acme"_s + hooksPath), m_acme).json().contains("total"_L1));

    ServiceProcess lying;
    QVERIFY2(lying.start({u"--totals"_s, u"lie"_s, u"--jobs"_s, u"10"_s, u"--max-per-page"_s, u"4"_s}),
             lying.errors().constData());
    const auto answer = m_http.get(jobs(lying, u"acme"_s, u"?page=3&per_page=9"_s), m_acme);
    QCOMPARE(answer.json().value("result"_L1), QJsonValue(1'010));
    QCOMPARE(answer.json().value("perPage"_L1), QJsonValue(4));
    QCOMPARE(answer.data().size(), 2);
}

void TestDemoService::movesTheListAlong()
{
    ServiceProcess drifting;
    QVERIFY2(drifting.start({u"--drift"_s, u"1"_s, u"--jobs"_s, u"50"_s}), drifting.errors().constData());
    const QUrl url = jobs(drifting, u"acme"_s, u"?per_page=100"_s);
    QJsonArray data;
    const auto hasGrown = [&] {
        data = m_http.get(url, m_acme).data();
        return data.size() > 50;
    };
    QTRY_VERIFY(hasGrown());
    QCOMPARE(data.first()["id"_L1].toString(), QString::number(data.size()));
    QVERIFY(data.at(0)["createdAt"_L1].toString() > data.at(1)["createdAt"_L1].toString());
    QCOMPARE(data.last()["id"_L1].toString(), u"1"_s);
}

QNetworkRequest TestDemoService::acmeJobs(const ServiceProcess &service) const
{
    QNetworkRequest request(jobs(service, u"acme"_s));
    request.setRawHeader("Authorization", "Bearer " + m_acme);
    return request;
}

void TestDemoService::waitsWithoutBlocking()
{
    ServiceProcess slow;
    QVERIFY2(slow.start({u"--latency"_s, u"300"_s}), slow.errors().constData());
    QNetworkAccessManager manager;
    const QNetworkRequest request = acmeJobs(slow);
    const std::unique_ptr<QNetworkReply> first(manager.get(request));
    const std::unique_ptr<QNetworkReply> second(manager.get(request));
    QNetworkReply *gone = manager.get(request);
    const auto underWay = [&] { return m_http.get(slow.api(u"/__requests"_s)).json().value("mostAtOnce"_L1); };
    QTRY_COMPARE(underWay(), QJsonValue(3));
    // A client that goes away while its answer waits does no harm.
    gone->abort();
    delete gone;
    QTRY_VERIFY(first->isFinished() && second->isFinished());
    QCOMPARE(first->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt(), 200);
    QCOMPARE(second->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt(), 200);
    QCOMPARE(m_http.get(jobs(slow, u"acme"_s), m_acme).status, 200);
}

void TestDemoService::countsNoRequestThatWasGivenUp()
{
    ServiceProcess slow;
    QVERIFY2(slow.start({u"--latency"_s, u"600000"_s}), slow.errors().constData());
    QNetworkAccessManager manager;
    const QNetworkRequest request = acmeJobs(slow);
    const std::unique_ptr<QNetworkReply> waiting(manager.get(request));
    const std::unique_ptr<QNetworkReply> gone(manager.get(request));
    const auto underWay = [&] {
        m_http.send("DELETE", slow.api(u"/__requests"_s));
        return m_http.get(slow.api(u"/__requests"_s)).json().value("mostAtOnce"_L1);
    };
    QTRY_COMPARE(underWay(), QJsonValue(2));
    gone->abort();
    QTRY_COMPARE(underWay(), QJsonValue(1));
}

void TestDemoService::refusesBadOptions()
{
    for (const QStringList &arguments : {QStringList{u"--jobs"_s, u"many"_s}, QStringList{u"--port"_s, u"70000"_s},
                                         QStringList{u"--totals"_s, u"maybe"_s}, QStringList{u"--dialect"_s, u"both"_s},
                                         QStringList{u"--nonsense"_s}}) {
        ServiceProcess refused;
        QVERIFY(!refused.start(arguments));
        QVERIFY(!refused.errors().isEmpty());
    }
}

QTEST_GUILESS_MAIN(TestDemoService)
#include "tst_demoservice.moc"
