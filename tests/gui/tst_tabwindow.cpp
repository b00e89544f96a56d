// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/console.h"
#include "support/wait.h"
#include "widgets/actions/windowactions.h"
#include "widgets/lists/listingpage.h"
#include "widgets/search/searchdesk.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/window/mainwindow.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QPointer>
#include <QRadioButton>
#include <QTest>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

QString nameOf(const QWidget &widget)
{
    return QString::fromLatin1(widget.metaObject()->className()) + u' ' + widget.objectName() + u' '
        + widget.accessibleName();
}

/// Those of \a window that take the focus by Tab.
QSet<QWidget *> stops(const QWidget &window)
{
    QSet<QWidget *> all;
    for (QWidget *each : window.findChildren<QWidget *>()) {
        if (each->window() != &window || !each->isVisible() || !each->isEnabled()
            || !(each->focusPolicy() & Qt::TabFocus))
            continue;
        const bool isViewport = qobject_cast<QAbstractScrollArea *>(each->parentWidget())
            && qobject_cast<QAbstractScrollArea *>(each->parentWidget())->viewport() == each;
        // Of a group of these Tab goes to the one that is chosen.
        const auto *radio = qobject_cast<QRadioButton *>(each);
        if (!each->focusProxy() && !isViewport && (!radio || radio->isChecked()))
            all.insert(each);
    }
    return all;
}

/// Where Tab goes up in \a dialog before it has gone round; empty: nowhere.
QString upwardSteps(QWidget &dialog)
{
    const auto placed = [&dialog](QWidget *each) { return QRect(each->mapTo(&dialog, QPoint()), each->size()); };
    const QSet<QWidget *> all = stops(dialog);
    QWidgetList order(all.begin(), all.end());
    if (order.size() < 2)
        return {};
    // It begins with what is topmost and leading.
    QWidget *first = *std::min_element(order.begin(), order.end(), [&placed](QWidget *a, QWidget *b) {
        return std::pair(placed(a).top(), placed(a).left()) < std::pair(placed(b).top(), placed(b).left());
    });
    first->setFocus();
    QStringList steps;
    QWidget *focus = first;
    for (qsizetype i = 0; i < order.size() * 2; ++i) {
        QTest::keyClick(focus, Qt::Key_Tab);
        QWidget *next = dialog.focusWidget();
        if (next == first)
            break;
        if (placed(next).bottom() <= placed(focus).top())
            steps.append(nameOf(*focus) + u" -> "_s + nameOf(*next));
        focus = next;
    }
    return steps.join(u'\n');
}

/// What Tab does not come to in \a window, and where it does not get away from; empty: all is well.
QString tabFaults(QWidget &window)
{
    QSet<QWidget *> missing = stops(window);
    if (missing.isEmpty())
        return {};
    const qsizetype most = missing.size() * 2 + 10;
    QWidget *first = window.focusWidget();
    if (!first || !missing.contains(first)) {
        first = *missing.begin();
        first->setFocus();
    }
    QWidget *focus = first;
    for (qsizetype i = 0; i < most; ++i) {
        QTest::keyClick(focus, Qt::Key_Tab);
        QWidget *next = window.focusWidget();
        if (next == focus && missing.size() > 1)
            return u"Tab stays in "_s + nameOf(*focus);
        focus = next;
        missing.remove(focus);
        if (focus == first)
            break;
    }
    missing.remove(first);
    QStringList faults;
    for (const QWidget *each : missing)
        faults.append(u"Tab does not come to "_s + nameOf(*each));
    if (focus != first)
        faults.append(u"Tab does not come back to "_s + nameOf(*first));
    // The same way back.
    for (int i = 0; i < 2; ++i) {
        QTest::keyClick(focus, Qt::Key_Backtab, Qt::ShiftModifier);
        if (window.focusWidget() == focus && stops(window).size() > 1)
            faults.append(u"Shift+Tab stays in "_s + nameOf(*focus));
        focus = window.focusWidget();
    }
    return faults.join(u'\n');
}

} // namespace

/// Where Tab goes in the real window and in its dialogs: to everything, in order, and away again.
class TabWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_console.reset(); }
    void tabComesEverywhereInTheWindow();
    void tabGoesAsTheWindowIsRead();
    void whatGoesAwayHandsTheFocusOn();
    void withoutAnAccountTabComesEverywhere();
    void tabComesEverywhereInDialogs_data();
    void tabComesEverywhereInDialogs();

private:
    QWidget *focus() const { return m_console->window().focusWidget(); }
    WindowActions &actions() const { return *m_console->window().findChild<WindowActions *>(); }

    std::unique_ptr<Console> m_console;
};

void TabWindowTest::init()
{
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->begin(300, {"globex"}));
    m_console->window().resize(1200, 800);
    m_console->table().goToRow(0);
}

void TabWindowTest::tabComesEverywhereInTheWindow()
{
    QWidget &window = m_console->window();
    QTRY_VERIFY(m_console->child<QWidget>(u"closeRecord"_s)->isVisible());
    QCOMPARE(tabFaults(window), QString());
    m_console->press(Qt::Key_2, Qt::AltModifier);
    QTRY_VERIFY(m_console->page().isVisible());
    QCOMPARE(tabFaults(window), QString());
    m_console->press(Qt::Key_3, Qt::AltModifier);
    QTRY_VERIFY(m_console->page().isVisible());
    QCOMPARE(tabFaults(window), QString());
    m_console->press(Qt::Key_1, Qt::AltModifier);
    QVERIFY(m_console->openFailedRows());
    m_console->press(Qt::Key_F8);
    m_console->press(Qt::Key_F, Qt::ControlModifier);
    m_console->press(Qt::Key_F9);
    QCOMPARE(tabFaults(window), QString());
}

