// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/messages/loadingnote.h"

#include <QHeaderView>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>

namespace Balehook {

class LoadingNoteTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itStandsWhereTheRowsWillBe();
    void whatComesAtOnceNeedsNoWords();
};

void LoadingNoteTest::itStandsWhereTheRowsWillBe()
{
    QStandardItemModel model(0, 3);
    QTableView table;
    table.setModel(&model);
    LoadingNote note(table);
    table.resize(300, 200);
    table.show();
    note.setLoading(true);
    QTRY_VERIFY(note.isVisible());
    QVERIFY(!note.text().isEmpty());
    QCOMPARE(note.geometry(), table.viewport()->geometry());
    table.resize(500, 400);
    QTRY_COMPARE(note.geometry(), table.viewport()->geometry());
    note.setLoading(false);
    QVERIFY(!note.isVisible());
}

void LoadingNoteTest::whatComesAtOnceNeedsNoWords()
{
    QTableView table;
    LoadingNote note(table);
    LoadingNote late(table);
    table.show();
    note.setLoading(true);
    note.setLoading(false);
    late.setLoading(true); // begins after the other: once it is there, that one would be
    QTRY_VERIFY(late.isVisible());
    QVERIFY(!note.isVisible());
}

} // namespace Balehook

QTEST_MAIN(Balehook::LoadingNoteTest)

#include "tst_loadingnote.moc"
