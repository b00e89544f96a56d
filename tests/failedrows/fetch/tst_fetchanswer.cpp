// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/fetch/fetchanswer.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace Balehook;

using Headers = FetchAnswer::Headers;
using Use = FetchAnswer::Use;

class TestFetchAnswer final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wholeFiles_data();
    void wholeFiles();
    void parts_data();
    void parts();
    void aPartOfADatedFile_data();
    void aPartOfADatedFile();
    void aPartFromElsewhereIsNotUsed();
    void refusedAnswersSayWhy_data();
    void refusedAnswersSayWhy();
};

namespace {

const QUrl fileUrl(u"https://files.example.com/a/rows.csv?signature=1"_s);
constexpr auto modified = "Sat, 21 Nov 2026 10:00:00 GMT";
constexpr auto sent = "Sat, 21 Nov 2026 10:00:01 GMT";

FileVersion knownVersion(const QByteArray &validator, qint64 total = 1000)
{
    Headers headers;
    headers.status = 200;
    FileVersion version = FetchAnswer::of(headers, fileUrl, {}, 0).version;
    version.validator = validator;
    version.total = total;
    return version;
}

} // namespace

void TestFetchAnswer::wholeFiles_data()
{
    QTest::addColumn<QByteArray>("tag");
    QTest::addColumn<QByteArray>("lastModified");
    QTest::addColumn<QByteArray>("date");
    QTest::addColumn<QByteArray>("acceptRanges");
    QTest::addColumn<QByteArray>("validator");
    const QByteArray none;
    QTest::newRow("nothing") << none << none << none << none << none;
    QTest::newRow("strong tag") << "\"v1\""_ba << none << none << none << "\"v1\""_ba;
    QTest::newRow("tag before date") << "\"v1\""_ba << QByteArray(modified) << QByteArray(sent) << none << "\"v1\""_ba;
    QTest::newRow("weak tag") << "W/\"v1\""_ba << QByteArray(modified) << QByteArray(sent) << none << none;
    QTest::newRow("tag without quotes") << "v1"_ba << none << none << none << none;
    QTest::newRow("tag of two") << "\"a\", \"b\""_ba << none << none << none << none;
    QTest::newRow("tag with a space") << "\"a b\""_ba << none << none << none << none;
    QTest::newRow("tag with a line break") << "\"a\r\nX: b\""_ba << none << none << none << none;
    QTest::newRow("endless tag") << QByteArray('"' + QByteArray(2000, 'x') + '"') << none << none << none << none;
    QTest::newRow("date") << none << QByteArray(modified) << QByteArray(sent) << none << QByteArray(modified);
    QTest::newRow("date of this second") << none << QByteArray(sent) << QByteArray(sent) << none << none;
    QTest::newRow("date without a clock") << none << QByteArray(modified) << none << none << none;
    QTest::newRow("date that is none") << none << "yesterday"_ba << QByteArray(sent) << none << none;
    QTest::newRow("no ranges") << "\"v1\""_ba << none << none << "none"_ba << none;
    QTest::newRow("ranges") << "\"v1\""_ba << none << none << "bytes"_ba
                            << "\"v1\""_ba;
}

void TestFetchAnswer::wholeFiles()
{
    QFETCH(QByteArray, tag);
    QFETCH(QByteArray, lastModified);
    QFETCH(QByteArray, date);
    QFETCH(QByteArray, acceptRanges);
    Headers headers{200, "1000", {}, {}, tag, lastModified, date, acceptRanges};
    // Whatever was there before: the whole file takes its place.
    for (const qint64 offset : {0, 600}) {
        const FetchAnswer answer = FetchAnswer::of(headers, fileUrl, knownVersion("\"v0\""), offset);
        QCOMPARE(answer.use, Use::FromStart);
        QCOMPARE(answer.version.total, 1000);
        QTEST(answer.version.validator, "validator");
    }
    headers.contentLength = QByteArray();
    QCOMPARE(FetchAnswer::of(headers, fileUrl, {}, 0).version.total, -1);
}

void TestFetchAnswer::parts_data()
{
    QTest::addColumn<QByteArray>("range");
    QTest::addColumn<QByteArray>("length");
    QTest::addColumn<QByteArray>("tag");
    QTest::addColumn<bool>("fits");
    const QByteArray none;
    QTest::newRow("right") << "bytes 600-999/1000"_ba
                           << "400"_ba
                           << "\"v1\""_ba << true;
    QTest::newRow("no length") << "bytes 600-999/1000"_ba << none << "\"v1\""_ba << true;
    QTest::newRow("no tag") << "bytes 600-999/1000"_ba
                            << "400"_ba << none << false;
    QTest::newRow("total unknown") << "bytes 600-999/*"_ba
                                   << "400"_ba
                                   << "\"v1\""_ba << true;
    QTest::newRow("unit in capitals") << "Bytes 600-999/1000"_ba
                                      << "400"_ba
                                      << "\"v1\""_ba << true;
    QTest::newRow("other start") << "bytes 599-999/1000"_ba
                                 << "401"_ba
                                 << "\"v1\""_ba << false;
    QTest::newRow("from the start") << "bytes 0-999/1000"_ba
                                    << "1000"_ba
                                    << "\"v1\""_ba << false;
    QTest::newRow("other total") << "bytes 600-999/1001"_ba
                                 << "400"_ba
                                 << "\"v1\""_ba << false;
    QTest::newRow("other length") << "bytes 600-999/1000"_ba
                                  << "399"_ba
                                  << "\"v1\""_ba << false;
    QTest::newRow("other tag") << "bytes 600-999/1000"_ba
                               << "400"_ba
                               << "\"v2\""_ba << false;
    QTest::newRow("weak tag") << "bytes 600-999/1000"_ba
                              << "400"_ba
                              << "W/\"v1\""_ba << false;
    QTest::newRow("ends after its end") << "bytes 600-1000/1000"_ba
                                        << "401"_ba
                                        << "\"v1\""_ba << false;
    QTest::newRow("backwards") << "bytes 600-599/1000"_ba << none << "\"v1\""_ba << false;
    QTest::newRow("none") << none << "400"_ba
                          << "\"v1\""_ba << false;
    QTest::newRow("no range at all") << "bytes */1000"_ba
                                     << "400"_ba
                                     << "\"v1\""_ba << false;
    QTest::newRow("other unit") << "rows 600-999/1000"_ba
                                << "400"_ba
                                << "\"v1\""_ba << false;
    QTest::newRow("signs") << "bytes +600-+999/1000"_ba
                           << "400"_ba
                           << "\"v1\""_ba << false;
    QTest::newRow("too large") << "bytes 600-99999999999999999999/99999999999999999999"_ba << none << none << false;
    QTest::newRow("words") << "bytes a-b/c"_ba << none << none << false;
}

