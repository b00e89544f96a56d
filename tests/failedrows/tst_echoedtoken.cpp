// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/fetchanswer.h"
#include "failedrows/fetchrun.h"
#include "failedrows/filefetcher.h"
#include "failedrows/redirecttarget.h"
#include "failedrows/savetarget.h"
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
    void namesAndTypesLoseIt();
    void aTagWithTheTokenIsNotKept();

private:
    const QByteArray m_token = "s3cret.tok/en+1=";
    const Secret m_secret{m_token};
};

void TestEchoedToken::redirectsWithTheTokenAreNotFollowed_data()
{
    QTest::addColumn<QByteArray>("location");
    QTest::newRow("path") << "https://files.example/" + m_token + ".csv";
    QTest::newRow("query") << "https://files.example/a?token=" + m_token.toPercentEncoding();
    QTest::newRow("same host") << "/a?token=" + m_token;
}

void TestEchoedToken::redirectsWithTheTokenAreNotFollowed()
{
    QFETCH(QByteArray, location);
    const QUrl from(u"https://files.example/rows.csv"_s);
    QCOMPARE(redirectTarget(from, location), std::nullopt);
    QVERIFY(redirectTarget(from, location.replace(m_token, "x").replace(m_token.toPercentEncoding(), "x")));
}

void TestEchoedToken::namesAndTypesLoseIt()
{
    const QTemporaryDir folder;
    ScriptedServer server;
    server.enqueue(Script::answer(200, "a,b\n1,2\n",
                                  {{"Content-Type", "text/" + m_token},
                                   {"Content-Disposition", "attachment; filename=\"" + m_token + ".csv\""}}));
    HttpClient http({});
    FetchRun fetch(http, server.url(u"/x"_s), std::make_unique<SaveTarget>(folder.filePath(u"rows.csv"_s)));
    QVERIFY(fetch.run());
    QVERIFY(fetch.result->ok());
    QCOMPARE(fetch.result->value().offeredName, u"[...].csv"_s);
    QCOMPARE(fetch.result->value().contentType, u"text/[...]"_s);
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
