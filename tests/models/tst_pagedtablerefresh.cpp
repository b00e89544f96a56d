// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importjobsmodel.h"
#include "models/jobpages.h"
#include "support/wait.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

using RowState = PagedTableModel::RowState;

/// Lists that change while they are looked at.
class TestPagedTableRefresh final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void rowsStayWhileRefreshed();
    void rowsOfAnEarlierRunUntilTheAnswer();
    void rowsOfAnEarlierRunStayWhenNothingCame();
    void rowsOfAnEarlierRunHaveThePageSize();
    void pagesElsewhereAreReadWhenShown();
    void changedAndNewRowsArePointedOut();
    void nothingIsPointedOutWhereNobodyWantsIt();
    void whatMovedInIsNotNew();
    void whatScrollsAwayWasSeen();
    void whatLeavesWithoutTheUserWasNotSeen();
    void newsSaysHowManyAndWhere();
    void theTotalChangesWhileScrolling();
    void shrinksBelowTheScreen();
    void movedRowsAreShownOnceWhereTheyAre();
    void stillMovedAfterReadingAgain();
    void invalidatedMeansRefresh();

private:
    bool show(int first, int last);
    bool isChanged(int row) const { return m_model->index(row, 0).data(PagedTableModel::ChangedRole).toBool(); }

    std::unique_ptr<FakePageSource> m_source;
    std::unique_ptr<ImportJobsModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void TestPagedTableRefresh::init()
{
    m_tester.reset();
    m_model = std::make_unique<ImportJobsModel>();
    m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get(),
                                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    m_source = std::make_unique<FakePageSource>(honestScript(100));
}

bool TestPagedTableRefresh::show(int first, int last)
{
    m_model->setVisibleRows(first, last);
    return Testing::waitFor([this, first, last] {
        return m_source->open() == 0 && m_model->rowState(first) == RowState::Loaded
            && m_model->rowState(last) == RowState::Loaded;
    });
}

void TestPagedTableRefresh::rowsStayWhileRefreshed()
{
    m_model->setSource(m_source.get(), 10);
    QVERIFY(show(10, 24));
    QSignalSpy removed(m_model.get(), &QAbstractItemModel::rowsRemoved);
    QSignalSpy resets(m_model.get(), &QAbstractItemModel::modelReset);
    m_source->hold();
    m_source->forgetAsked();
    m_model->refresh();
    QCOMPARE(m_source->askedPages(), (std::vector<int>{2, 3}));
    QCOMPARE(m_model->rowState(10), RowState::Loaded);
    m_source->release(true);
    QTRY_COMPARE(m_source->open(), 0);
    QCOMPARE(m_source->asked().size(), std::size_t(2));
    QCOMPARE(removed.count() + resets.count(), 0);
    QVERIFY(!isChanged(10));
}

void TestPagedTableRefresh::rowsOfAnEarlierRunUntilTheAnswer()
{
    m_source->setEarlier(EarlierPage{{1, 10}, honestAnswer({1, 10}, 90, -2), 1234});
    m_source->hold();
    m_source->forgetAsked();
    m_model->setSource(m_source.get(), 10);
    QCOMPARE(m_model->state(), PagedTableModel::State::Listed);
    QVERIFY(m_model->isEarlier());
    QCOMPARE(m_model->rowCount(), 90);
    QCOMPARE(m_model->updatedAt(), 1234);
    QCOMPARE(m_model->rowState(0), RowState::Loaded);
    QCOMPARE(m_model->idAt(0), u"job--2"_s);
    QCOMPARE(m_model->rowState(10), RowState::Waiting);
    QCOMPARE(m_source->askedPages(), std::vector<int>{1});
    QSignalSpy resets(m_model.get(), &QAbstractItemModel::modelReset);
    QSignalSpy moved(m_model.get(), &PagedTableModel::listChanged);
    m_source->release();
    QTRY_VERIFY(!m_model->isEarlier());
    QCOMPARE(m_model->idAt(0), u"job-0"_s);
    QCOMPARE(m_model->rowCount(), 100);
    QVERIFY(m_model->updatedAt() > 1234);
    QCOMPARE(resets.count() + moved.count(), 0);
    for (int row = 0; row < 10; ++row)
        QVERIFY(!isChanged(row)); // nobody is told of what went on while the program did not run
}

