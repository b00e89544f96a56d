// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/rows/columninspector.h"
#include "failedrows/rows/failedrows.h"
#include "failedrows/rows/listedfind.h"
#include "failedrows/rows/rowsexport.h"
#include "failedrows/rows/summarymaker.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace Qt::StringLiterals;

namespace Balehook {

/// A file with its reasons, filters and order, without a window.
class FailedRowsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void reasonsAreGroupedWhileReading();
    void severalReasonsAreSplitOnlyIfWanted();
    void filterAndOrderWaitForAllRows();
    void reasonsOfTheMatchingRowsAreCounted();
    void orderThatIsGivenUpLeavesTheRows();
    void choicesGoByTheNamesOfColumns();
    void columnsAreGuessed();
    void columnIsInspectedOnce();
    void findGoesByTheListShown();
    void summaryNamesTheTopReasons();
    void cancelledExportLeavesNothing();
    void refusedExportNamesTheRowOfTheFile();

private:
    bool open(const QByteArray &bytes, const FailedFileView &view = {});
    std::vector<qint64> shown() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<FailedRows> m_rows;
};

const QByteArray fiveRows = "sku,qty,reason\n"
                            "A-10,5,Stock 5 is not a number; Image missing\n"
                            "A-9,7,Image missing\n"
                            "B-1,,Stock 8 is not a number\n"
                            "A-2,40,Image missing\n"
                            "B-2,9,\n";

void FailedRowsTest::init()
{
    m_rows = std::make_unique<FailedRows>();
    m_folder = std::make_unique<QTemporaryDir>();
}

bool FailedRowsTest::open(const QByteArray &bytes, const FailedFileView &view)
{
    QFile file(m_folder->filePath(u"rows.csv"_s));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        return false;
    file.close();
    QSignalSpy completed(m_rows.get(), &FailedRows::completed);
    m_rows->open(file.fileName(), view);
    return !completed.isEmpty() || completed.wait();
}

std::vector<qint64> FailedRowsTest::shown() const
{
    std::vector<qint64> rows;
    for (qint64 place = 0; place < m_rows->rows().size(); ++place)
        rows.push_back(m_rows->rows().at(place));
    return rows;
}

