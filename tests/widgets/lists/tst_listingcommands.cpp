// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/lists/listingcommands.h"

#include "models/importjobsmodel.h"
#include "models/jobpages.h"
#include "widgets/lists/placekeeper.h"
#include "widgets/messages/messagebar.h"
#include "widgets/messages/progressstrip.h"
#include "widgets/tables/pagedtableview.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

/// What is said of copied rows where the list became shorter than it was.
class ListingCommandsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rowsThatAreGone_data();
    void rowsThatAreGone();
    void rowsThatMove_data();
    void rowsThatMove();
};

void ListingCommandsTest::rowsThatAreGone_data()
{
    QTest::addColumn<int>("left");
    QTest::addColumn<int>("copied");
    QTest::newRow("all are there") << 500 << 11;
    QTest::newRow("some are gone") << 204 << 4;
    QTest::newRow("all are gone") << 100 << 0;
}

void ListingCommandsTest::rowsThatAreGone()
{
    QFETCH(const int, left);
    QFETCH(const int, copied);
    FakePageSource source(honestScript(500));
    ImportJobsModel model;
    PagedTableView table;
    ProgressStrip strip;
    MessageBar bar;
    ListingCommands commands(table, {}, strip, bar);
    table.setModel(&model);
    commands.setModel(&model);
    model.setSource(&source, 25);
    model.setVisibleRows(0, 10);
    QTRY_COMPARE(model.rowState(0), PagedTableModel::RowState::Loaded);
    source.setScript(honestScript(left));
    table.selectionModel()->select({model.index(200, 0), model.index(210, 0)}, QItemSelectionModel::ClearAndSelect);
    QGuiApplication::clipboard()->setText(u"before"_s);
    QSignalSpy done(&commands, &ListingCommands::done);
    commands.copy(false);
    QTRY_VERIFY(!strip.isActive());
    const QString clipboard = QGuiApplication::clipboard()->text();
    QCOMPARE(clipboard == u"before"_s ? 0 : int(clipboard.split(u'\n', Qt::SkipEmptyParts).size()), copied);
    if (copied == 0) {
        QVERIFY(done.isEmpty());
        const auto *message = bar.findChild<QLabel *>(u"messageText"_s);
        QVERIFY(message);
        QCOMPARE(message->text(), ListingCommands::goneText());
        return;
    }
    QCOMPARE(done.count(), 1);
    QVERIFY(done.first().first().toString().contains(u"11"_s)); // as many as were selected
}

void ListingCommandsTest::rowsThatMove_data()
{
    QTest::addColumn<bool>("isCopiedBefore");
    QTest::addColumn<bool>("isReplaced");
    QTest::newRow("copied while the list is read again") << false << false;
    QTest::newRow("the list is read again while they are copied") << true << false;
    QTest::newRow("others are selected meanwhile") << false << true;
}

/// Where three records came above those that are selected, some of which nobody has read.
void ListingCommandsTest::rowsThatMove()
{
    QFETCH(const bool, isCopiedBefore);
    QFETCH(const bool, isReplaced);
    FakePageSource source(honestScript(500));
    ImportJobsModel model;
    PagedTableView table;
    ProgressStrip strip;
    MessageBar bar;
    ListingCommands commands(table, {}, strip, bar);
    PlaceKeeper places(table);
    commands.setPlaces(places);
    connect(&model, &PagedTableModel::loadedChanged, &places, &PlaceKeeper::restore);
    connect(&model, &PagedTableModel::busyChanged, &places, [&places](int requests) {
        if (requests == 0)
            places.settle();
    });
    QItemSelectionModel selection(&model);
    table.showModel(&model, &selection);
    commands.setModel(&model);
    model.setSource(&source, 25);
    model.setVisibleRows(0, 10);
    QTRY_VERIFY(model.rowState(0) == PagedTableModel::RowState::Loaded && !model.isBusy());
    const auto select = [&](int first, int last) {
        selection.select({model.index(first, 0), model.index(last, 0)},
                         QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    };
    select(20, 79);
    QGuiApplication::clipboard()->setText(u"before"_s);
    QSignalSpy done(&commands, &ListingCommands::done);
    if (isCopiedBefore)
        commands.copy(false);
    source.setScript([](const PageRequest &request, int) { return honestAnswer(request, 503, -3); });
    model.refresh();
    places.keep(model, false);
    if (!isCopiedBefore)
        commands.copy(false);
    QVERIFY(strip.isActive());
    if (isReplaced)
        select(0, 1);
    QTRY_VERIFY(!strip.isActive());
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
    if (isReplaced) {
        QCOMPARE(lines, QStringList(u"before"_s));
        QCOMPARE(bar.findChild<QLabel *>(u"messageText"_s)->text(), ListingCommands::replacedText());
        return;
    }
    QCOMPARE(done.count(), 1);
    QCOMPARE(lines.size(), 60);
    for (int i = 0; i < 60; ++i)
        QVERIFY2(lines[i].split(u'\t').contains(u"job-"_s + QString::number(20 + i)), qPrintable(lines[i]));
}

} // namespace Balehook

QTEST_MAIN(Balehook::ListingCommandsTest)

#include "tst_listingcommands.moc"