void TestPagedTableRefresh::rowsOfAnEarlierRunStayWhenNothingCame()
{
    m_source->setEarlier(EarlierPage{{1, 10}, honestAnswer({1, 10}, 90, -2), 1234});
    m_source->setScript([](const PageRequest &, int) { return Error(ErrorKind::Unreachable); });
    QSignalSpy failed(m_model.get(), &PagedTableModel::pageFailed);
    m_model->setSource(m_source.get(), 10);
    QVERIFY(failed.wait());
    QVERIFY(m_model->isEarlier() && m_model->error());
    QCOMPARE(m_model->state(), PagedTableModel::State::Listed);
    QCOMPARE(m_model->idAt(0), u"job--2"_s);
    m_source->setScript(honestScript(100));
    m_model->retry();
    QTRY_COMPARE(m_model->idAt(0), u"job-0"_s);
    QVERIFY(!m_model->isEarlier() && !m_model->error());
}

void TestPagedTableRefresh::rowsOfAnEarlierRunHaveThePageSize()
{
    m_source->setEarlier(EarlierPage{{1, 25}, honestAnswer({1, 25}, 90, -2), 1234});
    m_source->hold();
    m_model->setSource(m_source.get(), 10);
    QCOMPARE(m_model->state(), PagedTableModel::State::Loading);
    QVERIFY(!m_model->isEarlier());
    QCOMPARE(m_model->rowCount(), 0);
}

void TestPagedTableRefresh::pagesElsewhereAreReadWhenShown()
{
    m_model->setSource(m_source.get(), 10);
    QVERIFY(show(0, 9));
    QVERIFY(show(50, 59));
    m_model->refresh();
    QTRY_COMPARE(m_source->open(), 0);
    m_source->forgetAsked();
    QCOMPARE(m_model->rowState(0), RowState::Loaded); // as it was
    QVERIFY(show(0, 9));
    QTRY_COMPARE(m_source->askedPages(), std::vector<int>{1});
}

void TestPagedTableRefresh::changedAndNewRowsArePointedOut()
{
    m_model->setSource(m_source.get(), 10);
    QVERIFY(show(0, 19));
    m_source->setScript([](const PageRequest &request, int) {
        PageAnswer answer = honestAnswer(request, 102, -2); // two new ones on top
        if (request.page == 1) {
            std::vector<ImportJob> jobs;
            for (int i = -2; i < 8; ++i)
                jobs.push_back(makeJob(i));
            jobs[5].set(ImportJob::Status, u"9"_s);
            answer.records = makeJobPage(jobs);
        }
        return answer;
    });
    m_model->refresh();
    QTRY_COMPARE(m_model->idAt(10), u"job-8"_s);
    QTRY_COMPARE(m_source->open(), 0);
    QCOMPARE(m_model->idAt(0), u"job--2"_s);
    QCOMPARE(m_model->rowCount(), 102);
    const QList<int> expected{0, 1, 5};
    for (int row = 0; row < 20; ++row)
        QCOMPARE(isChanged(row), expected.contains(row));
}

void TestPagedTableRefresh::whatScrollsAwayWasSeen()
{
    m_model->setSource(m_source.get(), 10);
    QVERIFY(show(0, 9));
    m_source->setScript([](const PageRequest &request, int) { return honestAnswer(request, 103, -3); });
    m_model->refresh();
    QTRY_VERIFY(isChanged(0));
    QTRY_COMPARE(m_source->open(), 0);
    QVERIFY(show(2, 11));
    QVERIFY(!isChanged(0) && !isChanged(1));
    QVERIFY(isChanged(2));
}

