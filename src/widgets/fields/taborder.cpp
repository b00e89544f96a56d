// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/fields/taborder.h"

#include <QDockWidget>
#include <QGuiApplication>
#include <QLayout>
#include <QMainWindow>
#include <QSplitter>
#include <QStatusBar>
#include <QStyleHints>
#include <QTabBar>
#include <QTabWidget>

#include <algorithm>

namespace Balehook {

namespace {

void addItems(const QLayout &layout, QWidgetList &widgets)
{
    for (int i = 0; i < layout.count(); ++i) {
        QLayoutItem *item = layout.itemAt(i);
        if (item->widget())
            widgets.append(item->widget());
        else if (item->layout())
            addItems(*item->layout(), widgets);
    }
}

/// Docks before and after the middle, the status bar last.
int placeIn(const QMainWindow &window, QWidget *part)
{
    if (part == window.centralWidget())
        return 1;
    if (auto *dock = qobject_cast<QDockWidget *>(part)) {
        const Qt::DockWidgetArea area = window.dockWidgetArea(dock);
        return area == Qt::LeftDockWidgetArea || area == Qt::TopDockWidgetArea ? 0 : 2;
    }
    return qobject_cast<QStatusBar *>(part) ? 3 : 0;
}

QWidgetList partsOf(const QWidget &widget)
{
    QWidgetList parts;
    if (const auto *splitter = qobject_cast<const QSplitter *>(&widget)) {
        for (int i = 0; i < splitter->count(); ++i)
            parts.append(splitter->widget(i));
    } else if (const auto *tabs = qobject_cast<const QTabWidget *>(&widget)) {
        parts.append(tabs->tabBar());
    } else if (widget.layout() && !qobject_cast<const QMainWindow *>(&widget)) {
        addItems(*widget.layout(), parts);
    }
    for (QObject *child : widget.children()) {
        auto *part = qobject_cast<QWidget *>(child);
        if (part && !part->isWindow() && !parts.contains(part))
            parts.append(part);
    }
    if (const auto *window = qobject_cast<const QMainWindow *>(&widget))
        std::stable_sort(parts.begin(), parts.end(),
                         [window](QWidget *a, QWidget *b) { return placeIn(*window, a) < placeIn(*window, b); });
    return parts;
}

bool isStop(const QWidget &widget)
{
    const bool isAll = QGuiApplication::styleHints()->tabFocusBehavior() == Qt::TabFocusAllControls;
    const int wanted = isAll ? Qt::TabFocus : Qt::StrongFocus;
    return (widget.focusPolicy() & wanted) == wanted && !widget.focusProxy() && widget.isEnabled();
}

/// The stops of what is seen, and \a focus among them even where it is none or was hidden just now.
void collect(QWidget &widget, QWidget *focus, QWidgetList &stops)
{
    if (&widget == focus || isStop(widget))
        stops.append(&widget);
    const QWidgetList parts = partsOf(widget);
    for (QWidget *part : parts) {
        if (part->isVisible())
            collect(*part, focus, stops);
        else if (focus && (part == focus || part->isAncestorOf(focus)))
            stops.append(focus);
    }
}

} // namespace

bool TabOrder::step(QMainWindow &window, bool forward)
{
    QWidgetList stops;
    QWidget *focus = window.focusWidget();
    collect(window, focus, stops);
    const qsizetype count = stops.size();
    const qsizetype at = stops.indexOf(focus);
    if (count == 0 || (count == 1 && at == 0))
        return false;
    const auto stepped = [&](bool isForward) { return isForward ? (at + 1) % count : (at <= 0 ? count - 1 : at - 1); };
    // From the last part of the window, which went away, nobody means to go round to the first.
    const bool goesRound = at == count - 1 && !focus->isVisible();
    const qsizetype next = stepped(forward && !goesRound);
    stops[next]->setFocus(forward ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

} // namespace Balehook
