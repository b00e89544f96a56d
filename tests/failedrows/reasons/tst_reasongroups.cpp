// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/reasons/reasongroups.h"
#include "failedrows/reasons/reasontext.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

using Rows = std::vector<quint32>;

class ReasonGroupsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void groupsCountAndExemplify();
    void onlyWhatVariesIsMasked();
    void aMissingCellIsNoReason();
    void severalReasonsOfARowCountEach();
    void aReasonTwiceInARowCountsOnce();
    void moreGroupsThanTheBoundAreOther();
    void repeatedMessagesFindTheirGroupAgain();
    void aSnapshotStaysAsItWas();
    void twoMillionRowsTakeFourMegabytes();
    void rowsAreFoundAcrossChunks();
    void manySetsAreFoundAgain();
};

void ReasonGroupsTest::groupsCountAndExemplify()
{
    ReasonGroups groups(1, ReasonSeparator::None);
    const std::vector<std::vector<QByteArrayView>> rows = {
        {"1", "Name missing"},      {"2", "SKU 'A-17' not found"}, {"3", "SKU 'B-2' not found"}, {"4", ""},
        {"5", "SKU 'C' not found"},
    };
    for (const auto &row : rows)
        groups.addRow(row);
    const ReasonSnapshot snapshot = groups.snapshot(true);

    QVERIFY(snapshot.isComplete());
    QVERIFY(!snapshot.hasOther());
    QCOMPARE(snapshot.rowCount(), 5);
    const std::vector<GroupId> ids = snapshot.byCount();
    QCOMPARE(ids.size(), 3);
    QCOMPARE(snapshot.title(ids[0]), u"SKU <value> not found"_s);
    QCOMPARE(snapshot.group(ids[0]).count, 3);
    QCOMPARE(snapshot.group(ids[0]).firstRow, 1);
    QCOMPARE(snapshot.group(ids[0]).example, "SKU 'A-17' not found"_ba);
    QCOMPARE(snapshot.share(ids[0]), 0.6);
    QCOMPARE(snapshot.title(ids[1]), u"Name missing"_s);
    QCOMPARE(ids[2], ReasonGroupId::none);
    QCOMPARE(snapshot.title(ids[2]), ReasonSnapshot::noReason());
    QCOMPARE(snapshot.rowsWith(std::span(ids).first(1)), Rows({1, 2, 4}));
    QCOMPARE(snapshot.rowsWith(std::span(ids).subspan(1)), Rows({0, 3}));
    QCOMPARE(snapshot.rowsWith({}), Rows());
}

void ReasonGroupsTest::onlyWhatVariesIsMasked()
{
    ReasonGroups groups(0, ReasonSeparator::None);
    groups.addReason("Name of 'A-17' must be at most 255 characters");
    const ReasonSnapshot first = groups.snapshot();
    QCOMPARE(first.title(ReasonGroupId::first), u"Name of 'A-17' must be at most 255 characters"_s);
    QCOMPARE(first.maskedTitle(ReasonGroupId::first), u"Name of <value> must be at most <value> characters"_s);
    groups.addReason("Name of 'B-2' must be at most 255 characters");
    groups.addReason("Name of 'B-2' must be at most 255 characters");
    const ReasonSnapshot second = groups.snapshot();
    QCOMPARE(second.title(ReasonGroupId::first), u"Name of <value> must be at most 255 characters"_s);
    groups.addReason("Name of 'C' must be at most 60 characters");
    groups.addReason("Name of 'C' must be at most 255 characters");
    QCOMPARE(groups.snapshot().title(ReasonGroupId::first), u"Name of <value> must be at most <value> characters"_s);
    QCOMPARE(groups.snapshot().group(ReasonGroupId::first).count, 5);
    // Snapshots are values.
    QCOMPARE(first.title(ReasonGroupId::first), u"Name of 'A-17' must be at most 255 characters"_s);
    QCOMPARE(second.title(ReasonGroupId::first), u"Name of <value> must be at most 255 characters"_s);

    // What is one value to the reader, what is too much to be one, and what looks like a mask.
    ReasonGroups others(0, ReasonSeparator::None);
    const QByteArray dates = "Ends 21 Nov 2026, begins later";
    others.addReason(dates);
    QCOMPARE(others.snapshot().title(ReasonGroupId::first), QString::fromUtf8(dates));
    const QByteArray many = "bad: " + QByteArray("1 x ").repeated(40);
    others.addReason(many);
    QVERIFY(!others.snapshot().title(ReasonGroupId::first + 1).contains(u'1'));
    others.addReason("\xef\xb7\x90 costs 5");
    QCOMPARE(others.snapshot().title(ReasonGroupId::first + 2), u"<value> costs <value>"_s);
}