void TestPagedTableRefresh::whatMovedInIsNotNew()
{
    m_model->setSource(m_source.get(), 10);
    QVERIFY(show(0, 9));
    m_model->setVisibleRows(50, 59);
    QTRY_COMPARE(m_model->rowState(50), RowState::Loaded);
    QTRY_COMPARE(m_source->open(), 0);
    // What was on page 5, which nobody read, is on page 6 now.
    m_source->setScript([](const PageRequest &request, int) { return honestAnswer(request, 103, -3); });
    m_model->refresh();
    QTRY_COMPARE(m_model->idAt(50), u"job-47"_s);
    QTRY_COMPARE(m_source->open(), 0);
    for (int row = 50; row < 60; ++row)
        QVERIFY(!isChanged(row));
    const PagedTableModel::News news = m_model->news();
    QCOMPARE(news.fresh, 3); // the list is longer by so many
    QCOMPARE(news.row, 0); // and what was shown moved down
    m_model->forgetGrowth();
    QCOMPARE(m_model->news().fresh, 0);
}

void TestPagedTableRefresh::whatLeavesWithoutTheUserWasNotSeen()
{
    m_model->setSource(m_source.get(), 10);
    QVERIFY(show(0, 9));
    m_source->setScript([](const PageRequest &request, int) { return honestAnswer(request, 103, -3); });
    m_model->refresh();
    QTRY_VERIFY(isChanged(0));
    QTRY_COMPARE(m_source->open(), 0);
    m_model->keepUnseen();
    QVERIFY(show(3, 12));
    QVERIFY(isChanged(0) && isChanged(2));
    // Nor by another refresh.
    m_source->setScript([](const PageRequest &request, int) { return honestAnswer(request, 104, -4); });
    m_model->refresh();
    QTRY_COMPARE(m_model->idAt(0), u"job--4"_s);
    QTRY_COMPARE(m_source->open(), 0);
    QVERIFY(isChanged(0) && isChanged(1) && isChanged(3) && !isChanged(4));
}

void TestPagedTableRefresh::newsSaysHowManyAndWhere()
{
    m_model->setSource(m_source.get(), 10);
    QVERIFY(show(0, 9));
    QCOMPARE(m_model->news().row, -1);
    QSignalSpy told(m_model.get(), &PagedTableModel::newsChanged);
    m_source->setScript([](const PageRequest &request, int) { return honestAnswer(request, 103, -3); });
    m_model->refresh();
    QTRY_COMPARE(m_model->news().fresh, 3);
    QCOMPARE(m_model->news().changed, 0);
    QCOMPARE(m_model->news().row, 0);
    QTRY_COMPARE(m_source->open(), 0);
    QVERIFY(!told.isEmpty());
    QVERIFY(show(20, 29)); // they were on screen
    QCOMPARE(m_model->news().fresh, 0);
}

void TestPagedTableRefresh::theTotalChangesWhileScrolling()
{
    QSignalSpy lists(m_model.get(), &PagedTableModel::listChanged);
    QSignalSpy totals(m_model.get(), &PagedTableModel::totalChanged);
    m_model->setSource(m_source.get(), 10);
    QVERIFY(show(0, 9));
    totals.clear();
    m_source->setScript(honestScript(140));
    QVERIFY(show(50, 59));
    QCOMPARE(m_model->rowCount(), 140);
    QCOMPARE(lists.count(), 1);
    QCOMPARE(totals.count(), 1);
    QCOMPARE(m_model->idAt(50), u"job-50"_s);
    m_source->setScript(honestScript(71));
    QVERIFY(show(60, 69));
    QCOMPARE(m_model->rowCount(), 71);
}

void TestPagedTableRefresh::shrinksBelowTheScreen()
{
    m_model->setSource(m_source.get(), 10);
    QVERIFY(show(0, 9));
    m_source->setScript(honestScript(13));
    m_model->setVisibleRows(90, 99);
    QTRY_COMPARE(m_model->rowCount(), 13);
    QVERIFY(show(3, 12));
    QCOMPARE(m_model->idAt(12), u"job-12"_s);
}