void FailedRowsTest::reasonsAreGroupedWhileReading()
{
    QByteArray rows = "sku,reason\n";
    for (int i = 0; i < 100'000; ++i)
        rows += "A-" + QByteArray::number(i) + (i % 2 == 0 ? ",Image missing\n" : ",Name missing\n");
    QSignalSpy reasons(m_rows.get(), &FailedRows::reasonsChanged);
    QVERIFY(open(rows));
    QVERIFY(!reasons.isEmpty());
    QVERIFY(m_rows->reasons().isComplete());
    QCOMPARE(m_rows->reasons().byCount().size(), 2u);
    const GroupId first = m_rows->reasons().byCount().front();
    QCOMPARE(m_rows->reasons().group(first).count, 50'000);
    m_rows->setFilter({.groups = {first}, .conditions = {}});
    QCOMPARE(m_rows->rows().size(), 50'000);
    QVERIFY(!m_rows->isArranging());
}

void FailedRowsTest::severalReasonsAreSplitOnlyIfWanted()
{
    QVERIFY(open(fiveRows, {.reasonColumn = u"reason"_s, .splitReasons = true}));
    QCOMPARE(m_rows->separator(), ReasonSeparator::Semicolon);
    QCOMPARE(m_rows->reasons().title(m_rows->reasons().byCount().front()), u"Image missing"_s);
    QCOMPARE(m_rows->reasons().group(m_rows->reasons().byCount().front()).count, 3);
    QSignalSpy reasons(m_rows.get(), &FailedRows::reasonsChanged);
    m_rows->setSplitting(false);
    QTRY_VERIFY(m_rows->reasons().isComplete());
    QCOMPARE(m_rows->reasons().group(m_rows->reasons().byCount().front()).count, 2);
    QCOMPARE(m_rows->view().splitReasons, std::optional(false));
}

void FailedRowsTest::filterAndOrderWaitForAllRows()
{
    QFile file(m_folder->filePath(u"rows.csv"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(fiveRows);
    file.close();
    connect(m_rows.get(), &FailedRows::opened, this, [this] {
        m_rows->setOrder({.column = 1, .kind = SortKind::Number, .descending = true});
        m_rows->setFilter({.groups = {}, .conditions = {{0, CellCondition::Kind::Contains, "a-"}}});
    });
    m_rows->open(file.fileName(), {});
    QTRY_COMPARE(shown(), std::vector<qint64>({3, 1, 0}));
    QVERIFY(!m_rows->isArranging());
    m_rows->setFilter({.groups = {}, .conditions = {{1, CellCondition::Kind::Differs, "9"}}});
    QTRY_COMPARE(shown(), std::vector<qint64>({3, 1, 0, 2}));
    m_rows->setOrder({});
    QTRY_COMPARE(shown(), std::vector<qint64>({0, 1, 2, 3}));
}

void FailedRowsTest::reasonsOfTheMatchingRowsAreCounted()
{
    QVERIFY(open(fiveRows, {.splitReasons = true}));
    QTRY_VERIFY(m_rows->reasons().isComplete());
    QVERIFY(!m_rows->matching());
    const auto group = [this](const QString &title) {
        for (const GroupId id : m_rows->reasons().byCount()) {
            if (m_rows->reasons().title(id) == title)
                return id;
        }
        return ReasonGroupId::none;
    };
    const GroupId image = group(u"Image missing"_s);
    QCOMPARE(m_rows->reasons().group(image).count, 3);
    RowFilter filter{.groups = {},
                     .conditions = {{0, CellCondition::Kind::Contains, "a-"}, {1, CellCondition::Kind::Differs, "7"}}};
    m_rows->setFilter(filter);
    QTRY_COMPARE(shown(), std::vector<qint64>({0, 3}));
    QCOMPARE(m_rows->matching()->all.size(), 2);
    QCOMPARE(m_rows->matching()->counts.at(image), 2);
    QCOMPARE(m_rows->matching()->counts.at(ReasonGroupId::none), 0);
    // A reason hides rows, but counts nothing otherwise.
    filter.groups = {group(u"Stock <value> is not a number"_s)};
    m_rows->setFilter(filter);
    QTRY_COMPARE(shown(), std::vector<qint64>({0}));
    QCOMPARE(m_rows->matching()->counts.at(image), 2);
    m_rows->setOrder({.column = 0, .kind = SortKind::Text, .descending = true});
    filter.groups.clear();
    m_rows->setFilter(filter);
    QTRY_COMPARE(shown(), std::vector<qint64>({3, 0}));
    m_rows->setOrder({});
    m_rows->setFilter({});
    QTRY_COMPARE(shown().size(), std::size_t(5));
    QVERIFY(!m_rows->matching());
}

void FailedRowsTest::orderThatIsGivenUpLeavesTheRows()
{
    QVERIFY(open(fiveRows));
    m_rows->setOrder({.column = 0});
    QVERIFY(m_rows->isArranging());
    m_rows->stopArranging();
    QVERIFY(!m_rows->isArranging());
    QCOMPARE(m_rows->order(), RowOrder());
    QCOMPARE(shown(), std::vector<qint64>({0, 1, 2, 3, 4}));
}

void FailedRowsTest::choicesGoByTheNamesOfColumns()
{
    QVERIFY(open(fiveRows,
                 {.reasonColumn = u"qty"_s, .hiddenColumns = {u"sku"_s, u"gone"_s}, .personalColumns = QStringList()}));
    QCOMPARE(m_rows->reasonColumn(), 1);
    QCOMPARE(m_rows->reasonConfidence(), 100);
    QCOMPARE(m_rows->hiddenColumns(), std::vector<int>({0}));
    QVERIFY(m_rows->personalColumns().empty());
    QSignalSpy changed(m_rows.get(), &FailedRows::viewChanged);
    m_rows->setPersonalColumns({0, 2});
    QCOMPARE(changed.count(), 1);
    QCOMPARE(m_rows->view().personalColumns, std::optional(QStringList({u"sku"_s, u"reason"_s})));
}

void FailedRowsTest::columnsAreGuessed()
{
    QVERIFY(open(fiveRows));
    QCOMPARE(m_rows->reasonColumn(), 2);
    QCOMPARE(guessedSortKind(m_rows->document(), 1), SortKind::Number);
    QCOMPARE(guessedSortKind(m_rows->document(), 0), SortKind::Natural);
    QCOMPARE(tellingColumns(m_rows->document(), 2), std::vector<int>({0, 1}));
}

void FailedRowsTest::columnIsInspectedOnce()
{
    QVERIFY(open(fiveRows));
    ColumnInspector inspector(m_rows->document());
    QSignalSpy inspected(&inspector, &ColumnInspector::inspected);
    inspector.inspect(1);
    inspector.inspect(1);
    QTRY_COMPARE(inspected.count(), 1);
    QCOMPARE(inspector.summary(1)->empty, 1);
    QCOMPARE(inspector.summary(1)->distinct, 4);
    QVERIFY(!inspector.summary(0));
}

void FailedRowsTest::findGoesByTheListShown()
{
    QVERIFY(open(fiveRows));
    const RowList list(std::vector<quint32>{3, 0, 2});
    ListedFind find(m_rows->document(), list, u"IMAGE"_s, CellTextKind::Text, nullptr);
    QSignalSpy found(&find, &TextFind::found);
    find.step({-1, 0}, TextFind::Direction::Next);
    QTRY_COMPARE(found.count(), 1);
    QCOMPARE(find.matches(), 2);
    QCOMPARE(found[0][0].value<CellPlace>(), (CellPlace{0, 2}));
    find.step({0, 2}, TextFind::Direction::Previous);
    QTRY_COMPARE(found.count(), 2);
    QCOMPARE(found[1][0].value<CellPlace>(), (CellPlace{1, 2}));
    QCOMPARE(found[1][1].toLongLong(), 2);
}

void FailedRowsTest::summaryNamesTheTopReasons()
{
    QVERIFY(open(fiveRows));
    ReplySummary base;
    base.title = u"rows.csv"_s;
    SummaryMaker maker(*m_rows, base);
    QSignalSpy made(&maker, &SummaryMaker::made);
    maker.start();
    QTRY_COMPARE(made.count(), 1);
    QCOMPARE(maker.summary().rows, 5);
    QCOMPARE(maker.summary().rowsWithoutReason, 1);
    QCOMPARE(maker.summary().reasons.front().text, u"Image missing"_s);
    const ReplySummary::Example &example = maker.summary().reasons.front().examples.front();
    QCOMPARE(example.cells.front().name, u"sku"_s);
}

void FailedRowsTest::cancelledExportLeavesNothing()
{
    QVERIFY(open(fiveRows));
    const QString name = m_folder->filePath(u"out.csv"_s);
    RowsExport rowsExport(m_rows->document(),
                          {.fileName = name, .rows = m_rows->rows(), .columns = {0, 2}, .header = {"sku", "reason"}});
    QSignalSpy finished(&rowsExport, &RowsExport::finished);
    rowsExport.start();
    rowsExport.cancel();
    QTRY_COMPARE(finished.count(), 1);
    QVERIFY(!QFile::exists(name));
}

void FailedRowsTest::refusedExportNamesTheRowOfTheFile()
{
    QVERIFY(open("sku\nA\nB\n" + QByteArray(32'768, 'x') + "\n"));
    const QString name = m_folder->filePath(u"out.xlsx"_s);
    RowsExport rowsExport(m_rows->document(),
                          {.fileName = name,
                           .format = ExportFormat::Xlsx,
                           .rows = RowList(std::vector<quint32>{2, 0}),
                           .columns = {0},
                           .header = {"sku"}});
    std::optional<Result<RowExporter::Written>> written;
    connect(&rowsExport, &RowsExport::finished, this, [&written](const auto &result) { written = result; });
    rowsExport.start();
    QTRY_VERIFY(written);
    QVERIFY(!*written);
    const QString sentence = written->error().userMessage();
    QVERIFY2(sentence.startsWith(u"Row 3 has a cell with more than 32,767 characters"_s), qPrintable(sentence));
    QVERIFY(!QFile::exists(name));
}

} // namespace Balehook

QTEST_GUILESS_MAIN(Balehook::FailedRowsTest)

#include "tst_failedrows.moc"
