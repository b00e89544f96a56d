// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/fields/dockplace.h"

#include "widgets/fields/enterkey.h"

#include <QDataStream>
#include <QDockWidget>
#include <QIODevice>
#include <QMainWindow>

namespace Balehook {

DockPlace::DockPlace(const WindowSettings &settings, QMainWindow &window)
    : m_settings(settings)
    , m_window(window)
{ }

void DockPlace::restore(QDockWidget &dock) const
{
    qint32 area = Qt::BottomDockWidgetArea;
    qint32 extent = m_window.height() * 2 / 5;
    bool isFloating = false;
    QByteArray geometry;
    QDataStream stream(m_settings.layout(dock.objectName()));
    qint32 keptArea = 0;
    qint32 keptExtent = 0;
    stream >> keptArea >> keptExtent >> isFloating >> geometry;
    if (stream.status() == QDataStream::Ok
        && (keptArea == Qt::LeftDockWidgetArea || keptArea == Qt::RightDockWidgetArea
            || keptArea == Qt::TopDockWidgetArea || keptArea == Qt::BottomDockWidgetArea)) {
        area = keptArea;
        extent = keptExtent;
    } else {
        isFloating = false;
    }
    m_window.addDockWidget(Qt::DockWidgetArea(area), &dock);
    const bool isBeside = area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea;
    const int most = (isBeside ? m_window.width() : m_window.height()) * 4 / 5;
    m_window.resizeDocks({&dock}, {qBound(50, int(extent), qMax(50, most))}, isBeside ? Qt::Horizontal : Qt::Vertical);
    if (isFloating) {
        dock.setFloating(true);
        dock.restoreGeometry(geometry);
    }
    new EnterKey(dock); // which is a window of its own while it floats
}

void DockPlace::save(const QDockWidget &dock)
{
    QByteArray kept;
    QDataStream stream(&kept, QIODevice::WriteOnly);
    const Qt::DockWidgetArea area = m_window.dockWidgetArea(const_cast<QDockWidget *>(&dock));
    const bool isBeside = area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea;
    stream << qint32(area) << qint32(isBeside ? dock.width() : dock.height()) << dock.isFloating()
           << dock.saveGeometry();
    m_settings.setLayout(dock.objectName(), kept);
}

} // namespace Balehook
