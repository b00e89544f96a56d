// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importjobsmodel.h"
#include "models/jobpages.h"

#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <memory>
#include <utility>

using namespace Balehook;
using namespace Qt::StringLiterals;

using RowState = PagedTableModel::RowState;
using State = PagedTableModel::State;
using Script = FakePageSource::Script;

/// Services that fail, lie or repeat themselves: the model stays consistent and never asks for ever.
class TestPagedTableFaults final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hostileSources_data();
    void hostileSources();
    void nothingCame();
    void aFailedPageIsLatched();
    void aFailedRefreshKeepsTheRows();
    void theSamePageForEver();
    void rowsWithoutIdentityStayApart();
    void unreadableRecords();
    void listenersMayEndEverything_data();
    void listenersMayEndEverything();
};

namespace {

Script withoutTotal(Script script)
{
    return [script = std::move(script)](const PageRequest &request, int nth) {
        auto answer = std::get<PageAnswer>(script(request, nth));
        answer.total.reset();
        return answer;
    };
}

PageAnswer answerOf(std::shared_ptr<const RecordPage> records, std::optional<qint64> total = std::nullopt,
                    std::optional<int> perPage = std::nullopt, std::optional<int> page = std::nullopt)
{
    PageAnswer answer;
    answer.records = std::move(records);
    answer.total = total;
    answer.perPage = perPage;
    answer.page = page;
    return answer;
}

} // namespace

void TestPagedTableFaults::hostileSources_data()
{
    QTest::addColumn<Script>("script");

    QTest::newRow("honest") << honestScript(130);
    QTest::newRow("no total") << withoutTotal(honestScript(130));
    QTest::newRow("no total, ends on a full page") << withoutTotal(honestScript(100));
    QTest::newRow("total grows with every answer") << Script([n = 40](const PageRequest &request, int) mutable {
        n = std::min(n + 7, 200);
        return honestAnswer(request, n);
    });
    QTest::newRow("total shrinks with every answer") << Script([n = 300](const PageRequest &request, int) mutable {
        n = std::max(n - 31, 0);
        return honestAnswer(request, n);
    });
    QTest::newRow("total swings") << Script([](const PageRequest &request, int nth) {
        return honestAnswer(request, (request.page + nth) % 2 == 0 ? 45 : 155);
    });
    QTest::newRow("total too large") << Script([](const PageRequest &request, int) {
        return answerOf(honestAnswer(request, 40).records, 200, request.perPage, request.page);
    });
    QTest::newRow("total too small") << Script([](const PageRequest &request, int) {
        return answerOf(honestAnswer(request, 120).records, 30, request.perPage, request.page);
    });
    QTest::newRow("total comes and goes") << Script([](const PageRequest &request, int) {
        PageAnswer answer = honestAnswer(request, 120);
        if (request.page % 2 == 1)
            answer.total.reset();
        return answer;
    });
    QTest::newRow("capped at 7") << Script([](const PageRequest &request, int) {
        return honestAnswer({request.page, std::min(request.perPage, 7)}, 90);
    });
    QTest::newRow("capped at 7, no echo") << Script([](const PageRequest &request, int) {
        PageAnswer answer = honestAnswer({request.page, std::min(request.perPage, 7)}, 90);
        answer.perPage.reset();
        return answer;
    });
    QTest::newRow("another size every time") << Script([](const PageRequest &request, int nth) {
        return honestAnswer({request.page, 3 + (request.page * 5 + nth) % 9}, 90);
    });
    QTest::newRow("more than asked") << Script([](const PageRequest &request, int) {
        return answerOf(makeJobPage((request.page - 1) * 30, 30), 150, 20, request.page);
    });
    QTest::newRow("short pages") << Script([](const PageRequest &request, int) {
        return answerOf(makeJobPage(request.page * 100, 20 - request.page % 4), 150, 20, request.page);
    });
    QTest::newRow("empty pages in between") << Script([](const PageRequest &request, int) {
        return request.page % 2 == 0 ? answerOf(makeJobPage(0, 0), 150, 20, request.page) : honestAnswer(request, 150);
    });
    QTest::newRow("same page for ever") << Script(
        [](const PageRequest &, int) { return answerOf(makeJobPage(0, 20), 150, 20, 1); });
    QTest::newRow("same page for ever, echo as asked")
        << Script([](const PageRequest &request, int) { return answerOf(makeJobPage(0, 20), 150, 20, request.page); });
    QTest::newRow("same page for ever, no total")
        << Script([](const PageRequest &, int) { return answerOf(makeJobPage(0, 20)); });
    QTest::newRow("same page without ids, no total")
        << Script([](const PageRequest &, int) { return answerOf(makeJobPage(QStringList(20, QString()))); });
    QTest::newRow("two pages in turn") << Script([](const PageRequest &request, int) {
        return answerOf(makeJobPage((request.page % 2) * 20, 20), 150, 20, request.page);
    });
    QTest::newRow("two pages in turn, no total")
        << Script([](const PageRequest &request, int) { return answerOf(makeJobPage((request.page % 2) * 20, 20)); });
    QTest::newRow("one id for all") << Script([](const PageRequest &request, int) {
        return answerOf(makeJobPage(QStringList(20, u"x"_s)), 90, 20, request.page);
    });
    QTest::newRow("overlapping pages") << Script([](const PageRequest &request, int) {
        return answerOf(makeJobPage((request.page - 1) * 15, 20), 150, 20, request.page);
    });
    QTest::newRow("moves under us") << Script([shift = 0](const PageRequest &request, int) mutable {
        shift -= 3;
        return honestAnswer(request, 130, shift);
    });
    QTest::newRow("every third request fails") << Script([n = 0](const PageRequest &request, int) mutable {
        if (++n % 3 == 0)
            return FakePageSource::Answer(Error(ErrorKind::ServerFailed));
        return FakePageSource::Answer(honestAnswer(request, 130));
    });
    QTest::newRow("everything fails") << Script([](const PageRequest &, int) { return Error(ErrorKind::Unreachable); });
    QTest::newRow("vanishes after the first page")
        << Script([](const PageRequest &request, int) { return honestAnswer(request, request.page == 1 ? 130 : 0); });
    QTest::newRow("page 1 empty with a total")
        << Script([](const PageRequest &request, int) { return answerOf(makeJobPage(0, 0), 57, 20, request.page); });
}

