// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/queries/searchterms.h"
#include "store/indexdesk.h"

#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace Balehook;
using Balehook::Testing::IndexDesk;

/// What is found, by text, and in which order.
class TestJobIndexSearch final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsWhatTheTextIndexDoesNotKnowYet();
    void findsText_data();
    void findsText();
    void findsIds();
    void sorts_data();
    void sorts();

private:
    static QJsonArray corpus();
};

QJsonArray TestJobIndexSearch::corpus()
{
    const auto file = [](const QString &name) { return u"https://files.example.com/in/%1?sig=zzz#qqq"_s.arg(name); };
    return {
        IndexDesk::job(u"a"_s, {{u"additionalDetails"_s, u"Say \"hello\" to O'Brien; DROP TABLE job--"_s}}),
        IndexDesk::job(u"b"_s, {{u"userName"_s, u"AMÉLIE Laurent"_s}, {u"additionalDetails"_s, u"100% of 5_000 *"_s}}),
        IndexDesk::job(u"c"_s, {{u"filePath"_s, file(QString(u"Price%20List.CSV"_s))}, {u"jobType"_s, u"INVENTORY"_s}}),
        IndexDesk::job(u"d"_s, {{u"failedFilePath"_s, file(u"broken_rows.csv"_s)}, {u"userId"_s, u"7777"_s}}),
        IndexDesk::job(
            u"e"_s,
            {{u"additionalDetails"_s, QString(u"rocket 🚀🛰 and NUL "_s + QChar(QChar::Null) + u" inside"_s)},
             {u"channelId"_s, u"92"_s}}),
        IndexDesk::job(u"f"_s, {{u"additionalDetails"_s, u"two  spaces OR NEAR(x y) AND NOT"_s}}),
        IndexDesk::job(u"gamma-77"_s, {{u"userName"_s, u""_s}, {u"additionalDetails"_s, QJsonValue()}}),
    };
}

void TestJobIndexSearch::findsText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("found");
    const auto row = [](const char *name, const QString &text, const QString &found) {
        QTest::newRow(name) << text << found;
    };
    const QString all = u"a b c d e f gamma-77"_s;
    row("nothing", u""_s, all);
    row("id", u"gamma-77"_s, u"gamma-77"_s);
    row("part of an id, other case", u"MMA-7"_s, u"gamma-77"_s);
    row("type", u"inventory"_s, u"c"_s);
    row("user, folded", u"amélie"_s, u"b"_s);
    row("an accent matters", u"amelie"_s, u""_s);
    row("user id", u"7777"_s, u"d"_s);
    row("channel, two letters", u"92"_s, u"e"_s);
    row("file name, decoded", u"price list.csv"_s, u"c"_s);
    row("failed file", u"BROKEN_rows"_s, u"d"_s);
    row("not the folder of a file", u"files.example"_s, u""_s);
    row("not the query of a link", u"zzz"_s, u""_s);
    row("quotes", u"\"hello\""_s, u"a"_s);
    row("one quote", u"\""_s, u"a"_s);
    row("apostrophe", u"o'brien"_s, u"a"_s);
    row("injection", u"'; DROP TABLE job--"_s, u""_s);
    row("injection that is there", u"; drop table job--"_s, u"a"_s);
    row("percent is a percent", u"%"_s, u"b"_s);
    row("percent in a text", u"100% of"_s, u"b"_s);
    row("percent is no wildcard", u"a%e"_s, u""_s);
    row("underscore", u"5_0"_s, u"b"_s);
    row("underscore is no wildcard", u"a_e"_s, u""_s);
    row("star", u" *"_s, u"b"_s);
    row("star is no prefix", u"hell*"_s, u""_s);
    row("operators are words", u"x y) AND NOT"_s, u"f"_s);
    row("only an operator", u"NOT"_s, u"f"_s);
    row("column filter", u"texts:hello"_s, u""_s);
    row("both spaces", u"two  spaces"_s, u"f"_s);
    row("spaces are not joined", u"two spaces"_s, u""_s);
    row("a space in front", u" spaces"_s, u"f"_s);
    row("emoji", u"🚀"_s, u"e"_s);
    row("emojis", u"🚀🛰 a"_s, u"e"_s);
    row("half an emoji", QString(QChar(0xd83d)), u"e"_s); // as the NUL: both are U+FFFD
    row("NUL", QString(u"nul "_s + QChar(QChar::Null) + u" in"_s), u"e"_s);
    row("not across fields", u"list.csvsay"_s, u""_s);
    row("not across fields, with the divider", QString(u"csv"_s + QChar(0x1f)), u""_s);
    row("one letter", u"🛰"_s, u"e"_s);
    row("one common letter", u"w"_s, u"a c d e f"_s); // Weber; the a has a b before its Weber
    row("two letters", u"we"_s, u"a c d e f"_s);
    row("nothing like that", u"qqqq"_s, u""_s);
    row("long", QString(5000, u'x'), u""_s);
}