void TestFetchAnswer::parts()
{
    QFETCH(QByteArray, range);
    QFETCH(QByteArray, length);
    QFETCH(QByteArray, tag);
    QFETCH(bool, fits);
    const Headers headers{206, length, range, {}, tag, {}, {}, {}};
    const FetchAnswer answer = FetchAnswer::of(headers, fileUrl, knownVersion("\"v1\""), 600);
    QCOMPARE(answer.use, fits ? Use::Append : Use::AskForAll);
    if (fits) {
        QCOMPARE(answer.version.total, 1000);
        QCOMPARE(answer.version.validator, "\"v1\"");
    }
}

void TestFetchAnswer::aPartOfADatedFile_data()
{
    QTest::addColumn<QByteArray>("lastModified");
    QTest::addColumn<bool>("fits");
    QTest::newRow("the same") << QByteArray(modified) << true;
    QTest::newRow("with a space") << QByteArray(modified) + ' ' << true;
    QTest::newRow("not said") << QByteArray() << true;
    QTest::newRow("another") << QByteArray(sent) << false;
    QTest::newRow("empty") << QByteArray("") << false;
}

/// As a server that does not keep to If-Range answers.
void TestFetchAnswer::aPartOfADatedFile()
{
    QFETCH(QByteArray, lastModified);
    QFETCH(bool, fits);
    const Headers headers{206, "400", "bytes 600-999/1000", {}, {}, lastModified, {}, {}};
    const FetchAnswer answer = FetchAnswer::of(headers, fileUrl, knownVersion(modified), 600);
    QCOMPARE(answer.use, fits ? Use::Append : Use::AskForAll);
}

void TestFetchAnswer::aPartFromElsewhereIsNotUsed()
{
    const Headers headers{206, "400", "bytes 600-999/1000", {}, "\"v1\"", {}, {}, {}};
    const FileVersion known = knownVersion("\"v1\"");
    const auto useFrom = [&](const QString &url) { return FetchAnswer::of(headers, QUrl(url), known, 600).use; };
    // A new signature is the same file; another path or host is not.
    QCOMPARE(useFrom(u"https://files.example.com/a/rows.csv?signature=2"_s), Use::Append);
    QCOMPARE(useFrom(u"https://files.example.com/b/rows.csv?signature=1"_s), Use::AskForAll);
    QCOMPARE(useFrom(u"https://files.example.net/a/rows.csv?signature=1"_s), Use::AskForAll);
    QCOMPARE(useFrom(u"https://files.example.com:8443/a/rows.csv"_s), Use::AskForAll);
}

void TestFetchAnswer::refusedAnswersSayWhy_data()
{
    QTest::addColumn<QByteArray>("encoding");
    QTest::addColumn<QByteArray>("length");
    QTest::addColumn<bool>("refused");
    QTest::newRow("plain") << QByteArray() << "9"_ba << false;
    QTest::newRow("identity") << "identity"_ba
                              << "9"_ba << false;
    QTest::newRow("gzip") << "gzip"_ba
                          << "9"_ba << true;
    QTest::newRow("gzip in capitals") << " GZIP "_ba
                                      << "9"_ba << true;
    QTest::newRow("word") << QByteArray() << "abc"_ba << true;
    QTest::newRow("negative") << QByteArray() << "-5"_ba << true;
    QTest::newRow("plus") << QByteArray() << "+5"_ba << true;
    QTest::newRow("twice") << QByteArray() << "3, 9"_ba << true;
    QTest::newRow("empty") << QByteArray() << ""_ba << true;
    QTest::newRow("too large") << QByteArray() << "99999999999999999999"_ba << true;
}

void TestFetchAnswer::refusedAnswersSayWhy()
{
    QFETCH(QByteArray, encoding);
    QFETCH(QByteArray, length);
    QFETCH(bool, refused);
    for (const int status : {200, 206}) {
        const Headers headers{status, length, "bytes 600-999/1000", encoding, "\"v1\"", {}, {}, {}};
        const FetchAnswer answer = FetchAnswer::of(headers, fileUrl, knownVersion("\"v1\""), 600);
        QCOMPARE(answer.use == Use::None, refused);
        QCOMPARE(answer.problem.endsWith(u'.'), refused);
    }
}

QTEST_GUILESS_MAIN(TestFetchAnswer)
#include "tst_fetchanswer.moc"
