// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/file/indexfile.h"
#include "store/file/sqlrun.h"
#include "store/indexdesk.h"
#include "store/textindex.h"

#include <QSqlDatabase>
#include <QSqlQuery>

using namespace Qt::StringLiterals;
using namespace Balehook;
using Balehook::Testing::IndexDesk;

/// The text index over many passes: it says what is there now, and does not grow by what is not there any more.
class TestTextIndex final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void damageDoesNotOutlastAPass();
    void findsWhatEachPassHasChanged();
    void findsJobsThatHaveMoved();
    void isMadeAnewWhereMostOfItIsStale();
    void whatIsFullOfLongTextsStays();

private:
    static void takeIn(const IndexDesk &desk);
    static qint64 number(const IndexDesk &desk, const QString &sql);
    static QString sentence(int pass) { return u"unlike %1-%2 others"_s.arg(pass * 7919).arg(pass); }
};

qint64 TestTextIndex::number(const IndexDesk &desk, const QString &sql)
{
    qint64 found = -1;
    {
        auto database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"look"_s);
        database.setDatabaseName(desk.file());
        if (database.open()) {
            QSqlQuery query(sql, database);
            found = query.next() ? query.value(0).toLongLong() : -1;
        }
    }
    QSqlDatabase::removeDatabase(u"look"_s);
    return found;
}

/// As where very many have come: news wait until then.
void TestTextIndex::takeIn(const IndexDesk &desk)
{
    IndexFile file(desk.file(), u"test"_s);
    QVERIFY(file.openForWriting());
    SqlRun sql(file);
    TextIndex text(sql);
    sql.run(u"BEGIN IMMEDIATE"_s);
    text.finish(100, 1);
    sql.run(u"COMMIT"_s);
    QVERIFY(!sql.takeFailure());
    sql.forget();
}

/// SQLite keeps no sums: what it cannot see is made anew by a pass, also for jobs that are no longer listed.
void TestTextIndex::damageDoesNotOutlastAPass()
{
    IndexDesk desk;
    QJsonArray records;
    for (int i = 0; i < 20; ++i)
        records.append(IndexDesk::job(u"job-%1"_s.arg(i), {{u"additionalDetails"_s, sentence(i)}}));
    desk.fill(records);
    desk.close();
    (void)number(desk, u"UPDATE posting SET data=zeroblob(length(data))"_s);
    (void)number(desk, u"INSERT INTO posting VALUES(512000, x'00')"_s);
    desk.reopen();
    QVERIFY(desk.idsOf(sentence(3)).isEmpty());
    records.removeLast();
    desk.fill(records);
    for (int i = 0; i < 20; ++i)
        QCOMPARE(desk.idsOf(sentence(i)), QStringList(u"job-%1"_s.arg(i)));
    QCOMPARE(number(desk, u"SELECT sum(jobs) FROM segment"_s), 20);
    QCOMPARE(number(desk, u"SELECT count(*) FROM posting WHERE id/512 NOT IN (SELECT id FROM segment)"_s), 0);
    QCOMPARE(number(desk, u"SELECT count(*) FROM segment WHERE isfull>1"_s), 0);
}

void TestTextIndex::findsWhatEachPassHasChanged()
{
    IndexDesk desk;
    constexpr int jobs = 40;
    std::vector<int> lastChange(jobs, 0);
    QJsonArray records;
    for (int i = 0; i < jobs; ++i)
        records.append(IndexDesk::job(u"job-%1"_s.arg(i), {{u"additionalDetails"_s, sentence(1000 + i)}}));
    constexpr int passes = 30;
    for (int pass = 1; pass <= passes; ++pass) {
        const int changed = pass * 17 % jobs;
        lastChange[std::size_t(changed)] = pass;
        records[changed] = IndexDesk::job(u"job-%1"_s.arg(changed), {{u"additionalDetails"_s, sentence(pass)}});
        desk.fill(records);
    }
    QVERIFY(number(desk, u"SELECT count(*) FROM segment"_s) <= 8);
    QCOMPARE(number(desk, u"SELECT count(*) FROM pending"_s), 0);
    for (int pass = 1; pass <= passes; ++pass) {
        const int changed = pass * 17 % jobs;
        const bool isLast = lastChange[std::size_t(changed)] == pass;
        QCOMPARE(desk.idsOf(sentence(pass)), isLast ? QStringList(u"job-%1"_s.arg(changed)) : QStringList());
    }
    QCOMPARE(desk.idsOf(sentence(1000)).size(), lastChange[0] == 0 ? 1 : 0);
}

