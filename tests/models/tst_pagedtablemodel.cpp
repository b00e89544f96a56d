// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importjobsmodel.h"
#include "models/jobpages.h"
#include "models/pageloader.h"
#include "support/wait.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include <iterator>
#include <memory>

using namespace Balehook;
using namespace Qt::StringLiterals;

using State = PagedTableModel::State;
using RowState = PagedTableModel::RowState;

class TestPagedTableModel final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void firstPageGivesTheRowCount();
    void anyRowIsOneRequestAway();
    void onePageAheadOfTravel();
    void neverMoreThanTwoAtOnce();
    void newestWishFirst();
    void whatIsFarAwayMakesRoomAtRest();
    void aDragAsksSeldom();
    void lateAnswersAreDropped();
    void theSourceMayGoFirst();
    void emptyList();
    void wholeListInOneAnswer();
    void growsWithoutATotal();
    void windowOverManyRows();
    void theCacheIsBounded();
    void pagesFarAwaySayWhatTheySaid();
    void pageSizeMayChange();
    void identity();
    void placeholders();
    void paintingAsksTheLeafOnce();

private:
    /// Shows rows \a first to \a last and waits until they are there.
    bool show(int first, int last);

    std::unique_ptr<FakePageSource> m_source;
    std::unique_ptr<ImportJobsModel> m_model;
};

void TestPagedTableModel::init()
{
    m_model = std::make_unique<ImportJobsModel>();
    m_source = std::make_unique<FakePageSource>(honestScript(1000));
}

bool TestPagedTableModel::show(int first, int last)
{
    m_model->setVisibleRows(first, last);
    const auto loaded = [this, first, last] {
        for (int row = first; row <= last; ++row) {
            if (m_model->rowState(row) != RowState::Loaded)
                return false;
        }
        return true;
    };
    return Testing::waitFor(loaded);
}

