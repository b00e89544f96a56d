// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "service/plainhttp.h"
#include "service/servicequestions.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Balehook::Demo;

/// The files behind the links of jobs.
class TestDemoFiles final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void servesFilesWithoutAToken();
    void showsEveryFateOfALink();
    void givesPartsOfFiles_data();
    void givesPartsOfFiles();
    void showsOddFilesWhenAsked();
    void warnsOfATokenSentToTheFileHost();

private:
    PlainHttp m_http;
    ServiceProcess m_service;
    QByteArray m_acme = tokenOf("acme");
};

void TestDemoFiles::initTestCase()
{
    QVERIFY2(m_service.start(), m_service.errors().constData());
}

void TestDemoFiles::servesFilesWithoutAToken()
{
    for (const QJsonValue &job : m_http.get(jobs(m_service, u"acme"_s, u"?per_page=100"_s), m_acme).data()) {
        const QUrl url(job["failedFilePath"_L1].toString());
        if (url.isEmpty() || !job["failureCount"_L1].isString())
            continue;
        const auto file = m_http.get(url);
        if (file.contentType != "text/csv; charset=utf-8")
            continue;
        QCOMPARE(url.port(), m_service.files().port());
        QCOMPARE(file.status, 200);
        QCOMPARE(file.length, file.body.size());
        QVERIFY(file.disposition.startsWith("attachment; filename*=UTF-8''"));
        QVERIFY(file.body.contains("row,sku,name,category,price,error"));
        QVERIFY(file.body.contains("price is required"));
        // Line breaks inside quotes: at least as many lines as failed rows and the header.
        QVERIFY(file.body.count('\n') > job["failureCount"_L1].toString().toInt());
        const auto whole = m_http.get(QUrl(job["filePath"_L1].toString()));
        QCOMPARE(whole.status, 200);
        QVERIFY(whole.body.contains("sku,name,category,price"));
        return;
    }
    QFAIL("None of the newest 100 jobs has a file of failed rows.");
}

void TestDemoFiles::showsEveryFateOfALink()
{
    QSet<QByteArray> fates;
    const QSet<QByteArray> expected{"200 text/csv; charset=utf-8", "403 application/xml", "404 application/xml",
                                    "200 text/html; charset=utf-8"};
    for (int page = 1; page <= 100 && !fates.contains(expected); ++page) {
        const QString query = u"?per_page=100&page=%1"_s.arg(page + 60);
        for (const QJsonValue &job : m_http.get(jobs(m_service, u"acme"_s, query), m_acme).data()) {
            if (!job["failedFilePath"_L1].isString())
                continue;
            const auto file = m_http.get(QUrl(job["failedFilePath"_L1].toString()));
            fates.insert(QByteArray::number(file.status) + ' ' + file.contentType);
        }
    }
    QVERIFY(fates.contains(expected));
    QCOMPARE(m_http.get(m_service.files(u"/acme/failed/0/x.csv"_s)).status, 404);
    QCOMPARE(m_http.get(m_service.files(u"/"_s)).status, 404);
}

void TestDemoFiles::givesPartsOfFiles_data()
{
    QTest::addColumn<QByteArray>("range");
    QTest::addColumn<QByteArray>("ifRange"); ///< empty: none, "right": the tag of the file
    QTest::addColumn<int>("status");
    QTest::newRow("all") << ""_ba
                         << ""_ba << 200;
    QTest::newRow("rest") << "bytes=10-"_ba
                          << ""_ba << 206;
    QTest::newRow("rest of this version") << "bytes=10-"_ba
                                          << "right"_ba << 206;
    QTest::newRow("rest of another version") << "bytes=10-"_ba
                                             << "\"other\""_ba << 200;
    QTest::newRow("after the end") << "bytes=100000000-"_ba
                                   << ""_ba << 416;
    QTest::newRow("nonsense") << "bytes=a-"_ba
                              << ""_ba << 200;
}