void TestTextIndex::findsJobsThatHaveMoved()
{
    IndexDesk desk;
    QJsonArray records;
    for (int i = 0; i < 40; ++i)
        records.append(IndexDesk::job(u"job-%1"_s.arg(i), {{u"additionalDetails"_s, sentence(i)}}));
    for (int pass = 0; pass < 12; ++pass) {
        desk.fill(records);
        for (int i = pass % 7; i < 40; i += 7)
            QCOMPARE(desk.idsOf(sentence(i)), QStringList(u"job-%1"_s.arg(i)));
        // The last five to the front.
        for (int i = 0; i < 5; ++i)
            records.prepend(records.takeAt(records.size() - 1));
    }
}

void TestTextIndex::isMadeAnewWhereMostOfItIsStale()
{
    IndexDesk desk;
    QJsonArray records;
    for (int i = 0; i < 20; ++i)
        records.append(IndexDesk::job(u"job-%1"_s.arg(i), {{u"additionalDetails"_s, sentence(i)}}));
    desk.fill(records);
    QCOMPARE(number(desk, u"SELECT sum(jobs) FROM segment"_s), 20);
    desk.close();
    (void)number(desk, u"UPDATE segment SET jobs=1000000"_s); // as after many moves
    desk.reopen();
    takeIn(desk);
    QCOMPARE(number(desk, u"SELECT sum(jobs) FROM segment"_s), 20);
    for (int i = 0; i < 20; ++i)
        QCOMPARE(desk.idsOf(sentence(i)), QStringList(u"job-%1"_s.arg(i)));
}

/// Or all of it would be written anew each time that news are taken in: such a segment has few jobs, too.
void TestTextIndex::whatIsFullOfLongTextsStays()
{
    IndexDesk desk;
    QJsonArray records;
    constexpr int longOnes = 4; // more than a million triples
    for (int i = 0; i < longOnes; ++i) {
        QString text = sentence(i);
        while (text.size() < 300'000)
            text += u" long %1"_s.arg(text.size());
        records.append(IndexDesk::job(u"job-%1"_s.arg(i), {{u"additionalDetails"_s, text}}));
    }
    desk.fill(records);
    QCOMPARE(number(desk, u"SELECT isfull FROM segment"_s), 1);
    desk.close();
    (void)number(desk, u"UPDATE segment SET jobs=1"_s); // so that it is known again
    desk.reopen();
    constexpr int looks = 20;
    for (int look = 1; look <= looks; ++look) {
        const auto news = IndexDesk::job(u"short-%1"_s.arg(look), {{u"additionalDetails"_s, sentence(100 + look)}});
        QVERIFY(desk.storeNews(0, IndexDesk::page({news})));
        takeIn(desk);
    }
    QCOMPARE(number(desk, u"SELECT jobs FROM segment WHERE isfull=1"_s), 1);
    QVERIFY(number(desk, u"SELECT count(*) FROM segment"_s) <= 1 + 8);
    for (int i = 0; i < longOnes; ++i)
        QCOMPARE(desk.idsOf(sentence(i)), QStringList(u"job-%1"_s.arg(i)));
    QCOMPARE(desk.idsOf(sentence(100 + looks)), QStringList(u"short-%1"_s.arg(looks)));
}

QTEST_GUILESS_MAIN(TestTextIndex)
#include "tst_textindex.moc"
