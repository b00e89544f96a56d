// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/compare/keyguess.h"
#include "failedrows/compare/tablecomparison.h"
#include "failedrows/tablereading.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <map>

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestTableComparison final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsThemApart();
    void agreesWithAJoin();
    void noticesEachChangedByte();
    void pairsColumnsOfOneNameInTheirOrder();
    void guessesTheKey_data();
    void guessesTheKey();
    void namesAKeyThatIsMissing();
    void ends();
};

namespace {

ComparedTable opened(const TableOnDisk &disk)
{
    const auto table = ComparedTable::open({disk.path(), {}, {}}, std::make_shared<std::atomic_bool>(false));
    return table ? table.value() : ComparedTable();
}

std::optional<TableComparison> compared(const TableOnDisk &older, const TableOnDisk &newer, const QStringList &keys)
{
    const ComparedTable before = opened(older);
    const ComparedTable after = opened(newer);
    const auto sides = TableComparison::sidesOf(before, after, keys);
    if (!sides)
        return std::nullopt;
    const std::atomic_bool stop = false;
    auto result = TableComparison::of(before, sides.value().first, after, sides.value().second, stop);
    return result ? std::optional(std::move(result).value()) : std::nullopt;
}

QByteArray quoted(QByteArray cell)
{
    return '"' + cell.replace("\"", "\"\"") + '"';
}

} // namespace

void TestTableComparison::tellsThemApart()
{
    const TableOnDisk older("sku,price,error\n"
                            "A,1,price 17 is missing\n" // the same, the value in it apart
                            "B,1,price 18 is missing\n" // another reason
                            "C,1,no such category\n" // gone
                            ",1,no such category\n" // without a key
                            "D,1,no such category\n" // twice
                            "d ,1,no such category\n"
                            "E,1,no such category\n"); // twice in the newer
    const TableOnDisk newer("error,sku,price\n"
                            "price 99 is missing, a ,1\n"
                            "no such category,B,2\n"
                            "price 20 is missing,F,1\n" // new
                            "no such category,E,1\n"
                            "no such category,E,1\n"
                            "no such category, ,1\n");
    const auto result = compared(older, newer, {u"SKU"_s});
    QVERIFY(result);
    QCOMPARE(result->olderRows, 7);
    QCOMPARE(result->newerRows, 6);
    QCOMPARE(result->olderWithoutKey, 1);
    QCOMPARE(result->newerWithoutKey, 1);
    QCOMPARE(result->olderDuplicates, 3);
    QCOMPARE(result->newerDuplicates, 2);
    QCOMPARE(result->sameReason, (std::vector<TableComparison::Pair>{{0, 0, false}}));
    QCOMPARE(result->otherReason, (std::vector<TableComparison::Pair>{{1, 1, true}}));
    QCOMPARE(result->newlyFailing, std::vector<quint32>{2});
    QCOMPARE(result->notInNewer, std::vector<quint32>{2});
    QCOMPARE(result->olderReasons.rowCount(), 7);
    QCOMPARE(result->newerReasons.rowCount(), 6);
}