void TestPagedTableFaults::hostileSources()
{
    QFETCH(Script, script);
    ImportJobsModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    FakePageSource source(script);
    const auto settles = [&source, &model] {
        QSignalSpy busy(&model, &PagedTableModel::busyChanged);
        while (source.open() > 0 && busy.wait()) { }
        return source.open() == 0;
    };
    const auto see = [&model](int first) { model.setVisibleRows(first, std::min(first + 24, model.rowCount() - 1)); };

    model.setSource(&source, 20);
    QVERIFY(settles());
    for (const bool again : {false, true}) {
        if (again) {
            model.retry();
            model.refresh();
        }
        // Down to the end, a jump, and back up; the list may be of any length meanwhile.
        for (int row = 0; row < model.rowCount() && row < 400; row += 12) {
            see(row);
            QVERIFY(settles());
        }
        see(0);
        QVERIFY(settles());
        for (int row = std::max(0, model.rowCount() - 25); row > 0; row -= 17) {
            see(row);
            QVERIFY(settles());
        }
    }
    QVERIFY(model.rowCount() <= 400);
    QVERIFY(source.mostAtOnce() <= 2);
    QVERIFY2(source.asked().size() < 200, qPrintable(QString::number(source.asked().size())));
    for (int row = 0; row < model.rowCount(); ++row) {
        const QString id = model.idAt(row);
        if (!id.isEmpty() && model.rowOfId(id) != row)
            QCOMPARE(model.idAt(model.rowOfId(id)), id); // only ids doubled within one page have two rows
    }
}

