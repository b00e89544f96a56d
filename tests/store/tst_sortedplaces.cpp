// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/jobplaces.h"
#include "store/order/placelist.h"
#include "store/order/sortedplaces.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <functional>
#include <numeric>

using namespace Qt::StringLiterals;
using namespace Balehook;

/// The first come before the others, and all in one order.
class TestSortedPlaces final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sortsNumbers_data();
    void sortsNumbers();
    void sortsTexts_data() { sortsNumbers_data(); }
    void sortsTexts();
    void cutsWithinASlice_data();
    void cutsWithinASlice();
    void listsRisingPlaces();
};

namespace {

/// Rising, some of them very far from each other.
qint64 placeOf(int i)
{
    return qint64(i) + qint64(i / 40) * (qint64(1) << 41) - (qint64(1) << 42);
}

template <typename Key>
void add(SortedPlaces &sorted, const std::vector<Key> &keys)
{
    for (int i = 0; i < int(keys.size()); ++i) {
        sorted.add(placeOf(i), keys[std::size_t(i)]);
        if (i % 16 == 15)
            sorted.endSlice();
    }
    sorted.endSlice();
}

enum class Wish { None, Any, AnyGivenUp };

/// All in order; \a first says how many came at once.
/// \a addAll adds all that was added before. Nothing if anything changes that was known.
std::vector<qint64> taken(SortedPlaces &sorted, std::size_t &first, Wish wish, const std::function<void()> &addAll)
{
    std::vector<qint64> places;
    const std::size_t size = sorted.size();
    bool hasMore = sorted.takeFirst(places);
    first = places.size();
    const std::vector<qint64> shown = places;
    std::vector<std::optional<qint64>> known(size);
    QRandomGenerator random{quint32(size)};
    const auto isSteady = [&] {
        for (int i = 0; i < 20; ++i) {
            const std::size_t row = random.bounded(quint64(size));
            const bool isMissing = sorted.firstMissing(row, row + 1).has_value();
            if (known[row] && (isMissing || known[row] != places[row]))
                return false;
            if (!isMissing)
                known[row] = places[row];
        }
        return true;
    };
    const auto wanted = [&]() -> std::optional<std::size_t> {
        return wish == Wish::None ? std::nullopt
                                  : sorted.firstMissing(std::size_t(random.bounded(quint64(size))), size);
    };
    for (int readings = 0; hasMore;) {
        hasMore = sorted.takeMore(10, places);
        if (!isSteady())
            return {};
        if (hasMore || !sorted.isCut())
            continue;
        if (wish == Wish::AnyGivenUp && random.bounded(2) == 0) {
            sorted.beginPiece(wanted());
            addAll();
        }
        const auto row = wanted();
        sorted.beginPiece(row);
        addAll();
        if (!isSteady())
            return {};
        hasMore = true;
        // By estimates it may be missed once.
        if (++readings > 2 && row && sorted.isElsewhere(*row))
            return {};
    }
    for (std::size_t i = 0; i < size; ++i) {
        if (sorted.firstMissing(i, i + 1) || (known[i] && known[i] != places[i]))
            return {};
    }
    // What was shown stays what it was.
    if (!std::equal(shown.begin(), shown.end(), places.begin()))
        return {};
    return sorted.size() == size ? places : std::vector<qint64>();
}

} // namespace

void TestSortedPlaces::sortsNumbers_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("wanted");
    QTest::addColumn<bool>("isDescending");
    QTest::addColumn<int>("most"); // bytes
    QTest::addColumn<Wish>("wish");
    constexpr int many = 1'000'000;
    for (const int count : {0, 1, 6, 7, 8, 13, 14, 15, 100, 2'000}) {
        QTest::addRow("%d rising", count) << count << 7 << false << many << Wish::None;
        QTest::addRow("%d falling", count) << count << 7 << true << many << Wish::None;
        for (const Wish wish : {Wish::None, Wish::Any, Wish::AnyGivenUp}) {
            const char *const name = wish == Wish::None ? "" : wish == Wish::Any ? ", from anywhere" : ", given up";
            QTest::addRow("%d rising, in parts%s", count, name) << count << 7 << false << 700 << wish;
            QTest::addRow("%d falling, in parts%s", count, name) << count << 7 << true << 700 << wish;
            QTest::addRow("%d in parts of a few%s", count, name) << count << 7 << false << 1 << wish;
        }
    }
    QTest::addRow("all at once") << 300 << 300 << false << many << Wish::None;
    QTest::addRow("of many by some") << 20'000 << 7 << false << 40'000 << Wish::Any;
}

void TestSortedPlaces::sortsNumbers()
{
    QFETCH(int, count);
    QFETCH(int, wanted);
    QFETCH(bool, isDescending);
    QFETCH(int, most);
    QFETCH(Wish, wish);
    QRandomGenerator random{quint32(count)};
    SortedPlaces sorted(isDescending, std::size_t(wanted), std::size_t(most));
    std::vector<std::optional<quint64>> keys;
    keys.reserve(std::size_t(count));
    for (int i = 0; i < count; ++i) {
        keys.push_back(random.bounded(5) == 0 ? std::nullopt : std::optional(quint64(random.bounded(40))));
    }
    const auto addAll = [&] { add(sorted, keys); };
    addAll();
    std::vector<qint64> expected(keys.size());
    std::iota(expected.begin(), expected.end(), 0);
    std::stable_sort(expected.begin(), expected.end(), [&](qint64 a, qint64 b) {
        const auto &ofA = keys[std::size_t(a)];
        const auto &ofB = keys[std::size_t(b)];
        if (!ofA || !ofB)
            return ofA.has_value() && !ofB.has_value();
        return isDescending ? *ofA > *ofB : *ofA < *ofB;
    });
    for (qint64 &place : expected)
        place = placeOf(int(place));
    std::size_t first = 0;
    QCOMPARE(taken(sorted, first, wish, addAll), expected);
    QCOMPARE(first, std::size_t(std::min(count, wanted)));
}