/// Random files with duplicates, empty keys, quotes and line breaks, against a join of sorted keys.
void TestTableComparison::agreesWithAJoin()
{
    struct Row
    {
        QByteArray reason;
        QByteArray price;
    };
    static const QList<QByteArray> reasons{"price is missing", "no such category", "image could not be read"};
    for (quint32 seed = 1; seed <= 20; ++seed) {
        QRandomGenerator random(seed);
        std::array<std::map<QByteArray, std::vector<Row>>, 2> joined; // by key, the empty one too
        std::array<QByteArray, 2> texts{"id,part,price,error\n", "id,part,price,error\n"};
        const int keys = random.bounded(2, 300);
        for (std::size_t side = 0; side < 2; ++side) {
            for (int row = random.bounded(400); row >= 0; --row) {
                QByteArray id =
                    random.bounded(12) == 0 ? QByteArray() : "k\"" + QByteArray::number(random.bounded(keys));
                if (!id.isEmpty() && random.bounded(5) == 0)
                    id += "\n,x";
                const QByteArray part = id.isEmpty() ? QByteArray() : QByteArray::number(random.bounded(2));
                const QByteArray &reason = reasons.at(random.bounded(reasons.size()));
                const QByteArray price = QByteArray::number(random.bounded(2));
                texts[side] += quoted(id) + ',' + part + ',' + price + ',' + quoted(reason) + '\n';
                joined[side][id.isEmpty() ? QByteArray() : QByteArray(id + '|' + part)].push_back({reason, price});
            }
        }
        std::array<qint64, 9> expected{}; // same, other, new, gone, empty x 2, twice x 2, changed
        expected[4] = qint64(joined[0][QByteArray()].size());
        expected[5] = qint64(joined[1][QByteArray()].size());
        joined[0].erase(QByteArray());
        joined[1].erase(QByteArray());
        for (const auto &[key, rows] : joined[0]) {
            const auto found = joined[1].find(key);
            const std::size_t after = found == joined[1].end() ? 0 : found->second.size();
            if (rows.size() > 1 || after > 1) {
                expected[6] += qint64(rows.size());
                expected[7] += qint64(after);
            } else if (after == 0) {
                ++expected[3];
            } else {
                ++expected[rows.front().reason == found->second.front().reason ? 0 : 1];
                expected[8] += rows.front().price != found->second.front().price;
            }
        }
        for (const auto &[key, rows] : joined[1]) {
            if (joined[0].count(key) == 0)
                (rows.size() > 1 ? expected[7] : expected[2]) += qint64(rows.size());
        }
        const auto result = compared(TableOnDisk(texts[0]), TableOnDisk(texts[1]), {u"id"_s, u"part"_s});
        QVERIFY(result);
        std::array<qint64, 9> counted{qint64(result->sameReason.size()),
                                      qint64(result->otherReason.size()),
                                      qint64(result->newlyFailing.size()),
                                      qint64(result->notInNewer.size()),
                                      result->olderWithoutKey,
                                      result->newerWithoutKey,
                                      result->olderDuplicates,
                                      result->newerDuplicates,
                                      0};
        for (const auto *pairs : {&result->sameReason, &result->otherReason})
            counted[8] +=
                std::count_if(pairs->begin(), pairs->end(), [](const auto &pair) { return pair.hasChangedCells; });
        for (std::size_t number = 0; number < counted.size(); ++number)
            QVERIFY2(counted[number] == expected[number],
                     qPrintable(u"seed %1, number %2: %3, not %4"_s.arg(seed)
                                    .arg(number)
                                    .arg(counted[number])
                                    .arg(expected[number])));
    }
}

/// Cells of all lengths up to some, with each of their bytes changed, if only to another case.
void TestTableComparison::noticesEachChangedByte()
{
    QByteArray older = "sku,text,error\n";
    QByteArray newer = older;
    int rows = 0;
    for (int length = 0; length <= 70; ++length) {
        for (int place = -1; place < length; ++place, ++rows) {
            QByteArray cell(length, 'a');
            const QByteArray key = QByteArray::number(rows);
            older += key + ',' + cell + ",no\n";
            if (place >= 0)
                cell[place] = place % 2 ? 'A' : 'b';
            newer += key + ',' + cell + ",no\n";
        }
    }
    const auto result = compared(TableOnDisk(older), TableOnDisk(newer), {u"sku"_s});
    QVERIFY(result);
    QCOMPARE(int(result->sameReason.size()), rows);
    const auto changed = std::count_if(result->sameReason.begin(), result->sameReason.end(),
                                       [](const auto &pair) { return pair.hasChangedCells; });
    QCOMPARE(int(changed), rows - 71);
}