void TestPagedTableRefresh::movedRowsAreShownOnceWhereTheyAre()
{
    m_model->setSource(m_source.get(), 10);
    QVERIFY(show(0, 9));
    QSignalSpy lists(m_model.get(), &PagedTableModel::listChanged);
    m_source->setScript([](const PageRequest &request, int) { return honestAnswer(request, 103, -3); });
    m_source->forgetAsked();
    QVERIFY(show(10, 19)); // what was on page 1 is here now
    QCOMPARE(m_model->rowOfId(u"job-9"_s), 12);
    QVERIFY(lists.count() >= 1);
    QVERIFY(m_model->rowState(8) != RowState::Loaded);
    QVERIFY(show(0, 9));
    QCOMPARE(m_model->idAt(0), u"job--3"_s);
    QCOMPARE(m_model->rowState(9), RowState::Loaded);
}

void TestPagedTableRefresh::stillMovedAfterReadingAgain()
{
    // Record 9 is served on page 1 and on page 2, for ever.
    m_source->setScript([](const PageRequest &request, int) {
        PageAnswer answer = honestAnswer(request, 100);
        if (request.page == 2) {
            std::vector<ImportJob> jobs{makeJob(9)};
            for (int i = 11; i < 20; ++i)
                jobs.push_back(makeJob(i));
            answer.records = makeJobPage(jobs);
        }
        return answer;
    });
    m_model->setSource(m_source.get(), 10);
    m_model->setVisibleRows(0, 19);
    QTRY_COMPARE(m_model->rowCount(), 100);
    m_model->setVisibleRows(0, 19);
    const auto moved = [this] {
        return (m_model->rowState(9) == RowState::Moved) + (m_model->rowState(10) == RowState::Moved);
    };
    QTRY_COMPARE(moved(), 1); // one place has it, the other says so
    QTRY_COMPARE(m_source->open(), 0);
    const std::vector<int> pages = m_source->askedPages();
    QVERIFY(std::count(pages.begin(), pages.end(), 1) <= 2);
    QVERIFY(std::count(pages.begin(), pages.end(), 2) <= 2);
    const int row = m_model->rowState(9) == RowState::Moved ? 9 : 10;
    QCOMPARE(m_model->index(row, 0).data().toString(), u"moved"_s);
}

void TestPagedTableRefresh::nothingIsPointedOutWhereNobodyWantsIt()
{
    m_model->setSource(m_source.get(), 10);
    QVERIFY(show(0, 19));
    const auto lookFor = [this](int added) {
        m_source->setScript([added](const PageRequest &request, int) {
            PageAnswer answer = honestAnswer(request, 100 + added, -added);
            if (request.page == 1) {
                std::vector<ImportJob> jobs;
                for (int i = 0; i < 10; ++i)
                    jobs.push_back(makeJob(i - added));
                jobs[9].set(ImportJob::Status, QString::number(added));
                answer.records = makeJobPage(jobs);
            }
            return answer;
        });
        Q_EMIT m_source->invalidated();
    };
    m_model->setPointsOutNews(false);
    lookFor(2);
    m_model->setPointsOutNews(true); // holds for what comes after that
    QTRY_COMPARE(m_model->idAt(10), u"job-8"_s);
    QCOMPARE(m_source->open(), 0);
    for (int row = 0; row < 20; ++row)
        QVERIFY2(!isChanged(row), qPrintable(QString::number(row)));
    QCOMPARE(m_model->news().fresh + m_model->news().changed, 0);
    lookFor(3);
    QTRY_COMPARE(m_model->idAt(10), u"job-7"_s);
    QVERIFY(isChanged(0) && !isChanged(1));
    QVERIFY(isChanged(9)); // another status
}

void TestPagedTableRefresh::invalidatedMeansRefresh()
{
    m_model->setSource(m_source.get(), 10);
    QVERIFY(show(0, 9));
    m_source->forgetAsked();
    Q_EMIT m_source->invalidated();
    QCOMPARE(m_source->askedPages(), std::vector<int>{1});
    QTRY_COMPARE(m_source->open(), 0);
}

QTEST_GUILESS_MAIN(TestPagedTableRefresh)
#include "tst_pagedtablerefresh.moc"
