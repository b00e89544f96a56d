// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/secrets/knownsecrets.h"
#include "core/secretspellings.h"
#include "failedrows/cache/savetarget.h"
#include "failedrows/fetch/fetchanswer.h"
#include "failedrows/fetch/fetchrun.h"
#include "failedrows/fetch/filefetcher.h"
#include "failedrows/fetch/linkcheck.h"
#include "failedrows/fetch/redirecttarget.h"
#include "failedrows/fetch/tokenlink.h"
#include "net/httpclient.h"
#include "support/scriptedserver.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Balehook;
using namespace Balehook::Testing;

/// A file host that knows the token and repeats it: it goes no further.
class TestEchoedToken final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void redirectsWithTheTokenAreNotFollowed_data();
    void redirectsWithTheTokenAreNotFollowed();
    void aRedirectBelowHalfOfItIsNotFollowed();
    void ordinaryRedirectsAreFollowed();
    void theUserIsToldWhyARedirectIsNotFollowed();
    void linksWithTheTokenAreRefused_data();
    void linksWithTheTokenAreRefused();
    void namesAndTypesLoseIt_data();
    void namesAndTypesLoseIt();
    void theFileLosesIt_data();
    void theFileLosesIt();
    void aTagWithTheTokenIsNotKept();

private:
    const QByteArray m_token = "s3cret.tok/en+1=";
    const Secret m_secret{m_token};
    /// What is said of a link that a token was taken out of.
    const QString m_refusal = TokenLink::refusal(u"https://files.example/[...].csv"_s);
};

void TestEchoedToken::redirectsWithTheTokenAreNotFollowed_data()
{
    QTest::addColumn<QByteArray>("location");
    const auto spellings = spellingsOfSecret(m_token);
    for (const auto &[name, text] : spellings) {
        QTest::addRow("path, %s", name) << "https://files.example/" + text + ".csv";
        QTest::addRow("query, %s", name) << "https://files.example/a?token=" + text;
        QTest::addRow("same host, %s", name) << "/a?token=" + text;
    }
    QTest::newRow("host") << "https://s3cret.tok/en+1="_ba;
    QTest::newRow("in two parts") << "/a/s3cret.tok/b/c/../../en+1="_ba;
}

void TestEchoedToken::redirectsWithTheTokenAreNotFollowed()
{
    QFETCH(QByteArray, location);
    const QUrl from(u"https://files.example/rows.csv"_s);
    QCOMPARE(redirectTarget(from, location), std::nullopt);
    QVERIFY(!TokenLink::refusalOfRedirect(from, location).isEmpty());
}

void TestEchoedToken::aRedirectBelowHalfOfItIsNotFollowed()
{
    QCOMPARE(redirectTarget(QUrl(u"https://files.example/s3cret.tok/rows.csv"_s), "en+1="), std::nullopt);
}

void TestEchoedToken::ordinaryRedirectsAreFollowed()
{
    const QUrl from(u"https://files.example/rows.csv"_s);
    QVERIFY(
        redirectTarget(from, "https://files.example/a%2Fb.csv?X-Amz-Signature=c2VjcmV0LnRva2Vu&part=s3cret.tok%2f"));
}

void TestEchoedToken::theUserIsToldWhyARedirectIsNotFollowed()
{
    const QTemporaryDir folder;
    ScriptedServer server;
    server.enqueue(Script::answer(302, {}, {{"Location", "/a?t=" + m_token.toPercentEncoding().toPercentEncoding()}}));
    HttpClient http({});
    FetchRun fetch(http, server.url(u"/x"_s), std::make_unique<SaveTarget>(folder.filePath(u"rows.csv"_s)));
    QVERIFY(fetch.run());
    QVERIFY(!fetch.result->ok());
    QVERIFY(fetch.result->error().userMessage().startsWith(m_refusal));
    QCOMPARE(server.requests().size(), 1);
}

void TestEchoedToken::linksWithTheTokenAreRefused_data()
{
    QTest::addColumn<QString>("link");
    const auto spellings = spellingsOfSecret(m_token);
    for (const auto &[name, text] : spellings) {
        QTest::addRow("path, %s", name) << QString::fromLatin1("https://files.example/" + text + ".csv");
        QTest::addRow("query, %s", name) << QString::fromLatin1("https://files.example/a?token=" + text);
        QTest::addRow("fragment, %s", name) << QString::fromLatin1("https://files.example/a#" + text);
    }
    QTest::newRow("host") << u"https://s3cret.tok/en+1="_s;
    QTest::newRow("host, other case") << u"https://S3CRET.TOK/en+1=/a.csv"_s;
    QTest::newRow("host, other letters") << u"https://\uff53\uff13\uff43\uff52\uff45\uff54.\uff54\uff4f\uff4b/en+1="_s;
    QTest::newRow("user") << QString::fromLatin1("https://" + m_token.toPercentEncoding() + "@files.example/a.csv");
    QTest::newRow("in two parts") << u"https://files.example/s3cret.tok/b/../en+1="_s;
    QTest::newRow("taken out before") << u"https://files.example/[...].csv"_s;
    QTest::newRow("taken out before, encoded") << u"https://files.example/%5b...%5d.csv"_s;
}