void TestPagedTableFaults::nothingCame()
{
    ImportJobsModel model;
    QSignalSpy failed(&model, &PagedTableModel::pageFailed);
    QSignalSpy cleared(&model, &PagedTableModel::errorCleared);
    FakePageSource source([](const PageRequest &, int) { return Error(ErrorKind::TokenRefused); });
    model.setSource(&source, 20);
    QTRY_COMPARE(model.state(), State::Failed);
    QCOMPARE(failed.count(), 1);
    QCOMPARE(model.error().value().kind, ErrorKind::TokenRefused);
    QTRY_COMPARE(source.open(), 0);
    QCOMPARE(source.asked().size(), std::size_t(1)); // nothing is asked again by itself

    source.setScript(honestScript(30));
    model.retry();
    QCOMPARE(model.state(), State::Loading);
    QCOMPARE(cleared.count(), 1);
    QVERIFY(!model.error());
    QTRY_COMPARE(model.rowCount(), 30);
}

void TestPagedTableFaults::aFailedPageIsLatched()
{
    ImportJobsModel model;
    QSignalSpy failed(&model, &PagedTableModel::pageFailed);
    FakePageSource source([](const PageRequest &request, int nth) -> FakePageSource::Answer {
        if (request.page == 7 && nth == 1)
            return Error(ErrorKind::TooManyRequests);
        return honestAnswer(request, 200);
    });
    model.setSource(&source, 20);
    QTRY_COMPARE(model.rowCount(), 200);
    model.setVisibleRows(110, 130);
    QTRY_COMPARE(failed.count(), 1);
    QTRY_COMPARE(model.rowState(110), RowState::Loaded);
    QCOMPARE(model.rowState(120), RowState::Failed);
    QCOMPARE(model.index(120, 0).data().toString(), u"not loaded"_s);
    QVERIFY(!model.index(120, 0).data(Qt::ToolTipRole).toString().isEmpty());
    QVERIFY(model.error());

    source.forgetAsked();
    model.setVisibleRows(112, 132);
    model.setVisibleRows(0, 10);
    QVERIFY(!model.error()); // it is not on screen
    model.setVisibleRows(110, 130);
    QTRY_COMPARE(source.open(), 0);
    QCOMPARE(model.rowState(120), RowState::Failed);
    QVERIFY(source.asked().empty());

    model.retry();
    QCOMPARE(model.rowState(120), RowState::Waiting);
    QTRY_COMPARE(model.rowState(120), RowState::Loaded);
}

void TestPagedTableFaults::aFailedRefreshKeepsTheRows()
{
    ImportJobsModel model;
    QSignalSpy cleared(&model, &PagedTableModel::errorCleared);
    FakePageSource source(honestScript(200));
    model.setSource(&source, 20);
    QTRY_COMPARE(model.rowCount(), 200);
    model.setVisibleRows(0, 15);
    source.setScript([](const PageRequest &, int) { return Error(ErrorKind::Unreachable); });
    model.refresh();
    QTRY_VERIFY(model.error());
    QCOMPARE(model.rowState(0), RowState::Loaded);
    QCOMPARE(model.rowCount(), 200);

    source.setScript(honestScript(200));
    source.hold();
    model.refresh();
    QVERIFY(model.error()); // until the answer
    QCOMPARE(cleared.count(), 0);
    source.release();
    QTRY_COMPARE(cleared.count(), 1);
    QVERIFY(!model.error());

    // A failure that is not on screen is forgotten by a refresh: its page is asked for when it is shown.
    source.setScript([](const PageRequest &request, int) -> FakePageSource::Answer {
        if (request.page == 9)
            return Error(ErrorKind::Unreachable);
        return honestAnswer(request, 200);
    });
    model.setVisibleRows(165, 175);
    QTRY_COMPARE(model.rowState(165), RowState::Failed);
    model.setVisibleRows(0, 15);
    model.refresh();
    QCOMPARE(cleared.count(), 2);
    QCOMPARE(model.rowState(165), RowState::Waiting);
}

