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
    void anyTextIsKept();
    void veryManyJobsBetweenTwoHaveNoBlock();
    void damageIsNotRead_data();
    void damageIsNotRead();
    void aPassMakesAllAnew();

private:
    using Values = std::map<qint64, QVariant>; ///< by place

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

    static bool isText(ImportJob::Field field);
    static std::size_t textPart(ImportJob::Field field); ///< of what an index keeps as one
    static Values ofTable(SqlRun &sql, ImportJob::Field field, qint64 first, qint64 last);
    static Values ofColumns(SqlRun &sql, ImportJob::Field field, qint64 first, qint64 last, int *inTable = nullptr);
    static QJsonObject job(int number, QRandomGenerator &random);

    static constexpr qint64 begin = -(qint64(1) << 36);
    /// Behind all places of these tests.
    static constexpr qint64 all = qint64(1) << 41;
};

bool TestSortColumns::isText(ImportJob::Field field)
{
    return textPart(field) < JobRow::textFields.size();
}

std::size_t TestSortColumns::textPart(ImportJob::Field field)
{
    const auto &texts = JobRow::textFields;
    return std::size_t(std::find(texts.begin(), texts.end(), field) - texts.begin());
}

TestSortColumns::Values TestSortColumns::ofTable(SqlRun &sql, ImportJob::Field field, qint64 first, qint64 last)
{
    Values values;
    const QString column = isText(field) ? u"texts"_s : QString(JobRow::column(field));
    const QString statement = u"SELECT place, %1 FROM job WHERE place BETWEEN ? AND ?"_s.arg(column);
    sql.each(statement, {first, last}, [&values, field](const QSqlQuery &row) {
        QVariant &value = values[row.value(0).toLongLong()];
        if (isText(field))
            value = SortColumns::textOf(row.value(1).toByteArray(), textPart(field)).toByteArray();
        else if (!row.value(1).isNull())
            value = row.value(1).toLongLong();
    });
    return values;
}

/// Each place once, rising. \a inTable: of how many nothing is in the columns.
TestSortColumns::Values TestSortColumns::ofColumns(SqlRun &sql, ImportJob::Field field, qint64 first, qint64 last,
                                                   int *inTable)
{
    Values values;
    qint64 before = std::numeric_limits<qint64>::min();
    bool isRising = true;
    const auto note = [&](qint64 place, const QVariant &value) {
        isRising = isRising && place > before;
        before = place;
        values[place] = value;
    };
    const auto noteNumber = [&note](qint64 place, std::optional<qint64> value) {
        note(place, value ? QVariant(*value) : QVariant());
    };
    const auto noteText = [&note](qint64 place, QByteArrayView text) { note(place, text.toByteArray()); };
    const auto readTable = [&](qint64 from, qint64 to) {
        for (const auto &[place, value] : ofTable(sql, field, from, to)) {
            note(place, value);
            if (inTable)
                ++*inTable;
        }
    };
    if (isText(field))
        SortColumns::readTexts(sql, field, first, last, noteText, readTable);
    else
        SortColumns::readNumbers(sql, field, first, last, noteNumber, readTable);
    return isRising ? values : Values();
}

