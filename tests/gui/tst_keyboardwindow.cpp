// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/console.h"
#include "models/importjobsmodel.h"
#include "widgets/actions/windowactions.h"
#include "widgets/lists/listingkind.h"
#include "widgets/lists/listingpage.h"
#include "widgets/rows/findbar.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/window/mainwindow.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDialog>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

void collect(QMenu &menu, QSet<QString> &texts, QSet<const QAction *> &actions)
{
    Q_EMIT menu.aboutToShow();
    for (QAction *action : menu.actions()) {
        actions.insert(action);
        texts.insert(action->text());
        if (action->menu())
            collect(*action->menu(), texts, actions);
    }
}

} // namespace

/// All that is done in the real window is done by keys alone.
class KeyboardWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_console.reset(); }
    void theDailyLoop();
    void enterPressesTheButtonWithTheFocus();
    void rowsAreWalkedWithoutArrowKeys();
    void aTextIsSelectedAndCopiedOutOfTheRecord();
    void aSlashSearchesAndIsTypedInFields();
    void aQuestionMarkShowsAllKeys();
    void theShortcutsAreNarrowed();
    void contextMenusHoldNothingOfTheirOwn();
    void theShownAccountIsMoved();

private:
    int row() const { return m_console->table().currentIndex().row(); }
    QWidget *focus() const { return m_console->window().focusWidget(); }
    QLineEdit &search() const { return *m_console->child<QLineEdit>(u"searchText"_s); }
    QAbstractItemView *rows() const { return m_console->child<QAbstractItemView>(u"failedRows"_s); }
    WindowActions &actions() const { return *m_console->window().findChild<WindowActions *>(); }
    /// What the context menu of \a view holds that no menu of the window does.
    QStringList ownActions(QWidget &view) const;

    std::unique_ptr<Console> m_console;
};

void KeyboardWindowTest::init()
{
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->begin(300, {"globex"}));
    m_console->window().resize(1200, 800);
    m_console->table().goToRow(0);
}