void TestJobIndexSearch::findsText()
{
    QFETCH(QString, text);
    QFETCH(QString, found);
    IndexDesk desk;
    desk.fill(corpus());
    QCOMPARE(desk.idsOf(SearchTerms::phrase(text)).join(u' '), found);

    // The same with conditions and in another order.
    JobQuery query;
    query.text = SearchTerms::phrase(text);
    query.isListed = true;
    QCOMPARE(desk.ids(query).join(u' '), found);
    query.sortField = ImportJob::Id;
    query.isDescending = true;
    QStringList reversed = found.split(u' ', Qt::SkipEmptyParts);
    std::reverse(reversed.begin(), reversed.end());
    QCOMPARE(desk.ids(query), reversed);
    query.sortField.reset();
    QCOMPARE(desk.ids(query), reversed);
}

/// SQLite then looks at jobs in the order of their ids, whatever the order of the listing is.
void TestJobIndexSearch::findsIds()
{
    constexpr int count = 1'000; // rare enough for the text index
    constexpr int step = 100;
    QJsonArray jobs;
    QStringList wanted;
    for (int i = 0; i < count; ++i) {
        const QString id = u"job-%1"_s.arg(count - i, 4, 10, QLatin1Char('0'));
        const bool isWanted = i % step == 0;
        if (isWanted)
            wanted.append(id);
        // Found by its words and by its texts.
        jobs.append(IndexDesk::job(
            id,
            isWanted ? QJsonObject{{u"userName"_s, u"Quagga"_s}, {u"filePath"_s, u"quagga.csv"_s}} : QJsonObject()));
    }
    IndexDesk desk;
    desk.fill(jobs);
    JobQuery query;
    query.values[ImportJob::Id] = {QStringList(wanted.crbegin(), wanted.crend()), false};
    QCOMPARE(desk.ids(query), wanted);
    query.text = u"quagga"_s;
    QCOMPARE(desk.ids(query), wanted);
    query.sortField = ImportJob::CreatedAt;
    QCOMPARE(desk.ids(query).size(), wanted.size());
    const auto facets = IndexDesk::waited<JobFacets>([&](const JobIndex::Callback<JobFacets> &done) {
        desk.index().facets(query, false, QTimeZone::utc(), &desk.index(), done);
    });
    QCOMPARE(facets.value().jobs, qint64(wanted.size()));
}

void TestJobIndexSearch::sorts_data()
{
    QTest::addColumn<int>("field");
    QTest::addColumn<QStringList>("values"); // "-": absent
    QTest::addColumn<QString>("rising");
    QTest::addColumn<QString>("falling");
    QTest::newRow("counts") << int(ImportJob::SuccessCount)
                            << QStringList({u"10"_s, u"9"_s, u"-"_s, u"18446744073709551615"_s, u"1e3"_s,
                                            u"9223372036854775808"_s, u"9223372036854775807"_s, u"0"_s, u"9"_s})
                            << u"7 1 8 0 6 5 3 2 4"_s << u"3 5 6 0 1 8 7 2 4"_s;
    QTest::newRow("times") << int(ImportJob::CreatedAt)
                           << QStringList({u"2026-11-01T10:00:00.000Z"_s, u"2026-11-01T11:00:00.000+05:30"_s,
                                           u"2026-02-30T00:00:00Z"_s, u"-"_s, u"1969-12-31T23:59:59.999Z"_s,
                                           u"2026-11-01T09:59:59.999Z"_s, u"2026-11-01T05:00:00.000-05:00"_s})
                           << u"4 1 5 0 6 2 3"_s << u"0 6 5 1 4 2 3"_s;
    QTest::newRow("words") << int(ImportJob::UserName)
                           << QStringList({u"zoë"_s, u"Anna"_s, u"-"_s, u"anna"_s, u"Zoe"_s, u"bert"_s, u""_s})
                           << u"1 3 5 4 0 2 6"_s << u"0 4 5 1 3 2 6"_s;
    QTest::newRow("states") << int(ImportJob::Status) << QStringList({u"10"_s, u"2"_s, u"x"_s, u"-"_s, u"1"_s})
                            << u"4 1 0 2 3"_s << u"2 0 1 4 3"_s;
    QTest::newRow("files") << int(ImportJob::FilePath)
                           << QStringList({u"https://x.test/b/Zebra.csv"_s,
                                           u"https://x.test/z/apple-longer-name-2.csv"_s, u"-"_s,
                                           u"https://x.test/y/Apple-longer-name-1.csv"_s,
                                           u"https://x.test/y/apple-longer-name.csv"_s})
                           << u"3 1 4 0 2"_s << u"0 4 1 3 2"_s;
    QTest::newRow("details") << int(ImportJob::AdditionalDetails)
                             << QStringList({u"b"_s, u"-"_s, u"A"_s, u"a"_s, QString(QChar(1))}) << u"4 2 3 0 1"_s
                             << u"0 2 3 4 1"_s;
}