void TestPagedTableModel::firstPageGivesTheRowCount()
{
    const QAbstractItemModelTester tester(m_model.get(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    QSignalSpy states(m_model.get(), &PagedTableModel::stateChanged);
    QSignalSpy busy(m_model.get(), &PagedTableModel::busyChanged);
    QCOMPARE(m_model->state(), State::NoSource);
    m_model->setSource(m_source.get(), 25);
    QCOMPARE(m_model->state(), State::Loading);
    QCOMPARE(m_model->rowCount(), 0);
    QTRY_COMPARE(m_model->state(), State::Listed);
    QCOMPARE(m_model->rowCount(), 1000);
    QCOMPARE(m_model->total(), 1000);
    QCOMPARE(m_model->loadedCount(), 25);
    QCOMPARE(m_model->idAt(0), u"job-0"_s);
    QCOMPARE(m_model->rowState(25), RowState::Waiting);
    QCOMPARE(m_source->askedPages(), std::vector<int>{1});
    QCOMPARE(states.count(), 2);
    QCOMPARE(busy.count(), 2);
    QVERIFY(m_model->updatedAt() > 0);
}

void TestPagedTableModel::anyRowIsOneRequestAway()
{
    m_source->setScript(honestScript(1'000'000));
    m_model->setSource(m_source.get(), 25);
    QVERIFY(show(0, 19));
    m_source->forgetAsked();
    QVERIFY(show(999'980, 999'999));
    QCOMPARE(m_source->askedPages(), std::vector<int>{40'000});
    QCOMPARE(m_model->idAt(999'999), u"job-999999"_s);
}

void TestPagedTableModel::onePageAheadOfTravel()
{
    m_model->setSource(m_source.get(), 25);
    QVERIFY(show(0, 19));
    QCOMPARE(m_source->askedPages(), (std::vector<int>{1}));
    QVERIFY(show(3, 22));
    QTRY_COMPARE(m_source->askedPages(), (std::vector<int>{1, 2}));
    QVERIFY(show(510, 529)); // a jump: nobody knows where it goes from there
    QTRY_COMPARE(m_source->askedPages(), (std::vector<int>{1, 2, 21, 22}));
    QVERIFY(show(505, 524));
    QTRY_COMPARE(m_source->askedPages(), (std::vector<int>{1, 2, 21, 22, 20}));
    QTRY_COMPARE(m_source->open(), 0);
}

void TestPagedTableModel::neverMoreThanTwoAtOnce()
{
    m_model->setSource(m_source.get(), 5);
    QVERIFY(show(0, 99));
    QCOMPARE(m_source->mostAtOnce(), 2);
    QCOMPARE(m_source->asked().size(), std::size_t(20));
}

void TestPagedTableModel::newestWishFirst()
{
    m_model->setSource(m_source.get(), 10);
    QVERIFY(show(0, 9));
    m_source->hold();
    m_source->forgetAsked();
    m_model->setVisibleRows(100, 109); // page 11 leaves
    m_model->setVisibleRows(300, 319); // page 31 leaves, 32 waits for a free place
    m_model->setVisibleRows(500, 509); // page 51 is wanted now
    QCOMPARE(m_source->askedPages(), (std::vector<int>{11, 31}));
    m_source->releasePage(11);
    QTRY_COMPARE(m_source->askedPages(), (std::vector<int>{11, 31, 51}));
    m_source->release();
    QTRY_COMPARE(m_model->rowState(500), RowState::Loaded);
    QCOMPARE(m_source->askedPages(), (std::vector<int>{11, 31, 51})); // 32 scrolled away before it was sent
}

void TestPagedTableModel::whatIsFarAwayMakesRoomAtRest()
{
    m_model->setSource(m_source.get(), 10);
    QVERIFY(show(0, 9));
    m_source->hold();
    m_source->forgetAsked();
    m_model->setVisibleRows(100, 119);
    m_model->setVisibleRows(500, 509);
    QCOMPARE(m_source->askedPages(), (std::vector<int>{11, 12}));
    QTRY_COMPARE(m_source->askedPages(), (std::vector<int>{11, 12, 51}));
    QCOMPARE(m_source->cancelled(), 2);
    QCOMPARE(m_source->mostAtOnce(), 2);
}

void TestPagedTableModel::aDragAsksSeldom()
{
    m_source->setScript(honestScript(1'000'000));
    m_model->setSource(m_source.get(), 25);
    QVERIFY(show(0, 39));
    m_source->forgetAsked();
    m_model->setDragging(true);
    QElapsedTimer clock;
    clock.start();
    int step = 0;
    QTimer thumb;
    connect(&thumb, &QTimer::timeout, this, [this, &step] {
        ++step;
        m_model->setVisibleRows(step * 3333 - 39, step * 3333);
    });
    thumb.start(10);
    QTRY_VERIFY_WITH_TIMEOUT(step >= 60, 20'000);
    thumb.stop();
    const qint64 moments = clock.elapsed() / PageLoader::dragPause.count() + 1; // at which wishes may leave
    QVERIFY(std::ssize(m_source->asked()) <= 2 * moments);
    m_model->setDragging(false);
    QTRY_COMPARE(m_model->rowState(step * 3333), RowState::Loaded);
    QVERIFY(std::ssize(m_source->asked()) <= 2 * moments + 3);
    QCOMPARE(m_source->mostAtOnce(), 2);
}

void TestPagedTableModel::lateAnswersAreDropped()
{
    FakePageSource other(honestScript(3));
    m_source->hold();
    m_model->setSource(m_source.get(), 25);
    m_model->setSource(&other, 25);
    m_source->release();
    QTRY_COMPARE(m_model->rowCount(), 3);
    m_model->setSource(nullptr, 25);
    QCOMPARE(m_model->state(), State::NoSource);
    QCOMPARE(m_model->rowCount(), 0);
    QCOMPARE(m_source->cancelled(), 1);

    // Even a source that answers what was cancelled changes nothing.
    PageAnswer late = honestAnswer({1, 25}, 50);
    Q_EMIT m_source->arrived(1, late);
    Q_EMIT other.arrived(1, late);
    QCOMPARE(m_model->rowCount(), 0);
}

void TestPagedTableModel::theSourceMayGoFirst()
{
    m_model->setSource(m_source.get(), 25);
    QVERIFY(show(0, 19));
    m_source->hold();
    m_model->refresh();
    m_source.reset();
    QCOMPARE(m_model->state(), State::NoSource);
    QCOMPARE(m_model->rowCount(), 0);
    m_model->setVisibleRows(0, 5);
    m_model->refresh();
    m_model->retry();
    QVERIFY(!m_model->source());
}

void TestPagedTableModel::emptyList()
{
    m_source->setScript(honestScript(0));
    m_model->setSource(m_source.get(), 25);
    QTRY_COMPARE(m_model->state(), State::Listed);
    QCOMPARE(m_model->rowCount(), 0);
    QCOMPARE(m_model->total(), 0);
    m_source->setScript(honestScript(2));
    m_model->refresh();
    QTRY_COMPARE(m_model->rowCount(), 2);
}

void TestPagedTableModel::wholeListInOneAnswer()
{
    m_source->setScript([](const PageRequest &, int) {
        PageAnswer answer = honestAnswer({1, 31}, 31);
        answer.perPage = 25;
        return answer;
    });
    m_model->setSource(m_source.get(), 25);
    QVERIFY(show(0, 0));
    QVERIFY(show(11, 30));
    QCOMPARE(m_model->rowCount(), 31);
    QCOMPARE(m_source->askedPages(), std::vector<int>{1});
    m_model->refresh();
    QTRY_COMPARE(m_source->askedPages(), (std::vector<int>{1, 1}));
    QTRY_COMPARE(m_source->open(), 0);
    QCOMPARE(m_model->rowCount(), 31);
    QCOMPARE(m_source->asked().back().request.perPage, 25);
}

void TestPagedTableModel::growsWithoutATotal()
{
    const QAbstractItemModelTester tester(m_model.get(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    m_source->setScript([](const PageRequest &request, int) { return silentAnswer(request, 27); });
    m_model->setSource(m_source.get(), 10);
    QVERIFY(show(0, 9));
    QCOMPARE(m_model->rowCount(), 20);
    QVERIFY(!m_model->total());
    QVERIFY(show(10, 19));
    QTRY_COMPARE(m_model->rowCount(), 27); // one page ahead of travel
    QVERIFY(show(20, 26));
    QCOMPARE(m_model->total(), 27);
    QCOMPARE(m_source->askedPages(), (std::vector<int>{1, 2, 3}));
}

void TestPagedTableModel::windowOverManyRows()
{
    constexpr qint64 records = 12'000'000;
    m_source->setScript(honestScript(records));
    m_model->setSource(m_source.get(), 100);
    QVERIFY(show(0, 19));
    QCOMPARE(m_model->rowCount(), PagedTableModel::maxRows);
    const QPersistentModelIndex marked = m_model->index(4'000'000, 0);

    const int row = m_model->rowForRecord(5'500'000);
    QVERIFY(row >= 0 && row < m_model->rowCount());
    QCOMPARE(m_model->firstRecord() + row, 5'500'000);
    QVERIFY(marked.isValid());
    QCOMPARE(m_model->firstRecord() + marked.row(), 4'000'000);
    QVERIFY(show(row, row + 10));
    QCOMPARE(m_model->idAt(row), u"job-5500000"_s);
    QCOMPARE(m_model->rowOfId(u"job-5500000"_s), row);

    QCOMPARE(m_model->rowForRecord(records * 2), PagedTableModel::maxRows - 1); // the last there is
    QVERIFY(!marked.isValid());
    QCOMPARE(m_model->firstRecord(), records - PagedTableModel::maxRows);
    QCOMPARE(m_model->headerData(PagedTableModel::maxRows - 1, Qt::Vertical, Qt::DisplayRole).toString(),
             QLocale().toString(records));
}

void TestPagedTableModel::theCacheIsBounded()
{
    m_source->setScript(honestScript(100'000));
    m_model->setSource(m_source.get(), 100);
    for (int row = 0; row < 70 * 500; row += 500)
        QVERIFY(show(row, row + 30));
    QVERIFY(m_model->loadedCount() <= 5000);
    QCOMPARE(m_model->rowState(0), RowState::Waiting);
    QCOMPARE(m_model->rowOfId(u"job-0"_s), -1);
    QVERIFY(show(0, 30));
}

void TestPagedTableModel::pagesFarAwaySayWhatTheySaid()
{
    m_model->setSource(m_source.get(), 25);
    QVERIFY(show(0, 19));
    qsizetype index = 0;
    const std::weak_ptr<const RecordPage> first = m_model->recordPage(5, &index);
    for (int row = 25; row < 800; row += 25)
        QVERIFY(show(row, row + 24));
    QVERIFY(first.expired()); // its records are gone
    m_source->forgetAsked();
    QCOMPARE(m_model->idAt(5), u"job-5"_s);
    QCOMPARE(m_model->rowOfId(u"job-5"_s), 5);
    QVERIFY(first.expired());
    QCOMPARE(*m_model->recordAt(5), makeJob(5));
    QCOMPARE(m_model->recordPage(6, &index)->rawAt(index), "job-6");
    QVERIFY(show(0, 19));
    QCOMPARE(m_model->index(7, ImportJobsModel::IdColumn).data().toString(), u"job-7"_s);
    QVERIFY(m_source->askedPages().empty());
}

void TestPagedTableModel::pageSizeMayChange()
{
    m_model->setSource(m_source.get(), 25);
    QVERIFY(show(500, 519));
    QSignalSpy resets(m_model.get(), &QAbstractItemModel::modelReset);
    m_source->forgetAsked();
    m_model->setPerPage(100);
    QCOMPARE(m_model->rowCount(), 1000);
    QTRY_COMPARE(m_model->rowState(519), RowState::Loaded);
    QCOMPARE(m_source->asked().front().request, (PageRequest{6, 100}));
    QCOMPARE(resets.count(), 0); // the list keeps its place
}

void TestPagedTableModel::identity()
{
    m_model->setSource(m_source.get(), 25);
    QVERIFY(show(0, 19));
    QCOMPARE(m_model->rowOfId(u"job-7"_s), 7);
    QCOMPARE(m_model->rowOfId(u"job-70"_s), -1);
    QCOMPARE(m_model->rowOfId(QString()), -1);
    qsizetype index = -1;
    const auto page = m_model->recordPage(7, &index);
    QVERIFY(page);
    QCOMPARE(page->rawAt(index), QByteArray("job-7"));
    QVERIFY(!m_model->recordPage(700, &index));
    QVERIFY(!m_model->recordPage(-1, &index));
    QCOMPARE(m_model->idAt(5000), QString());
}

void TestPagedTableModel::placeholders()
{
    m_model->setSource(m_source.get(), 25);
    QVERIFY(show(0, 19));
    const QModelIndex waiting = m_model->index(600, 0);
    QCOMPARE(waiting.data().toString(), u"…"_s);
    QCOMPARE(waiting.siblingAtColumn(1).data().toString(), QString());
    QCOMPARE(waiting.data(PagedTableModel::RowStateRole).toInt(), static_cast<int>(RowState::Waiting));
    QVERIFY(waiting.data(PagedTableModel::FullTextRole).toString().isEmpty());
    QVERIFY(!waiting.data(PagedTableModel::LinkRole).isValid());
    QVERIFY(!m_model->data({}, Qt::DisplayRole).isValid());
    QVERIFY(!m_model->headerData(2000, Qt::Vertical, Qt::DisplayRole).isValid());
    QVERIFY(!m_model->headerData(ImportJobsModel::ColumnCount, Qt::Horizontal, Qt::DisplayRole).isValid());
}

namespace {

class CountingModel final : public PagedTableModel
{
public:
    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : 3; }
    void touchAll() { cellsChanged(); }
    mutable int cells = 0;

protected:
    QVariant cell(const RecordPage &page, qsizetype index, int, int role) const override
    {
        ++cells;
        return role == Qt::DisplayRole ? QVariant(page.idAt(index)) : QVariant();
    }
    QString headerText(int) const override { return u"column"_s; }
};

} // namespace

void TestPagedTableModel::paintingAsksTheLeafOnce()
{
    CountingModel model;
    model.setSource(m_source.get(), 25);
    QTRY_COMPARE(model.rowCount(), 1000);
    const auto paint = [&model] {
        for (int row = 0; row < 20; ++row) {
            for (int column = 0; column < 3; ++column) {
                const QModelIndex index = model.index(row, column);
                for (int role = 0; role <= Qt::CheckStateRole; ++role) {
                    if (role < Qt::ToolTipRole || role > Qt::WhatsThisRole)
                        model.data(index, role);
                }
            }
        }
    };
    paint();
    QCOMPARE(model.cells, 60);
    paint();
    QCOMPARE(model.cells, 60);
    model.touchAll();
    paint();
    QCOMPARE(model.cells, 120);
}

QTEST_GUILESS_MAIN(TestPagedTableModel)
#include "tst_pagedtablemodel.moc"