/// Not as the parts happened to be made.
void TabWindowTest::tabGoesAsTheWindowIsRead()
{
    // Chips are made late, between what was there before.
    m_console->press(Qt::Key_Slash);
    auto &desk = *m_console->window().findChild<SearchDesk *>();
    JobQuery query;
    query.hasFailures = true;
    desk.setQuery(query);
    QTRY_VERIFY(m_console->child<QWidget>(u"chipRemove"_s) && m_console->child<QWidget>(u"chipRemove"_s)->isVisible());
    QTRY_VERIFY(m_console->child<QWidget>(u"closeRecord"_s)->isVisible());
    const QStringList order{u"accountsList"_s, u"addAccountButton"_s, u"searchText"_s,      u"addFilter"_s,
                            u"viewsButton"_s,  u"chipRemove"_s,       u"importJobsTable"_s, u"closeRecord"_s,
                            u"factsView"_s,    u"copyLink"_s};
    QStringList seen;
    m_console->child<QWidget>(u"accountsList"_s)->setFocus();
    const QWidget *first = focus();
    do {
        if (order.contains(focus()->objectName()) && !seen.contains(focus()->objectName()))
            seen.append(focus()->objectName());
        m_console->press(Qt::Key_Tab);
    } while (focus() != first);
    QCOMPARE(seen, order);
    // And the same way back.
    m_console->table().setFocus();
    m_console->press(Qt::Key_Backtab, Qt::ShiftModifier);
    QVERIFY(m_console->child<QWidget>(u"searchRow"_s)->isAncestorOf(focus()));
}

/// Not round to the accounts, where the next key would show another one.
void TabWindowTest::whatGoesAwayHandsTheFocusOn()
{
    const auto isWhereItWas = [this] {
        return focus() && focus()->isVisible() && focus()->objectName() != u"accountsList"_s;
    };
    auto *load = m_console->child<QWidget>(u"scopeLoad"_s);
    QTRY_VERIFY(load->isVisible());
    load->setFocus();
    QTest::mouseClick(load, Qt::LeftButton);
    QTRY_VERIFY(!load->isVisible());
    QVERIFY2(isWhereItWas(), qPrintable(nameOf(*focus())));

    // A part of the window that goes with all that is in it; what stands behind it is the status bar or nothing.
    m_console->press(Qt::Key_F12);
    QWidget *requests = nullptr;
    QTRY_VERIFY((requests = m_console->child<QWidget>(u"requestsPanel"_s)) && requests->isVisible());
    const QSet<QWidget *> all = stops(m_console->window());
    const auto inside =
        std::find_if(all.begin(), all.end(), [requests](QWidget *each) { return requests->isAncestorOf(each); });
    QVERIFY(inside != all.end());
    (*inside)->setFocus();
    m_console->press(Qt::Key_F12);
    QTRY_VERIFY(!requests->isVisible());
    QVERIFY2(isWhereItWas(), qPrintable(nameOf(*focus())));
}

void TabWindowTest::withoutAnAccountTabComesEverywhere()
{
    Console empty;
    QVERIFY(empty.show());
    empty.window().activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget *>(&empty.window()));
    QTRY_VERIFY(!empty.emptyText().isEmpty());
    // The one thing to do has the focus.
    QTRY_VERIFY(empty.window().focusWidget() && empty.window().focusWidget()->objectName() == u"emptyAction"_s);
    QCOMPARE(tabFaults(empty.window()), QString());
}

void TabWindowTest::tabComesEverywhereInDialogs_data()
{
    QTest::addColumn<QAction * WindowActions::*>("action");
    QTest::newRow("add account") << &WindowActions::addAccount;
    QTest::newRow("edit account") << &WindowActions::editAccount;
    QTest::newRow("token") << &WindowActions::updateToken;
    QTest::newRow("remove account") << &WindowActions::removeAccount;
    QTest::newRow("network") << &WindowActions::network;
    QTest::newRow("webhook") << &WindowActions::registerWebhook;
    QTest::newRow("go to row") << &WindowActions::goTo;
    QTest::newRow("export") << &WindowActions::exportList;
    QTest::newRow("downloads") << &WindowActions::downloads;
    QTest::newRow("files") << &WindowActions::recentFiles;
    QTest::newRow("shortcuts") << &WindowActions::shortcuts;
    QTest::newRow("palette") << &WindowActions::palette;
    QTest::newRow("about") << &WindowActions::about;
}

void TabWindowTest::tabComesEverywhereInDialogs()
{
    QFETCH(QAction * WindowActions::*, action);
    (actions().*action)->trigger();
    QPointer<QDialog> dialog;
    const auto isThere = [&dialog] {
        for (QWidget *each : QApplication::topLevelWidgets()) {
            if (auto *found = qobject_cast<QDialog *>(each); found && found->isVisible())
                dialog = found;
        }
        return dialog && dialog->focusWidget();
    };
    QVERIFY(Testing::waitFor(isThere, 10'000));
    dialog->activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), dialog.data());
    QCOMPARE(tabFaults(*dialog), QString());
    QCOMPARE(upwardSteps(*dialog), QString());
    QTest::keyClick(dialog->focusWidget() ? dialog->focusWidget() : dialog.data(), Qt::Key_Escape);
    QTRY_VERIFY(dialog.isNull() || !dialog->isVisible());
}

} // namespace Balehook

QTEST_MAIN(Balehook::TabWindowTest)
#include "tst_tabwindow.moc"
