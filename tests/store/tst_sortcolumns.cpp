// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/file/indexfile.h"
#include "store/file/sqlrun.h"
#include "store/indexdesk.h"
#include "store/jobrow.h"
#include "store/sortcolumns.h"

#include <QRandomGenerator>

#include <limits>
#include <map>

using namespace Qt::StringLiterals;
using namespace Balehook;
using Balehook::Testing::IndexDesk;

/// What jobs are sorted by, once more: it always says what the jobs say, whatever is stored, moved or changed.
class TestSortColumns final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsThereHolds();
    void theRestOfABlockIsReadFromTheTable();
    void anyNumberIsKept();
    void damageIsNotRead_data();
    void damageIsNotRead();
    void aPassMakesAllAnew();

private:
    using Numbers = std::map<qint64, std::optional<qint64>>; ///< by place

    /// An index that another program works on.
    class Look final
    {
    public:
        explicit Look(const QString &path)
            : m_file(path, u"test"_s)
            , sql(m_file)
        {
            (void)m_file.openForWriting(); // what fails shows in the statements
        }
        ~Look() { sql.forget(); }

    private:
        IndexFile m_file;

    public:
        SqlRun sql;
    };

    static Numbers ofTable(SqlRun &sql, ImportJob::Field field, qint64 first, qint64 last);
    static Numbers ofColumns(SqlRun &sql, ImportJob::Field field, qint64 first, qint64 last, int *inTable = nullptr);
    static QJsonObject job(int number, QRandomGenerator &random);

    static constexpr qint64 begin = -(qint64(1) << 36);
    /// Behind all places of these tests.
    static constexpr qint64 all = qint64(1) << 41;
};

TestSortColumns::Numbers TestSortColumns::ofTable(SqlRun &sql, ImportJob::Field field, qint64 first, qint64 last)
{
    Numbers numbers;
    const QString statement = u"SELECT place, %1 FROM job WHERE place BETWEEN ? AND ?"_s.arg(JobRow::column(field));
    sql.each(statement, {first, last}, [&numbers](const QSqlQuery &row) {
        numbers[row.value(0).toLongLong()] =
            row.value(1).isNull() ? std::nullopt : std::optional(row.value(1).toLongLong());
    });
    return numbers;
}

/// Each place once, rising. \a inTable: of how many nothing is in the columns.
TestSortColumns::Numbers TestSortColumns::ofColumns(SqlRun &sql, ImportJob::Field field, qint64 first, qint64 last,
                                                    int *inTable)
{
    Numbers numbers;
    qint64 before = std::numeric_limits<qint64>::min();
    bool isRising = true;
    const auto note = [&](qint64 place, std::optional<qint64> value) {
        isRising = isRising && place > before;
        before = place;
        numbers[place] = value;
    };
    SortColumns::read(sql, field, first, last, note, [&](qint64 from, qint64 to) {
        for (const auto &[place, value] : ofTable(sql, field, from, to)) {
            note(place, value);
            if (inTable)
                ++*inTable;
        }
    });
    return isRising ? numbers : Numbers();
}