void TestJobIndexSearch::sorts()
{
    QFETCH(int, field);
    QFETCH(QStringList, values);
    QFETCH(QString, rising);
    QFETCH(QString, falling);
    QJsonArray records;
    for (int i = 0; i < values.size(); ++i) {
        QJsonObject record = IndexDesk::job(QString::number(i), {{ImportJob::names[std::size_t(field)], values[i]}});
        if (values[i] == u"-"_s)
            record.remove(ImportJob::names[std::size_t(field)]);
        records.append(record);
    }
    IndexDesk desk;
    desk.fill(records);
    JobQuery query;
    query.sortField = ImportJob::Field(field);
    QCOMPARE(desk.ids(query).join(u' '), rising);
    query.isDescending = true;
    QCOMPARE(desk.ids(query).join(u' '), falling);
}

void TestJobIndexSearch::findsWhatTheTextIndexDoesNotKnowYet()
{
    const auto told = [](const QString &id, const QString &details) {
        return IndexDesk::job(id, {{u"additionalDetails"_s, details}});
    };
    IndexDesk desk;
    desk.fill({told(u"1"_s, u"early bird"_s), told(u"2"_s, u"plain"_s)});
    // In the middle of a pass: one is new, one says something else, one is where it was not.
    QVERIFY(desk.beginPass(4).ok());
    QVERIFY(desk.storePage(1,
                           IndexDesk::page(
                               {told(u"2"_s, u"plain"_s), told(u"3"_s, u"late bird"_s), told(u"1"_s, u"early worm"_s)}))
                .ok());
    QCOMPARE(desk.idsOf(u"bird"_s), QStringList(u"3"_s));
    QCOMPARE(desk.idsOf(u"early worm"_s), QStringList(u"1"_s));
    QCOMPARE(desk.idsOf(u"plain"_s), QStringList(u"2"_s));
    // Changed while it waits.
    QVERIFY(desk.storeNews(1, IndexDesk::page({told(u"3"_s, u"late again"_s)})).ok());
    QCOMPARE(desk.idsOf(u"bird"_s), QStringList());
    QCOMPARE(desk.idsOf(u"again"_s), QStringList(u"3"_s));
    // So many that they do not wait any more.
    QJsonArray many;
    for (int i = 0; i < 4'100; ++i)
        many.append(told(u"n%1"_s.arg(i), u"number %1 of many"_s.arg(i)));
    QVERIFY(desk.storePage(2, IndexDesk::page(many)).ok());
    QCOMPARE(desk.idsOf(u"number 4099 of"_s), QStringList(u"n4099"_s));
    QVERIFY(desk.storePage(3, IndexDesk::page({told(u"last"_s, u"number 4099 of others"_s)})).ok());
    const QStringList both{u"n4099"_s, u"last"_s};
    QCOMPARE(desk.idsOf(u"number 4099 of"_s), both);
    QVERIFY(desk.endPass().ok());
    QCOMPARE(desk.idsOf(u"number 4099 of"_s), both);
    QCOMPARE(desk.idsOf(u"again"_s), QStringList(u"3"_s));
}

QTEST_GUILESS_MAIN(TestJobIndexSearch)
#include "tst_jobindex_search.moc"