void ReasonGroupsTest::aMissingCellIsNoReason()
{
    ReasonGroups groups(2, ReasonSeparator::None);
    const std::vector<QByteArrayView> shortRow = {"1", "2"};
    groups.addRow(shortRow);
    groups.addRow({});
    ReasonGroups noColumn(-1, ReasonSeparator::None);
    noColumn.addRow(shortRow);
    QCOMPARE(groups.snapshot().group(ReasonGroupId::none).count, 2);
    QCOMPARE(noColumn.snapshot().group(ReasonGroupId::none).count, 1);
}

void ReasonGroupsTest::severalReasonsOfARowCountEach()
{
    ReasonGroups groups(0, ReasonSeparator::Semicolon);
    for (const QByteArrayView cell :
         {"Name missing; Price missing", "Price missing", "; ;", "Price missing; Name missing"})
        groups.addReason(cell);
    const ReasonSnapshot snapshot = groups.snapshot();
    const GroupId name = ReasonGroupId::first;
    const GroupId price = ReasonGroupId::first + 1;
    QCOMPARE(snapshot.group(name).count, 2);
    QCOMPARE(snapshot.group(price).count, 3);
    QCOMPARE(snapshot.group(ReasonGroupId::none).count, 1);
    QCOMPARE(snapshot.groupsOf(0).size(), 2);
    QCOMPARE(snapshot.groupsOf(1).size(), 1);
    QCOMPARE(snapshot.rowsWith(std::vector<GroupId>{name}), Rows({0, 3}));
    QCOMPARE(snapshot.rowsWith(std::vector<GroupId>{price}), Rows({0, 1, 3}));
    QCOMPARE(snapshot.rowsWith(std::vector<GroupId>{price, name}), Rows({0, 1, 3}));
}

void ReasonGroupsTest::aReasonTwiceInARowCountsOnce()
{
    ReasonGroups groups(0, ReasonSeparator::LineBreak);
    groups.addReason("Unknown colour 'red'\nUnknown colour 'blue'");
    const ReasonSnapshot snapshot = groups.snapshot();
    QCOMPARE(snapshot.group(ReasonGroupId::first).count, 1);
    QCOMPARE(snapshot.groupsOf(0).size(), 1);
}

/// Three letters that differ for each number.
static QByteArray word(int number)
{
    QByteArray text;
    for (int i = 0; i < 4; ++i, number /= 26)
        text += char('a' + number % 26);
    return text;
}

void ReasonGroupsTest::moreGroupsThanTheBoundAreOther()
{
    ReasonGroups groups(0, ReasonSeparator::None);
    for (int i = 0; i < ReasonGroups::mostGroups + 5; ++i)
        groups.addReason(QByteArray("No " + word(i)));
    groups.addReason(QByteArray("No " + word(ReasonGroups::mostGroups - 1)));
    const ReasonSnapshot snapshot = groups.snapshot();
    QVERIFY(snapshot.hasOther());
    QCOMPARE(snapshot.groups().size(), ReasonGroupId::first + ReasonGroups::mostGroups);
    QCOMPARE(snapshot.group(ReasonGroupId::other).count, 5);
    QCOMPARE(snapshot.group(ReasonGroupId::other).firstRow, ReasonGroups::mostGroups);
    QCOMPARE(snapshot.group(ReasonGroupId::other).example, "No " + word(ReasonGroups::mostGroups));
    QCOMPARE(snapshot.groups().back().count, 2);
    QCOMPARE(snapshot.byCount().back(), ReasonGroupId::other);
    QVERIFY(!snapshot.title(ReasonGroupId::other).isEmpty());
}