QJsonObject TestSortColumns::job(int number, QRandomGenerator &random)
{
    QJsonObject more{{u"failureCount"_s, QString::number(random.bounded(9'000))},
                     {u"userName"_s, u"User %1"_s.arg(random.bounded(50))},
                     {u"filePath"_s, u"https://files/import-%1.csv"_s.arg(random.bounded(9'000))},
                     {u"additionalDetails"_s, QString(u"é"_s.repeated(random.bounded(30)) + QString::number(number))},
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
             {ImportJob::FailureCount, ImportJob::SuccessCount, ImportJob::UserName, ImportJob::CreatedAt,
              ImportJob::Id, ImportJob::FilePath, ImportJob::FailedFilePath, ImportJob::AdditionalDetails}) {
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
    const Values found = ofColumns(look.sql, ImportJob::FailureCount, begin, all, &inTable);
    QCOMPARE(inTable, 0);
    QCOMPARE(found.size(), values.size());
    for (std::size_t i = 0; i < values.size(); ++i)
        QVERIFY(found.at(qint64(i * 7) - 40) == (values[i] ? QVariant(*values[i]) : QVariant()));
}

void TestSortColumns::anyTextIsKept()
{
    const IndexDesk desk;
    Look look(desk.path(u"texts.sqlite"_s));
    const QByteArray longest(508, 'x');
    const QByteArrayList names{
        "", "a", "ab", "a", "", longest, longest + 'y', "xy", "\xc3\xa9", "", QByteArray("\0b", 2)};
    const QString add =
        u"INSERT INTO job(place, key, seen, listed, status, type, channel, userid, user, hasfile, texts) "
        "VALUES(?, ?, 1, 1, 1, 1, 1, 1, 1, 0, ?)"_s;
    look.sql.run(u"BEGIN"_s);
    for (qsizetype i = 0; i < names.size(); ++i)
        look.sql.run(add, {i * 7 - 40, QByteArray::number(i), QByteArray("id\x1f" + names[i] + "\x1f\x1f" + names[i])});
    look.sql.run(add, {qint64(1'000), QByteArray("key"), QByteArray("no more")});
    SortColumns columns(look.sql);
    columns.finish();
    look.sql.run(u"COMMIT"_s);
    QVERIFY(!look.sql.hasFailed());
    int inTable = 0;
    for (const ImportJob::Field field : {ImportJob::FilePath, ImportJob::AdditionalDetails}) {
        const Values found = ofColumns(look.sql, field, begin, all, &inTable);
        QCOMPARE(found.size(), std::size_t(names.size() + 1));
        for (qsizetype i = 0; i < names.size(); ++i)
            QCOMPARE(found.at(i * 7 - 40).toByteArray(), names[i].first(std::min(names[i].size(), longest.size())));
    }
    QCOMPARE(ofColumns(look.sql, ImportJob::Id, begin, all).at(1'000).toByteArray(), "no more");
    QCOMPARE(inTable, 0);
}

/// A block of them would be decoded in one piece.
void TestSortColumns::veryManyJobsBetweenTwoHaveNoBlock()
{
    const IndexDesk desk;
    Look look(desk.path(u"many.sqlite"_s));
    look.sql.run(
        u"WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 65536) INSERT INTO job(place, "
        "key, seen, listed, status, type, channel, userid, user, failed, hasfile, texts) SELECT i, 'k' || i, 1, 1, "
        "1, 1, 1, 1, 1, i, 0, x'' FROM n"_s);
    SortColumns columns(look.sql);
    columns.finish();
    QVERIFY(!look.sql.hasFailed());
    int inTable = 0;
    QVERIFY(ofColumns(look.sql, ImportJob::FailureCount, begin, all, &inTable)
            == ofTable(look.sql, ImportJob::FailureCount, begin, all));
    QCOMPARE(inTable, 65'537);
    look.sql.run(u"DELETE FROM job WHERE place=0"_s);
    columns.finish();
    inTable = 0;
    QCOMPARE(ofColumns(look.sql, ImportJob::FailureCount, begin, all, &inTable).size(), std::size_t(65'536));
    QCOMPARE(inTable, 0);
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
    for (const ImportJob::Field field : {ImportJob::FailureCount, ImportJob::FilePath}) {
        int inTable = 0;
        QVERIFY(ofColumns(look.sql, field, begin, all, &inTable) == ofTable(look.sql, field, begin, all));
        QCOMPARE(inTable, 300);
    }
    // The end of a pass mends it.
    SortColumns(look.sql).finish();
    for (const ImportJob::Field field : {ImportJob::FailureCount, ImportJob::FilePath}) {
        int inTable = 0;
        QVERIFY(ofColumns(look.sql, field, begin, all, &inTable) == ofTable(look.sql, field, begin, all));
        QCOMPARE(inTable, 0);
    }
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
