// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/rows/rowkeys.h"

#include "widgets/actions/windowactions.h"
#include "widgets/lists/listingpage.h"
#include "widgets/lists/listingtabs.h"
#include "widgets/rows/filesdesk.h"
#include "widgets/tables/pagedtableview.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMainWindow>

namespace Balehook {

RowKeys::RowKeys(ListingTabs &tabs, FilesDesk &files, const WindowActions &actions, QMainWindow &window)
    : QObject(&window)
    , m_tabs(tabs)
    , m_files(files)
    , m_window(window)
{
    connect(actions.nextRow, &QAction::triggered, this, [this] { step(Qt::Key_Down); });
    connect(actions.previousRow, &QAction::triggered, this, [this] { step(Qt::Key_Up); });
}

void RowKeys::step(int key)
{
    QWidget *target = m_window.focusWidget();
    const bool hasRows = qobject_cast<QAbstractItemView *>(target) || qobject_cast<QLineEdit *>(target);
    if (!hasRows)
        target = m_files.isFileShown() ? nullptr : &m_tabs.page().table();
    if (!target)
        return;
    QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier);
    QCoreApplication::sendEvent(target, &press);
    QKeyEvent release(QEvent::KeyRelease, key, Qt::NoModifier);
    QCoreApplication::sendEvent(target, &release);
}

} // namespace Balehook