void ReasonGroupsTest::repeatedMessagesFindTheirGroupAgain()
{
    ReasonGroups groups(0, ReasonSeparator::None);
    const QByteArray longMessage = "Too long: " + QByteArray(5000, 'x');
    for (int i = 0; i < 20'000; ++i) {
        // Phases with new messages, in which the cache rests, and phases without.
        const bool isNew = (i / 2000) % 2 == 0;
        groups.addReason(isNew ? "Price " + QByteArray::number(i) + " missing" : QByteArray("Name missing"));
        if (i % 100 == 0)
            groups.addReason(longMessage);
    }
    const ReasonSnapshot snapshot = groups.snapshot();
    QCOMPARE(snapshot.groups().size(), ReasonGroupId::first + 3);
    QCOMPARE(snapshot.group(ReasonGroupId::first).count, 10'000);
    QCOMPARE(snapshot.group(ReasonGroupId::first + 1).count, 200);
    QCOMPARE(snapshot.group(ReasonGroupId::first + 1).example.size(), 1024);
    QCOMPARE(snapshot.group(ReasonGroupId::first + 2).count, 10'000);
}

void ReasonGroupsTest::aSnapshotStaysAsItWas()
{
    ReasonGroups groups(0, ReasonSeparator::Pipe);
    groups.addReason("Name missing | Price missing");
    const ReasonSnapshot before = groups.snapshot();
    for (int i = 0; i < 100'000; ++i)
        groups.addReason("Name missing || Stock missing");
    QCOMPARE(before.rowCount(), 1);
    QCOMPARE(before.group(ReasonGroupId::first).count, 1);
    QCOMPARE(before.groups().size(), ReasonGroupId::first + 2);
    QCOMPARE(before.rowsWith(std::vector<GroupId>{ReasonGroupId::first}), Rows({0}));
    QCOMPARE(groups.snapshot().group(ReasonGroupId::first).count, 100'001);
}

void ReasonGroupsTest::twoMillionRowsTakeFourMegabytes()
{
    RowGroups rows;
    for (int i = 0; i < 2'000'000; ++i) {
        const GroupId a = GroupId(ReasonGroupId::first + i % 7);
        const std::vector<GroupId> groups =
            i % 3 == 0 ? std::vector<GroupId>{a, GroupId(a + 1)} : std::vector<GroupId>{a};
        rows.append(groups);
    }
    QCOMPARE(rows.rowCount(), 2'000'000);
    QVERIFY2(rows.bytes() < 4'200'000, qPrintable(QString::number(rows.bytes())));
}

void ReasonGroupsTest::rowsAreFoundAcrossChunks()
{
    RowGroups rows;
    Rows expected;
    for (quint32 i = 0; i < 100'000; ++i) {
        const bool isWanted = i % 1000 == 999;
        // Each third wanted row is one of several groups.
        if (isWanted && i % 3 == 0)
            rows.append(std::vector<GroupId>{GroupId(100 + i % 50), 7});
        else
            rows.append(std::vector<GroupId>{GroupId(isWanted ? 7 : 8)});
        if (isWanted)
            expected.push_back(i);
    }
    QCOMPARE(rows.rowsWith(std::vector<GroupId>{7}), expected);
    const RowGroups copy = rows;
    QCOMPARE(copy.rowsWith(std::vector<GroupId>{7}), expected);
    QCOMPARE(copy.groupsOf(99'999).back(), GroupId(7));
}

void ReasonGroupsTest::manySetsAreFoundAgain()
{
    RowGroups rows;
    const auto groupsOf = [](int row) {
        std::vector<GroupId> groups;
        for (int bit = 0; bit < 17; ++bit) {
            if ((row >> bit) & 1)
                groups.push_back(GroupId(ReasonGroupId::first + bit));
        }
        return groups.empty() ? std::vector<GroupId>{ReasonGroupId::none} : groups;
    };
    constexpr int count = 1 << 17; // each row has a set of its own
    for (int row = 0; row < count; ++row)
        rows.append(groupsOf(row));
    for (int row = 0; row < count; ++row) {
        const auto found = rows.groupsOf(row);
        QCOMPARE(std::vector<GroupId>(found.begin(), found.end()), groupsOf(row));
    }
    QCOMPARE(rows.rowsWith(std::vector<GroupId>{ReasonGroupId::first + 16}).size(), count / 2);
}

} // namespace Balehook

QTEST_GUILESS_MAIN(Balehook::ReasonGroupsTest)

#include "tst_reasongroups.moc"