void TestSortedPlaces::sortsTexts()
{
    QFETCH(int, count);
    QFETCH(int, wanted);
    QFETCH(bool, isDescending);
    QFETCH(int, most);
    QFETCH(Wish, wish);
    QRandomGenerator random{quint32(count)};
    SortedPlaces sorted(isDescending, std::size_t(wanted), std::size_t(most));
    std::vector<QByteArray> keys;
    keys.reserve(std::size_t(count));
    for (int i = 0; i < count; ++i) {
        // Alike in the first eight bytes, and beyond.
        keys.push_back(random.bounded(5) == 0 ? QByteArray()
                                              : QByteArray("catalogue-2026-").left(random.bounded(5, 15))
                               + QByteArray::number(random.bounded(30)));
    }
    const auto addAll = [&] { add(sorted, keys); };
    addAll();
    std::vector<qint64> expected(keys.size());
    std::iota(expected.begin(), expected.end(), 0);
    std::stable_sort(expected.begin(), expected.end(), [&](qint64 a, qint64 b) {
        const QByteArray &ofA = keys[std::size_t(a)];
        const QByteArray &ofB = keys[std::size_t(b)];
        if (ofA.isEmpty() || ofB.isEmpty())
            return !ofA.isEmpty() && ofB.isEmpty();
        return isDescending ? ofA > ofB : ofA < ofB;
    });
    for (qint64 &place : expected)
        place = placeOf(int(place));
    std::size_t first = 0;
    QCOMPARE(taken(sorted, first, wish, addAll), expected);
    QCOMPARE(first, std::size_t(std::min(count, wanted)));
}

void TestSortedPlaces::cutsWithinASlice_data()
{
    QTest::addColumn<int>("seed"); // some of them end a slice with a text for the next piece
    for (int seed = 1; seed <= 6; ++seed)
        QTest::addRow("%d", seed) << seed;
}

/// A slice ends by itself where its texts are very many bytes, and then some of it may be left to the next piece.
void TestSortedPlaces::cutsWithinASlice()
{
    constexpr int count = 46'000;
    constexpr qsizetype length = 400;
    QFETCH(int, seed);
    QRandomGenerator random{quint32(seed)};
    std::vector<QByteArray> keys;
    keys.reserve(count);
    for (int i = 0; i < count; ++i)
        keys.push_back(QByteArray::number(random.generate64()).leftJustified(length, 'x'));
    std::vector<qint64> expected(count);
    std::iota(expected.begin(), expected.end(), 0);
    std::sort(expected.begin(), expected.end(),
              [&](qint64 a, qint64 b) { return keys[std::size_t(a)] < keys[std::size_t(b)]; });
    SortedPlaces sorted(false, 7, SortedPlaces::mostBytes);
    std::vector<qint64> places;
    std::size_t known = 0;
    for (bool isFirst = true; isFirst || sorted.isCut(); isFirst = false) {
        if (!isFirst)
            sorted.beginPiece({});
        for (int i = 0; i < count; ++i)
            sorted.add(i, QByteArrayView(keys[std::size_t(i)]));
        sorted.endSlice();
        if (isFirst)
            QVERIFY(sorted.takeFirst(places));
        while (sorted.takeMore(10'000, places)) { }
        known = sorted.firstMissing(0, count).value_or(count);
        QVERIFY(std::equal(expected.begin(), expected.begin() + qint64(known), places.begin()));
    }
    QCOMPARE(known, std::size_t(count));
}

void TestSortedPlaces::listsRisingPlaces()
{
    constexpr int count = 2'000;
    constexpr qint64 step = JobPlaces::step;
    QRandomGenerator random(7);
    PlaceList list;
    std::vector<qint64> places;
    qint64 place = -5 * step; // before the first job of a fresh index there is room
    for (int i = 0; i < count; ++i) {
        // As in a fresh index, between two such jobs, and far away.
        const qint64 gaps[] = {step, 1 + qint64(random.bounded(quint64(step))), 3 * step, step << 12};
        place += gaps[random.bounded(4)];
        places.push_back(place);
        list.append(place);
    }
    QCOMPARE(list.size(), std::size_t(count));
    for (int round = 0; round < 2; ++round) {
        list.rewind();
        for (const qint64 each : places) {
            QVERIFY(!list.contains(each - 1) || std::binary_search(places.begin(), places.end(), each - 1));
            QVERIFY(list.contains(each));
        }
        QVERIFY(!list.contains(places.back() + step));
    }
}

QTEST_APPLESS_MAIN(TestSortedPlaces)
#include "tst_sortedplaces.moc"
