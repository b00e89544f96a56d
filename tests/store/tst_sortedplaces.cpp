// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/sortedplaces.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
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
};

namespace {

/// All in order; \a first says how many came at once.
std::vector<qint64> taken(SortedPlaces &sorted, std::size_t &first)
{
    std::vector<qint64> places;
    bool hasMore = sorted.takeFirst(places);
    first = places.size();
    const std::vector<qint64> shown = places;
    while (hasMore)
        hasMore = sorted.takeMore(10, places);
    // What was shown stays what it was.
    if (!std::equal(shown.begin(), shown.end(), places.begin()))
        return {};
    return places;
}

} // namespace

void TestSortedPlaces::sortsNumbers_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("wanted");
    QTest::addColumn<bool>("isDescending");
    for (const int count : {0, 1, 6, 7, 8, 13, 14, 15, 100, 2'000}) {
        QTest::addRow("%d rising", count) << count << 7 << false;
        QTest::addRow("%d falling", count) << count << 7 << true;
    }
    QTest::addRow("all at once") << 300 << 300 << false;
}

void TestSortedPlaces::sortsNumbers()
{
    QFETCH(int, count);
    QFETCH(int, wanted);
    QFETCH(bool, isDescending);
    QRandomGenerator random{quint32(count)};
    SortedPlaces sorted(isDescending, std::size_t(wanted));
    std::vector<std::optional<quint64>> keys;
    for (int i = 0; i < count; ++i) {
        keys.push_back(random.bounded(5) == 0 ? std::nullopt : std::optional(quint64(random.bounded(40))));
        sorted.add(i, keys.back());
        if (i % 16 == 15)
            sorted.endSlice();
    }
    sorted.endSlice();
    std::vector<qint64> expected(keys.size());
    std::iota(expected.begin(), expected.end(), 0);
    std::stable_sort(expected.begin(), expected.end(), [&](qint64 a, qint64 b) {
        const auto &ofA = keys[std::size_t(a)];
        const auto &ofB = keys[std::size_t(b)];
        if (!ofA || !ofB)
            return ofA.has_value() && !ofB.has_value();
        return isDescending ? *ofA > *ofB : *ofA < *ofB;
    });
    std::size_t first = 0;
    QCOMPARE(taken(sorted, first), expected);
    QCOMPARE(first, std::size_t(std::min(count, wanted)));
}

void TestSortedPlaces::sortsTexts()
{
    QFETCH(int, count);
    QFETCH(int, wanted);
    QFETCH(bool, isDescending);
    QRandomGenerator random{quint32(count)};
    SortedPlaces sorted(isDescending, std::size_t(wanted));
    std::vector<QByteArray> keys;
    for (int i = 0; i < count; ++i) {
        // Alike in the first eight bytes, and beyond.
        keys.push_back(random.bounded(5) == 0 ? QByteArray()
                                              : QByteArray("catalogue-2026-").left(random.bounded(5, 15))
                               + QByteArray::number(random.bounded(30)));
        sorted.add(i, QByteArrayView(keys.back()));
        if (i % 16 == 15)
            sorted.endSlice();
    }
    sorted.endSlice();
    std::vector<qint64> expected(keys.size());
    std::iota(expected.begin(), expected.end(), 0);
    std::stable_sort(expected.begin(), expected.end(), [&](qint64 a, qint64 b) {
        const QByteArray &ofA = keys[std::size_t(a)];
        const QByteArray &ofB = keys[std::size_t(b)];
        if (ofA.isEmpty() || ofB.isEmpty())
            return !ofA.isEmpty() && ofB.isEmpty();
        return isDescending ? ofA > ofB : ofA < ofB;
    });
    std::size_t first = 0;
    QCOMPARE(taken(sorted, first), expected);
    QCOMPARE(first, std::size_t(std::min(count, wanted)));
}

QTEST_APPLESS_MAIN(TestSortedPlaces)
#include "tst_sortedplaces.moc"