void TestEchoedToken::linksWithTheTokenAreRefused()
{
    QFETCH(QString, link);
    QVERIFY2(LinkCheck::refusal(link).startsWith(m_refusal), qPrintable(LinkCheck::refusal(link)));
    QCOMPARE(LinkCheck::refusal(u"https://files.example/s3cret.tok/a%2Fb.csv?sig=c2VjcmV0LnRva2Vu"_s), QString());
}

void TestEchoedToken::namesAndTypesLoseIt_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const auto &[name, text] : spellingsOfSecret(m_token))
        QTest::addRow("%s", name) << text;
}

void TestEchoedToken::namesAndTypesLoseIt()
{
    QFETCH(QByteArray, text);
    const QTemporaryDir folder;
    ScriptedServer server;
    server.enqueue(Script::answer(
        200, "a,b\n1,2\n",
        {{"Content-Type", "text/" + text}, {"Content-Disposition", "attachment; filename=\"" + text + ".csv\""}}));
    HttpClient http({});
    FetchRun fetch(http, server.url(u"/x"_s), std::make_unique<SaveTarget>(folder.filePath(u"rows.csv"_s)));
    QVERIFY(fetch.run());
    QVERIFY(fetch.result->ok());
    // Of Base64, what stood around it is left.
    QVERIFY2(fetch.result->value().offeredName.contains("[...]"_L1), qPrintable(fetch.result->value().offeredName));
    const QString type = fetch.result->value().contentType; // up to the first semicolon
    QVERIFY2(type.contains("[...]"_L1) || (text.contains(';') && type.size() < 30), qPrintable(type));
}

void TestEchoedToken::theFileLosesIt_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("inPieces");
    for (const auto &[name, text] : spellingsOfSecret(m_token)) {
        QTest::addRow("%s", name) << text << false;
        if (text.size() < 20) // a byte at a time takes long; tst_secretfilter does it with all of them
            QTest::addRow("%s, in pieces", name) << text << true;
    }
}

void TestEchoedToken::theFileLosesIt()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, inPieces);
    const QByteArray before = "sku,error\n1,\"sent with ";
    const QByteArray after = "\"\n2,too long\n";
    const QByteArray file = before + text + after;
    const QTemporaryDir folder;
    ScriptedServer server;
    Script script = Script().send(
        "HTTP/1.1 200 OK\r\nContent-Type: text/csv\r\nContent-Length: " + QByteArray::number(file.size()) + "\r\n\r\n");
    server.enqueue(inPieces ? std::move(script).trickle(file, std::chrono::milliseconds(0))
                            : std::move(script).send(file));
    HttpClient http({});
    FetchRun fetch(http, server.url(u"/x"_s), std::make_unique<SaveTarget>(folder.filePath(u"rows.csv"_s)));
    QVERIFY(fetch.run());
    QVERIFY(fetch.result->ok());
    QFile saved(folder.filePath(u"rows.csv"_s));
    QVERIFY(saved.open(QFile::ReadOnly));
    const QByteArray kept = saved.readAll();
    QCOMPARE(kept.size(), file.size()); // or it could not be resumed
    QVERIFY2(kept.startsWith(before) && kept.endsWith(after), kept.constData());
    QVERIFY2(kept.contains("********"), kept.constData());
    QCOMPARE(withoutKnownSecrets(kept), kept);
}

void TestEchoedToken::aTagWithTheTokenIsNotKept()
{
    const QUrl url(u"https://files.example/rows.csv"_s);
    const auto validator = [&url](const QByteArray &tag) {
        return FetchAnswer::of({.status = 200,
                                .contentLength = "9",
                                .contentRange = {},
                                .contentEncoding = {},
                                .entityTag = tag,
                                .lastModified = {},
                                .date = {},
                                .acceptRanges = {}},
                               url, {}, 0)
            .version.validator;
    };
    QCOMPARE(validator("\"v1\""), "\"v1\""_ba);
    QCOMPARE(validator('"' + m_token + '"'), QByteArray());
}

QTEST_GUILESS_MAIN(TestEchoedToken)
#include "tst_echoedtoken.moc"