void TestDemoFiles::givesPartsOfFiles()
{
    QFETCH(QByteArray, range);
    QFETCH(QByteArray, ifRange);
    QFETCH(int, status);
    const QUrl url = m_service.files(u"/acme/imports/1/a.csv"_s);
    const auto whole = m_http.get(url);
    QVERIFY(whole.header("ETag").startsWith('"'));
    QCOMPARE(whole.header("Accept-Ranges"), "bytes");
    PlainHttp::Headers headers;
    if (!range.isEmpty())
        headers.append({"Range", range});
    if (!ifRange.isEmpty())
        headers.append({"If-Range", ifRange == "right" ? whole.header("ETag") : ifRange});
    const auto answer = m_http.get(url, headers);
    QCOMPARE(answer.status, status);
    if (status == 200)
        QCOMPARE(answer.body, whole.body);
    if (status == 206) {
        const QByteArray size = QByteArray::number(whole.body.size());
        const QByteArray last = QByteArray::number(whole.body.size() - 1);
        QCOMPARE(answer.body, whole.body.mid(10));
        QCOMPARE(answer.header("Content-Range"), "bytes 10-" + last + '/' + size);
        QCOMPARE(answer.header("ETag"), whole.header("ETag"));
    }
}

void TestDemoFiles::showsOddFilesWhenAsked()
{
    ServiceProcess odd;
    QVERIFY(odd.start({u"--odd-files"_s}));
    const QJsonArray newest = m_http.get(jobs(odd, u"acme"_s), m_acme).data();
    const QJsonArray usual = m_http.get(jobs(m_service, u"acme"_s), m_acme).data();
    struct Expected
    {
        int status;
        QByteArray start;
    };
    const QList<Expected> all{{403, "<?xml"},      {404, "<?xml"},      {200, "<!DOCTYPE html>"},    {302, "Moved"},
                              {206, "PK\x03\x04"}, {206, "PK\x03\x04"}, {206, "\x1f\x8b\x08"},       {206, "\x89PNG"},
                              {206, "MZ"},         {206, "row,sku"},    {206, "\xef\xbb\xbfrow,sku"}};
    for (int i = 0; i < all.size(); ++i) {
        const QUrl url(newest.at(i)["failedFilePath"_L1].toString());
        // The first bytes are enough: one of them is slow.
        const auto file = m_http.get(url, PlainHttp::Headers{{"Range", "bytes=0-49"}});
        QCOMPARE(file.status, all.at(i).status);
        QVERIFY2(file.body.contains(all.at(i).start), qPrintable(url.toString()));
        QCOMPARE(file.length, file.body.size());
        if (file.status == 302)
            QCOMPARE(m_http.get(url.resolved(QUrl(QString::fromLatin1(file.header("Location"))))).status, 200);
    }
    // All others are as they are without.
    for (int i = int(all.size()); i < newest.size(); ++i)
        QCOMPARE(newest.at(i)["jobType"_L1], usual.at(i)["jobType"_L1]);
}

void TestDemoFiles::warnsOfATokenSentToTheFileHost()
{
    const QUrl requests = m_service.files(u"/__requests"_s);
    m_http.send("DELETE", requests);
    m_http.get(m_service.files(u"/acme/imports/1/a.csv"_s));
    QCOMPARE(m_http.get(requests).json().value("withAuthorization"_L1), QJsonValue(0));
    m_http.get(m_service.files(u"/acme/imports/1/a.csv"_s), "leaked");

    const auto log = m_http.get(requests);
    QCOMPARE(log.json().value("total"_L1), QJsonValue(2));
    QCOMPARE(log.json().value("withAuthorization"_L1), QJsonValue(1));
    const QJsonArray recorded = log.json().value("requests"_L1).toArray();
    QCOMPARE(recorded.at(0)["authorization"_L1], QJsonValue(false));
    QCOMPARE(recorded.at(1)["authorization"_L1], QJsonValue(true));
    QCOMPARE(recorded.at(1)["path"_L1], QJsonValue(u"/acme/imports/1/a.csv"_s));
    QCOMPARE(recorded.at(1)["method"_L1], QJsonValue(u"GET"_s));
    QVERIFY(!log.body.contains("leaked"));
    QTRY_VERIFY(m_service.errors().contains("WARNING: a token was sent to the file host"));
}

QTEST_GUILESS_MAIN(TestDemoFiles)
#include "tst_demofiles.moc"
