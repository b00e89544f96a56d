// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/lists/listingcommands.h"

#include "models/importjobsmodel.h"
#include "models/jobpages.h"
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

} // namespace Balehook

QTEST_MAIN(Balehook::ListingCommandsTest)

#include "tst_listingcommands.moc"