void TestPagedTableFaults::theSamePageForEver()
{
    ImportJobsModel model;
    QSignalSpy lists(&model, &PagedTableModel::listChanged);
    FakePageSource source([](const PageRequest &, int) { return answerOf(makeJobPage(0, 20), 5000, 20, 1); });
    model.setSource(&source, 20);
    QTRY_COMPARE(model.rowCount(), 5000);
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"same page"_s));
    model.setVisibleRows(2000, 2030);
    QTRY_COMPARE(model.rowCount(), 20);
    QTRY_COMPARE(source.open(), 0);
    QCOMPARE(lists.count(), 1);
    QVERIFY(source.asked().size() <= 4);
    QCOMPARE(model.rowState(19), RowState::Loaded);
}

void TestPagedTableFaults::rowsWithoutIdentityStayApart()
{
    ImportJobsModel model;
    FakePageSource source([](const PageRequest &, int) {
        return answerOf(makeJobPage({QString(), u"a"_s, u"a"_s, QString(), QString(10'000, u'x')}), 5, 20, 1);
    });
    model.setSource(&source, 20);
    QTRY_COMPARE(model.rowCount(), 5);
    for (int row = 0; row < 5; ++row)
        QCOMPARE(model.rowState(row), RowState::Loaded);
    QCOMPARE(model.idAt(1), model.idAt(2));
    QCOMPARE(model.rowOfId(u"a"_s), 1);
    model.refresh();
    QTRY_COMPARE(source.open(), 0);
    QCOMPARE(model.rowCount(), 5);
    QCOMPARE(model.rowState(2), RowState::Loaded);
}

void TestPagedTableFaults::unreadableRecords()
{
    ImportJobsModel model;
    FakePageSource source([](const PageRequest &, int) {
        return answerOf(makeJobPage(std::vector{makeJob(1), unreadableRecord<ImportJob>(), makeJob(2)}), 3, 20, 1);
    });
    model.setSource(&source, 20);
    QTRY_COMPARE(model.rowCount(), 3);
    QCOMPARE(model.rowState(0), RowState::Loaded);
    QCOMPARE(model.rowState(1), RowState::Unreadable);
    QVERIFY(!model.recordAt(1));
    QVERIFY(model.recordAt(2));
    qsizetype index = 0;
    QVERIFY(model.recordPage(1, &index)); // its raw text can be shown
    QVERIFY(!model.index(1, 0).data().toString().isEmpty());
}

void TestPagedTableFaults::listenersMayEndEverything_data()
{
    QTest::addColumn<int>("which");
    QTest::newRow("state") << 0;
    QTest::newRow("total") << 1;
    QTest::newRow("loaded") << 2;
    QTest::newRow("failed") << 3;
}

void TestPagedTableFaults::listenersMayEndEverything()
{
    QFETCH(int, which);
    for (const bool destroy : {false, true}) {
        auto model = std::make_unique<ImportJobsModel>();
        FakePageSource source([which](const PageRequest &request, int) -> FakePageSource::Answer {
            if (which == 3)
                return Error(ErrorKind::Forbidden);
            return honestAnswer(request, 100);
        });
        model->setSource(&source, 20);
        bool ended = false;
        const auto end = [&model, &ended, destroy] {
            if (std::exchange(ended, true))
                return;
            if (destroy)
                model.reset();
            else
                model->setSource(nullptr, 20);
        };
        if (which == 0)
            connect(model.get(), &PagedTableModel::stateChanged, this, end);
        else if (which == 1)
            connect(model.get(), &PagedTableModel::totalChanged, this, end);
        else if (which == 2)
            connect(model.get(), &PagedTableModel::loadedChanged, this, end);
        else
            connect(model.get(), &PagedTableModel::pageFailed, this, end);
        QTRY_VERIFY(ended);
        QCOMPARE(source.open(), 0);
        if (model)
            QCOMPARE(model->state(), State::NoSource);
    }
}

QTEST_GUILESS_MAIN(TestPagedTableFaults)
#include "tst_pagedtablefaults.moc"