/// Find, down and up, open the rows, copy, back to the same row.
void KeyboardWindowTest::theDailyLoop()
{
    // The text of a job that has failed rows and is not the first one.
    int wanted = 1;
    while (wanted < 25 && !m_console->model()->recordAt(wanted)->has(ImportJob::FailedFilePath))
        ++wanted;
    const QString id = m_console->model()->idAt(wanted);
    QVERIFY(wanted < 25 && !id.isEmpty());

    m_console->press(Qt::Key_Slash);
    QTRY_VERIFY(search().hasFocus());
    QTest::keyClicks(&search(), id);
    m_console->press(Qt::Key_Return);
    QTRY_VERIFY(m_console->table().hasFocus());
    QTRY_VERIFY(row() >= 0);
    QTRY_COMPARE(m_console->model()->idAt(row()), id);

    m_console->press(Qt::Key_Return);
    QVERIFY(rows());
    QTRY_VERIFY(rows()->isVisible() && rows()->model()->rowCount() > 0);
    QTRY_VERIFY(focus() && focus()->objectName() == u"reasons"_s);
    m_console->press(Qt::Key_Return); // the rows of the reason
    QTRY_COMPARE(focus(), rows());
    const int before = rows()->currentIndex().row();
    m_console->press(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(rows()->currentIndex().row(), before + 1);
    QGuiApplication::clipboard()->clear();
    m_console->press(Qt::Key_C, Qt::ControlModifier);
    QTRY_COMPARE(QGuiApplication::clipboard()->text().trimmed(), rows()->currentIndex().data().toString().trimmed());

    m_console->press(Qt::Key_Escape);
    QTRY_VERIFY(m_console->table().isVisible() && m_console->table().hasFocus());
    QCOMPARE(m_console->model()->idAt(row()), id);
}

void KeyboardWindowTest::enterPressesTheButtonWithTheFocus()
{
    QTRY_VERIFY(m_console->child<QWidget>(u"recordPane"_s)->isVisible());
    QStringList unpressed;
    int tried = 0;
    const auto buttons = m_console->window().findChildren<QAbstractButton *>();
    for (QAbstractButton *button : buttons) {
        const auto *tool = qobject_cast<QToolButton *>(button);
        const bool isPressable = tool ? !tool->defaultAction() : qobject_cast<QPushButton *>(button) != nullptr;
        if (!isPressable || !button->isVisible() || !button->isEnabled() || !(button->focusPolicy() & Qt::TabFocus))
            continue;
        ++tried;
        button->setFocus();
        const QSignalBlocker quiet(button); // nothing opens, nothing is done
        QKeyEvent ahead(QEvent::ShortcutOverride, Qt::Key_Return, Qt::NoModifier);
        ahead.ignore();
        QApplication::sendEvent(button, &ahead);
        QKeyEvent enter(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier);
        QApplication::sendEvent(button, &enter);
        if (!enter.isAccepted())
            unpressed.append(button->objectName() + u' ' + button->text() + u' ' + button->accessibleName());
    }
    QVERIFY(tried > 4);
    QCOMPARE(unpressed.join(u"; "_s), QString());

    auto *load = m_console->child<QPushButton>(u"scopeLoad"_s);
    QTRY_VERIFY(load->isVisible());
    const QSignalSpy pressed(load, &QPushButton::clicked);
    load->setFocus();
    QTest::keyClick(load, Qt::Key_Enter, Qt::KeypadModifier);
    QCOMPARE(pressed.size(), 1);

    // A dock that floats is a window of its own.
    m_console->press(Qt::Key_F12);
    QTRY_VERIFY(m_console->child<QDockWidget>(u"requestsDock"_s));
    auto *dock = m_console->child<QDockWidget>(u"requestsDock"_s);
    dock->setFloating(true);
    QTRY_VERIFY(dock->isWindow() && dock->isVisible());
    const auto tools = dock->findChildren<QToolButton *>();
    const auto clear = std::find_if(tools.begin(), tools.end(), [](const QToolButton *each) {
        return each->defaultAction() && each->isEnabled() && each->focusPolicy() == Qt::StrongFocus;
    });
    QVERIFY(clear != tools.end());
    const QSignalSpy triggered((*clear)->defaultAction(), &QAction::triggered);
    (*clear)->setFocus();
    QTest::keyClick(*clear, Qt::Key_Return);
    QCOMPARE(triggered.size(), 1);
}

void KeyboardWindowTest::rowsAreWalkedWithoutArrowKeys()
{
    const auto modifiers = Qt::ControlModifier | Qt::ShiftModifier;
    m_console->press(Qt::Key_J, modifiers);
    m_console->press(Qt::Key_J, modifiers);
    QCOMPARE(row(), 2);
    m_console->press(Qt::Key_K, modifiers);
    QCOMPARE(row(), 1);
    QCOMPARE(m_console->table().selectionModel()->selectedRows().size()
                 + m_console->table().selectionModel()->selectedIndexes().size(),
             1); // one cell, as with the arrow keys
    // From the record, too, without leaving it.
    const auto *pane = m_console->child<QWidget>(u"recordPane"_s);
    for (int pressed = 0; pressed < 100 && !pane->isAncestorOf(focus()); ++pressed)
        m_console->press(Qt::Key_Tab);
    QPointer<QWidget> place = focus();
    QVERIFY(pane->isAncestorOf(place));
    m_console->press(Qt::Key_J, modifiers);
    QCOMPARE(row(), 2);
    QCOMPARE(focus(), place.data());
    // From the search they lead to the rows.
    m_console->press(Qt::Key_F, Qt::ControlModifier);
    QTRY_VERIFY(search().hasFocus());
    m_console->press(Qt::Key_J, modifiers);
    QTRY_VERIFY(m_console->table().hasFocus());
}

/// The keys of the window are about rows of the list.
void KeyboardWindowTest::aTextIsSelectedAndCopiedOutOfTheRecord()
{
    const auto text = [this]() -> QLabel * {
        const auto labels = m_console->child<QWidget>(u"recordPane"_s)->findChildren<QLabel *>();
        for (QLabel *each : labels) {
            if (each->isVisible() && !each->text().isEmpty() && !each->text().contains(u'\n')
                && each->textInteractionFlags().testFlag(Qt::TextSelectableByKeyboard))
                return each;
        }
        return nullptr;
    };
    QTRY_VERIFY(text());
    QLabel &label = *text();
    const QItemSelection rowsBefore = m_console->table().selectionModel()->selection();
    QGuiApplication::clipboard()->clear();
    label.setFocus();
    QTRY_VERIFY(label.hasFocus());
    QTest::keyClick(&label, Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(m_console->table().selectionModel()->selection(), rowsBefore);
    QCOMPARE(label.selectedText(), label.text());
    QTest::keyClick(&label, Qt::Key_C, Qt::ControlModifier);
    QTRY_COMPARE(QGuiApplication::clipboard()->text(), label.text());
}

void KeyboardWindowTest::aSlashSearchesAndIsTypedInFields()
{
    m_console->press(Qt::Key_Slash);
    QTRY_VERIFY(search().hasFocus());
    QTest::keyClicks(&search(), u"a/b?"_s);
    QCOMPARE(search().text(), u"a/b?"_s);
    QVERIFY(!m_console->child<QDialog>(u"shortcutsDialog"_s));
    m_console->press(Qt::Key_Escape);
    m_console->press(Qt::Key_Escape);

    m_console->press(Qt::Key_2, Qt::AltModifier);
    QCOMPARE(m_console->page().kind().listing(), Listing::Webhooks);
    QTRY_VERIFY(m_console->page().isVisible());
    m_console->page().focusTable();
    m_console->press(Qt::Key_Slash);
    QTRY_VERIFY(qobject_cast<QLineEdit *>(focus()) && m_console->page().isAncestorOf(focus()));
    m_console->press(Qt::Key_1, Qt::AltModifier);

    QVERIFY(m_console->openFailedRows());
    m_console->press(Qt::Key_Slash);
    auto *find = m_console->child<FindBar>(u"findBar"_s);
    QTRY_VERIFY(find->isVisible() && find->isAncestorOf(focus()));
    QTest::keyClicks(focus(), u"/?"_s);
    QCOMPARE(find->text(), u"/?"_s);
    m_console->press(Qt::Key_Down); // to the rows, and the bar stays
    QTRY_COMPARE(focus(), rows());
    QVERIFY(find->isVisible());
}

void KeyboardWindowTest::aQuestionMarkShowsAllKeys()
{
    m_console->press(Qt::Key_Question);
    auto *dialog = m_console->child<QDialog>(u"shortcutsDialog"_s);
    QTRY_VERIFY(dialog && dialog->isVisible());
    QPointer<QDialog> opened = dialog;
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(opened.isNull());
    QTRY_VERIFY(m_console->window().focusWidget() == &m_console->table());
    // F1 is left to the manual.
    for (const QAction *action : m_console->window().actions())
        QVERIFY(action != actions().shortcuts || !action->shortcuts().contains(QKeySequence(Qt::Key_F1)));
    m_console->press(Qt::Key_Question, Qt::ControlModifier);
    QTRY_VERIFY(m_console->child<QDialog>(u"shortcutsDialog"_s));
}

void KeyboardWindowTest::theShortcutsAreNarrowed()
{
    m_console->press(Qt::Key_Question);
    QTRY_VERIFY(m_console->child<QDialog>(u"shortcutsDialog"_s));
    const auto *tree = m_console->child<QDialog>(u"shortcutsDialog"_s)->findChild<QTreeWidget *>();
    auto *filter = m_console->child<QLineEdit>(u"shortcutsFilter"_s);
    const auto shown = [tree] {
        QStringList lines;
        for (int i = 0; i < tree->topLevelItemCount(); ++i) {
            const QTreeWidgetItem *section = tree->topLevelItem(i);
            for (int j = 0; j < section->childCount(); ++j) {
                if (!section->isHidden() && !section->child(j)->isHidden())
                    lines.append(QStringList({section->text(0), section->child(j)->text(0), section->child(j)->text(1)})
                                     .join(u'|'));
            }
        }
        return lines;
    };
    const QStringList all = shown();
    QVERIFY(all.contains(u"View|Quick Open...|Ctrl+K"_s));
    QVERIFY(all.contains(u"Jobs|Show Failed Rows|Enter"_s));
    QVERIFY(all.contains(u"In the rows of a file|Copy Summary|Ctrl+Shift+S"_s));
    QVERIFY(all.contains(u"In the find bar of a file|To the rows|Down"_s));
    filter->setText(u"zoom"_s);
    QCOMPARE(shown().size(), 2);
    filter->setText(u"ctrl+k"_s);
    QVERIFY(!shown().isEmpty() && shown().constFirst().endsWith(u"Ctrl+K"_s));
    filter->setText(u"find bar"_s); // a whole section, among others
    QCOMPARE(shown().filter(u"In the find bar of a file|"_s).size(), 4);
    filter->setText(u"nothing of this kind"_s);
    QCOMPARE(shown(), QStringList());
    filter->clear();
    QCOMPARE(shown(), all);
}

QStringList KeyboardWindowTest::ownActions(QWidget &view) const
{
    QSet<QString> texts;
    QSet<const QAction *> known;
    for (const QAction *top : m_console->window().menuBar()->actions())
        collect(*top->menu(), texts, known);
    const QRect inside = view.rect();
    QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(inside.width() / 2, 5),
                            view.mapToGlobal(QPoint(inside.width() / 2, 5)));
    QApplication::sendEvent(&view, &event);
    QPointer<QMenu> menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    if (!menu)
        return {u"no menu"_s};
    QStringList own;
    QSet<QString> inMenu;
    QSet<const QAction *> found;
    collect(*menu, inMenu, found);
    for (const QAction *action : found) {
        if (!action->isSeparator() && !known.contains(action) && !texts.contains(action->text()))
            own.append(action->text());
    }
    menu->close();
    return own;
}

void KeyboardWindowTest::contextMenusHoldNothingOfTheirOwn()
{
    QCOMPARE(ownActions(*m_console->table().viewport()), QStringList());
    QCOMPARE(ownActions(*m_console->table().horizontalHeader()->viewport()), QStringList());
    QCOMPARE(ownActions(*m_console->child<QAbstractItemView>(u"accountsList"_s)->viewport()), QStringList());
    m_console->press(Qt::Key_2, Qt::AltModifier);
    QTRY_VERIFY(m_console->page().isVisible());
    QCOMPARE(ownActions(*m_console->page().table().viewport()), QStringList());
    m_console->press(Qt::Key_1, Qt::AltModifier);
    m_console->press(Qt::Key_F12);
    QTRY_VERIFY(m_console->child<QTreeView>(u"requestsTable"_s));
    QSet<QString> texts;
    QSet<const QAction *> known;
    for (const QAction *top : m_console->window().menuBar()->actions())
        collect(*top->menu(), texts, known);
    const QList<QAction *> ofRequests = m_console->child<QTreeView>(u"requestsTable"_s)->actions();
    QVERIFY(ofRequests.size() > 3); // its context menu
    for (const QAction *action : ofRequests)
        QVERIFY2(known.contains(action), qPrintable(action->text()));
    m_console->press(Qt::Key_F12);
    QVERIFY(m_console->openFailedRows());
    QCOMPARE(ownActions(*rows()->viewport()), QStringList());
}

void KeyboardWindowTest::theShownAccountIsMoved()
{
    const auto ids = [this] {
        QStringList all;
        for (const Account &each : m_console->sessions->accounts())
            all.append(each.id);
        return all;
    };
    const QStringList before = ids();
    QVERIFY(!actions().moveAccountUp->isEnabled());
    actions().moveAccountDown->trigger();
    QCOMPARE(ids(), QStringList(before.rbegin(), before.rend()));
    QVERIFY(!actions().moveAccountDown->isEnabled());
    actions().moveAccountUp->trigger();
    QCOMPARE(ids(), before);
}

} // namespace Balehook

QTEST_MAIN(Balehook::KeyboardWindowTest)
#include "tst_keyboardwindow.moc"
