// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/paintwatch.h"

#include "models/pagedtablemodel.h"

#include <QCoreApplication>
#include <QEvent>
#include <QTableView>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

bool isTableWithRows(const QObject *viewport)
{
    const auto *table = qobject_cast<const QTableView *>(viewport->parent());
    if (!table || table->objectName() != "importJobsTable"_L1 || viewport != table->viewport())
        return false;
    const auto *model = qobject_cast<const PagedTableModel *>(table->model());
    return model && model->loadedCount() > 0;
}

} // namespace

PaintWatch::PaintWatch(const QWidget &window, QObject *parent)
    : QObject(parent)
    , m_window(window)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool PaintWatch::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::Paint)
        return false;
    Stage *stage = nullptr;
    if (m_windowStage == Stage::Waiting && watched == &m_window)
        stage = &m_windowStage;
    else if (m_rowsStage == Stage::Waiting && isTableWithRows(watched))
        stage = &m_rowsStage;
    if (stage) {
        *stage = Stage::Painting;
        // Comes when the whole window is painted and flushed, before anything else that waits.
        QCoreApplication::postEvent(this, new QEvent(QEvent::User), Qt::HighEventPriority);
    }
    return false;
}

bool PaintWatch::event(QEvent *event)
{
    if (event->type() != QEvent::User)
        return QObject::event(event);
    if (m_windowStage == Stage::Painting) {
        m_windowStage = Stage::Told;
        Q_EMIT windowPainted();
    }
    if (m_rowsStage == Stage::Painting) {
        m_rowsStage = Stage::Told;
        QCoreApplication::instance()->removeEventFilter(this);
        Q_EMIT rowsPainted();
    }
    return true;
}

} // namespace Balehook