void TestTableComparison::pairsColumnsOfOneNameInTheirOrder()
{
    const auto read = [](const QByteArray &text) {
        const TableOnDisk disk(text);
        const auto stop = std::make_shared<std::atomic_bool>(false);
        const auto table = ComparedTable::open({disk.path(), u"utf-8;44;header"_s, {}}, stop);
        return table ? table.value() : ComparedTable();
    };
    const auto columns = [&read](const QByteArray &older, const QByteArray &newer) {
        const auto sides = TableComparison::sidesOf(read(older), read(newer), {u"sku"_s});
        return sides ? std::pair(sides.value().first.others, sides.value().second.others)
                     : std::pair(std::vector<int>(), std::vector<int>());
    };
    const QByteArray twice = "sku,note,note,error\nA,x,y,bad\n";
    QCOMPARE(columns(twice, twice), std::pair(std::vector<int>({1, 2}), std::vector<int>({1, 2})));
    QCOMPARE(columns(twice, "note,sku,error,note\nx,A,bad,y\n"),
             std::pair(std::vector<int>({1, 2}), std::vector<int>({0, 3})));
    QCOMPARE(columns(twice, "sku,note,error\nA,x,bad\n"), std::pair(std::vector<int>({1}), std::vector<int>({1})));
    // The second one of the key's name is no key.
    const QByteArray keys = "sku,sku,error\nA,x,bad\n";
    QCOMPARE(columns(keys, keys), std::pair(std::vector<int>({1}), std::vector<int>({1})));
}

void TestTableComparison::guessesTheKey_data()
{
    QTest::addColumn<QByteArray>("older");
    QTest::addColumn<QByteArray>("newer");
    QTest::addColumn<QString>("key");
    QTest::newRow("by its name") << QByteArray("name,sku,error\na,1,no\nb,2,no\nc,3,no\n")
                                 << QByteArray("sku,name,error\n1,a,no\n2,b,no\n3,c,no\n") << u"sku"_s;
    QTest::newRow("by its values") << QByteArray("shop,article,error\na,1,no stock\na,2,no stock\na,3,no stock\n")
                                   << QByteArray("shop,article,error\na,1,no stock\na,2,no stock\na,3,no stock\n")
                                   << u"article"_s;
    QTest::newRow("in both files") << QByteArray("sku,code,error\n1,a,no stock\n2,b,no stock\n")
                                   << QByteArray("code,error\na,no stock\nb,no stock\n") << u"code"_s;
    QTest::newRow("none") << QByteArray("a,error\n1,no stock\n") << QByteArray("b,error\n1,no stock\n") << QString();
}

void TestTableComparison::guessesTheKey()
{
    QFETCH(QByteArray, older);
    QFETCH(QByteArray, newer);
    QFETCH(QString, key);
    const TableOnDisk before(older);
    const TableOnDisk after(newer);
    QCOMPARE(guessedKey(opened(before), opened(after)), key);
}

void TestTableComparison::namesAKeyThatIsMissing()
{
    const TableOnDisk before("sku,error\n1,no\n");
    const TableOnDisk after("id,error\n1,no\n");
    const auto sides = TableComparison::sidesOf(opened(before), opened(after), {u"sku"_s});
    QVERIFY(!sides);
    QCOMPARE(sides.error().detail, u"sku"_s);
    const TableOnDisk page("<!DOCTYPE html><html></html>");
    QCOMPARE(ComparedTable::open({page.path(), {}, {}}, std::make_shared<std::atomic_bool>(false)).error().kind,
             ErrorKind::NotATable);
}

void TestTableComparison::ends()
{
    const TableOnDisk disk("sku,error\n1,no\n");
    const ComparedTable table = opened(disk);
    const auto sides = TableComparison::sidesOf(table, table, {u"sku"_s});
    const std::atomic_bool stop = true;
    const auto result = TableComparison::of(table, sides.value().first, table, sides.value().second, stop);
    QCOMPARE(result.error().kind, ErrorKind::Cancelled);
}

QTEST_GUILESS_MAIN(TestTableComparison)
#include "tst_tablecomparison.moc"