QJsonObject TestSortColumns::job(int number, QRandomGenerator &random)
{
    QJsonObject more{{u"failureCount"_s, QString::number(random.bounded(9'000))},
                     {u"userName"_s, u"User %1"_s.arg(random.bounded(50))},
                     {u"createdAt"_s, u"2026-11-%1T08:00:00Z"_s.arg(1 + random.bounded(28), 2, 10, QChar(u'0'))}};
    if (random.bounded(5) == 0)
        more.insert(u"failureCount"_s, QJsonValue());
    return IndexDesk::job(u"job-%1"_s.arg(number), more);
}

void TestSortColumns::whatIsThereHolds()
{
    IndexDesk desk;
    QRandomGenerator random(20261125);
    QJsonArray records;
    for (int i = 0; i < 10'000; ++i) // more than two blocks
        records.append(job(i, random));
    int next = int(records.size());
    constexpr int perPage = 500;
    for (int pass = 0; pass < 6; ++pass) {
        QVERIFY(desk.beginPass(perPage).ok());
        for (qsizetype page = 0; page * perPage < records.size(); ++page) {
            QJsonArray some;
            for (qsizetype i = page * perPage; i < std::min((page + 1) * perPage, records.size()); ++i)
                some.append(records[i]);
            QVERIFY(desk.storePage(int(page) + 1, IndexDesk::page(some)).ok());
            if (page % 7 != pass)
                continue;
            Look look(desk.file());
            QVERIFY(ofColumns(look.sql, ImportJob::FailureCount, begin, all)
                    == ofTable(look.sql, ImportJob::FailureCount, begin, all));
        }
        QVERIFY(desk.endPass().ok());
        {
            Look look(desk.file());
            int inTable = 0;
            (void)ofColumns(look.sql, ImportJob::FailureCount, begin, all, &inTable);
            QCOMPARE(inTable, 0);
        }
        QJsonArray news;
        for (int i = 0; i < 40; ++i)
            news.append(job(next++, random));
        // One moves into another block, and one of a third block has changed.
        QJsonObject changed = records[8'250].toObject();
        changed[u"failureCount"_s] = u"77%1"_s.arg(pass);
        news.append(records[pass + 3]);
        news.append(records[8'100]);
        news.append(records[pass]);
        news.append(changed);
        QVERIFY(desk.storeNews(0, IndexDesk::page(news)).ok());
        Look look(desk.file());
        for (const ImportJob::Field field :
             {ImportJob::FailureCount, ImportJob::SuccessCount, ImportJob::UserName, ImportJob::CreatedAt}) {
            QVERIFY(ofColumns(look.sql, field, begin, all) == ofTable(look.sql, field, begin, all));
        }
        // Some change, some move far, some are no longer listed.
        for (int i = 0; i < 30; ++i)
            records[random.bounded(int(records.size()))] = job(next++, random);
        for (int i = 0; i < 30; ++i)
            records.prepend(records.takeAt(random.bounded(int(records.size()))));
    }
}

void TestSortColumns::theRestOfABlockIsReadFromTheTable()
{
    IndexDesk desk;
    QRandomGenerator random(1);
    QJsonArray records;
    for (int i = 0; i < 300; ++i)
        records.append(job(i, random));
    desk.fill(records);
    Look look(desk.file());
    const qint64 middle = look.sql.value(u"SELECT place FROM job ORDER BY place LIMIT 1 OFFSET 150"_s).toLongLong();
    int inTable = 0;
    QVERIFY(ofColumns(look.sql, ImportJob::FailureCount, middle, all, &inTable)
            == ofTable(look.sql, ImportJob::FailureCount, middle, all));
    QCOMPARE(inTable, 0);
    look.sql.run(u"DELETE FROM sortblock"_s);
    QVERIFY(ofColumns(look.sql, ImportJob::FailureCount, begin, middle, &inTable)
            == ofTable(look.sql, ImportJob::FailureCount, begin, middle));
    QCOMPARE(inTable, 151);
}

void TestSortColumns::anyNumberIsKept()
{
    const IndexDesk desk;
    Look look(desk.path(u"numbers.sqlite"_s));
    constexpr qint64 least = std::numeric_limits<qint64>::min();
    constexpr qint64 most = std::numeric_limits<qint64>::max();
    const std::vector<std::optional<qint64>> values{{}, most, least, 0, -1, {}, {}, 1, most, -1, 63, 64, least, {}};
    const QString add = u"INSERT INTO job(place, key, seen, listed, status, type, channel, userid, user, failed, "
                        "hasfile, texts) VALUES(?, ?, 1, 1, 1, 1, 1, 1, 1, ?, 0, x'')"_s;
    look.sql.run(u"BEGIN"_s);
    for (std::size_t i = 0; i < values.size(); ++i) {
        const QVariant value = values[i] ? QVariant(*values[i]) : QVariant(QMetaType::fromType<qint64>());
        look.sql.run(add, {qint64(i * 7) - 40, QByteArray::number(int(i)), value});
    }
    SortColumns columns(look.sql);
    columns.finish();
    look.sql.run(u"COMMIT"_s);
    QVERIFY(!look.sql.hasFailed());
    int inTable = 0;
    const Numbers found = ofColumns(look.sql, ImportJob::FailureCount, begin, all, &inTable);
    QCOMPARE(inTable, 0);
    QCOMPARE(found.size(), values.size());
    for (std::size_t i = 0; i < values.size(); ++i)
        QVERIFY(found.at(qint64(i * 7) - 40) == values[i]);
}

void TestSortColumns::damageIsNotRead_data()
{
    QTest::addColumn<QString>("damage");
    QTest::newRow("zeros") << u"UPDATE sortblock SET data=zeroblob(length(data))"_s;
    QTest::newRow("cut off") << u"UPDATE sortblock SET data=substr(data, 1, length(data) - 1)"_s;
    QTest::newRow("empty") << u"UPDATE sortblock SET data=x''"_s;
    QTest::newRow("one byte") << u"UPDATE sortblock SET data=x'7f' || substr(data, 2)"_s;
    QTest::newRow("a number") << u"UPDATE sortblock SET data=17"_s;
    QTest::newRow("of another block")
        << u"UPDATE sortblock SET data=(SELECT data FROM sortblock s WHERE s.id=sortblock.id-1)"
           " WHERE id>(SELECT min(id) FROM sortblock)"_s;
    QTest::newRow("no places") << u"DELETE FROM sortblock WHERE id%16=0"_s;
}

void TestSortColumns::damageIsNotRead()
{
    QFETCH(QString, damage);
    IndexDesk desk;
    QRandomGenerator random(2);
    QJsonArray records;
    for (int i = 0; i < 300; ++i)
        records.append(job(i, random));
    desk.fill(records);
    Look look(desk.file());
    look.sql.run(damage);
    QVERIFY(!look.sql.hasFailed());
    int inTable = 0;
    QVERIFY(ofColumns(look.sql, ImportJob::FailureCount, begin, all, &inTable)
            == ofTable(look.sql, ImportJob::FailureCount, begin, all));
    QCOMPARE(inTable, 300);
}

void TestSortColumns::aPassMakesAllAnew()
{
    IndexDesk desk;
    QRandomGenerator random(3);
    QJsonArray records;
    for (int i = 0; i < 300; ++i)
        records.append(job(i, random));
    desk.fill(records);
    {
        Look look(desk.file());
        look.sql.run(u"UPDATE sortblock SET data=x''"_s);
        look.sql.run(u"INSERT INTO sortblock VALUES(-160, x'00')"_s); // of jobs that are not there
    }
    desk.fill(records);
    Look look(desk.file());
    int inTable = 0;
    QVERIFY(ofColumns(look.sql, ImportJob::UserName, begin, all, &inTable)
            == ofTable(look.sql, ImportJob::UserName, begin, all));
    QCOMPARE(inTable, 0);
    QCOMPARE(look.sql.value(u"SELECT count(*) FROM sortblock WHERE id<0"_s).toInt(), 0);
}

QTEST_GUILESS_MAIN(TestSortColumns)
#include "tst_sortcolumns.moc"
