// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/compare/keycolumnsbutton.h"

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

class KeyColumnsButtonTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fewColumnsAreInTheMenu();
    void veryManyAreFoundByName();
};

void KeyColumnsButtonTest::fewColumnsAreInTheMenu()
{
    KeyColumnsButton button;
    const QSignalSpy chosen(&button, &KeyColumnsButton::keysChosen);
    button.setColumns({u"sku"_s, u"part"_s, u"error"_s}, {u"PART"_s});
    const QList<QAction *> entries = button.menu()->actions();
    QCOMPARE(entries.size(), 3);
    QVERIFY(!entries[0]->isChecked() && entries[1]->isChecked());
    entries[0]->trigger();
    QCOMPARE(chosen, (QList<QVariantList>{{QStringList{u"sku"_s, u"part"_s}}}));
}

/// A menu of sixteen thousand entries takes seconds to open.
void KeyColumnsButtonTest::veryManyAreFoundByName()
{
    constexpr int many = 16'000;
    QStringList columns;
    for (int i = 0; i < many; ++i)
        columns.append(u"column"_s + QString::number(i));
    KeyColumnsButton button;
    button.show();
    const QSignalSpy chosen(&button, &KeyColumnsButton::keysChosen);
    button.setColumns(columns, {u"column15"_s});
    QVERIFY(button.menu()->actions().size() < 50);
    button.menu()->actions().constLast()->trigger();
    auto *dialog = button.findChild<QDialog *>(u"keyColumnsDialog"_s);
    QVERIFY(dialog && QTest::qWaitForWindowActive(dialog));
    auto *list = dialog->findChild<QListWidget *>();
    QVERIFY(list->count() > 0 && list->count() < 1000);
    QCOMPARE(list->item(0)->checkState(), Qt::Checked); // what is chosen comes first
    const auto *more = dialog->findChild<QLabel *>(u"keyColumnsMore"_s);
    QVERIFY(!more->text().isEmpty());
    QVERIFY(dialog->focusWidget() == dialog->findChild<QLineEdit *>());
    QTest::keyClicks(dialog->focusWidget(), u"umn15999"_s);
    QCOMPARE(list->count(), 1);
    QVERIFY(more->text().isEmpty());
    QTest::keyClick(dialog->focusWidget(), Qt::Key_Tab);
    QCOMPARE(dialog->focusWidget(), list);
    QTest::keyClick(list, Qt::Key_Space);
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(chosen, (QList<QVariantList>{{QStringList{u"column15"_s, u"column15999"_s}}}));
    QTRY_VERIFY(!button.findChild<QDialog *>(u"keyColumnsDialog"_s));
}

} // namespace Balehook

QTEST_MAIN(Balehook::KeyColumnsButtonTest)

#include "tst_keycolumnsbutton.moc"
