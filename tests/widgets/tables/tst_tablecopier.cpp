// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importjobsmodel.h"
#include "models/jobpages.h"
#include "widgets/tables/tablecopier.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

class TableCopierTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void loadedRowsAreCopiedAtOnce();
    void missingRowsAreReadFirst();
    void columnsKeepTheirOrderOnScreen();
    void cellsNotSelectedStayEmpty();
    void tooManyRowsAreRefusedWithoutARequest();
    void aFailedPageCopiesNothing();
    void afterCancelNothingComes();

private:
    static QItemSelection rows(const ImportJobsModel &model, int first, int last, int left = 0,
                               int right = ImportJobsModel::ColumnCount - 1);
    static QStringList copiedIds(const QSignalSpy &copied);
    /// The first page of the list is loaded.
    static void load(ImportJobsModel &model, FakePageSource &source);
};

const std::vector<int> idOnly{ImportJobsModel::IdColumn};

QItemSelection TableCopierTest::rows(const ImportJobsModel &model, int first, int last, int left, int right)
{
    return {model.index(first, left), model.index(last, right)};
}

QStringList TableCopierTest::copiedIds(const QSignalSpy &copied)
{
    return copied.first().first().value<ClipTable>().text().split(u'\n', Qt::SkipEmptyParts);
}

void TableCopierTest::load(ImportJobsModel &model, FakePageSource &source)
{
    model.setSource(&source, 25);
    model.setVisibleRows(0, 10);
    QTRY_COMPARE(model.rowState(0), PagedTableModel::RowState::Loaded);
    QTRY_COMPARE(source.open(), 0);
    source.forgetAsked();
}

void TableCopierTest::loadedRowsAreCopiedAtOnce()
{
    FakePageSource source(honestScript(500));
    ImportJobsModel model;
    load(model, source);
    TableCopier copier(model, rows(model, 2, 4), idOnly, false);
    QSignalSpy copied(&copier, &TableCopier::copied);
    copier.start();
    QCOMPARE(copied.count(), 1);
    QCOMPARE(copiedIds(copied), QStringList({u"job-2"_s, u"job-3"_s, u"job-4"_s}));
    QVERIFY(source.asked().empty());
}

void TableCopierTest::missingRowsAreReadFirst()
{
    FakePageSource source(honestScript(500));
    ImportJobsModel model;
    load(model, source);
    QItemSelection selection = rows(model, 1, 1);
    selection.append(QItemSelectionRange(model.index(212, 0), model.index(288, 10)));
    TableCopier copier(model, selection, idOnly, false);
    QSignalSpy copied(&copier, &TableCopier::copied);
    copier.start();
    QCOMPARE(copied.count(), 0);
    QTRY_COMPARE(copied.count(), 1);
    const QStringList ids = copiedIds(copied);
    QCOMPARE(ids.size(), 78);
    QCOMPARE(ids[0], u"job-1"_s);
    QCOMPARE(ids[1], u"job-212"_s);
    QCOMPARE(ids.last(), u"job-288"_s);
    QCOMPARE(source.askedPages(), std::vector<int>({9, 10, 11, 12}));
}

void TableCopierTest::columnsKeepTheirOrderOnScreen()
{
    FakePageSource source(honestScript(30));
    ImportJobsModel model;
    load(model, source);
    TableCopier copier(model, rows(model, 0, 0), {ImportJobsModel::IdColumn, ImportJobsModel::StatusColumn}, true);
    QSignalSpy copied(&copier, &TableCopier::copied);
    copier.start();
    const QStringList lines = copiedIds(copied);
    QCOMPARE(lines.first(), u"ID\tStatus"_s);
    QVERIFY(lines.last().startsWith(u"job-0\t"));
}

void TableCopierTest::cellsNotSelectedStayEmpty()
{
    FakePageSource source(honestScript(30));
    ImportJobsModel model;
    load(model, source);
    QItemSelection selection(model.index(0, ImportJobsModel::TypeColumn), model.index(0, ImportJobsModel::TypeColumn));
    selection.append(
        QItemSelectionRange(model.index(1, ImportJobsModel::IdColumn), model.index(1, ImportJobsModel::IdColumn)));
    TableCopier copier(model, selection,
                       {ImportJobsModel::TypeColumn, ImportJobsModel::UserColumn, ImportJobsModel::IdColumn}, false);
    QSignalSpy copied(&copier, &TableCopier::copied);
    copier.start();
    const QStringList lines = copiedIds(copied);
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines[0].endsWith(u'\t'));
    QCOMPARE(lines[1], u"\tjob-1"_s);
}

void TableCopierTest::tooManyRowsAreRefusedWithoutARequest()
{
    FakePageSource source(honestScript(20'000));
    ImportJobsModel model;
    load(model, source);
    TableCopier copier(model, rows(model, 0, 10'000), idOnly, false);
    QSignalSpy tooMany(&copier, &TableCopier::tooMany);
    copier.start();
    QCOMPARE(tooMany.count(), 1);
    QCOMPARE(tooMany.first().first().toLongLong(), 10'001);
    QVERIFY(source.asked().empty());
}

void TableCopierTest::aFailedPageCopiesNothing()
{
    FakePageSource source(honestScript(500));
    ImportJobsModel model;
    load(model, source);
    source.setScript([](const PageRequest &, int) { return Error(ErrorKind::ServerFailed); });
    TableCopier copier(model, rows(model, 0, 200), idOnly, false);
    QSignalSpy copied(&copier, &TableCopier::copied);
    QSignalSpy failed(&copier, &TableCopier::failed);
    copier.start();
    QTRY_COMPARE(failed.count(), 1);
    QCOMPARE(copied.count(), 0);
}

void TableCopierTest::afterCancelNothingComes()
{
    FakePageSource source(honestScript(500));
    ImportJobsModel model;
    load(model, source);
    source.hold();
    TableCopier copier(model, rows(model, 0, 200), idOnly, false);
    QSignalSpy copied(&copier, &TableCopier::copied);
    copier.start();
    QVERIFY(source.open() > 0);
    copier.cancel();
    QCOMPARE(source.open(), 0);
    QCOMPARE(copied.count(), 0);
}

} // namespace Balehook

QTEST_MAIN(Balehook::TableCopierTest)

#include "tst_tablecopier.moc"
