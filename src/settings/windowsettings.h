// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/settingsfile.h"

#include <QByteArray>
#include <QString>

#include <chrono>
#include <optional>

namespace Balehook {

/// What the window looked like: geometry, splitters, columns, zoom, times. No meaning, only looks; all of it may be
/// lost.
class WindowSettings final
{
public:
    explicit WindowSettings(SettingsFile &settings)
        : m_settings(settings)
    { }

    QByteArray geometry() const;
    void setGeometry(const QByteArray &geometry);
    QByteArray windowState() const;
    void setWindowState(const QByteArray &state);
    /// State of a splitter or header, by the name of the widget it belongs to.
    QByteArray layout(const QString &name) const;
    void setLayout(const QString &name, const QByteArray &state);
    void forgetLayout(const QString &name);

    /// Steps of Ctrl +/-, 10 % each; 0 is the platform's size.
    int zoom() const;
    void setZoom(int steps);
    /// Beyond these the window could not be used to undo it.
    static constexpr int smallestZoom = -5;
    static constexpr int largestZoom = 15;

    bool isUtc() const; ///< times shown in UTC instead of local time
    void setUtc(bool utc);
    bool isCompact() const; ///< compact row heights
    void setCompact(bool compact);
    bool isRecordPaneVisible() const;
    void setRecordPaneVisible(bool visible);
    /// As the user chose; nothing: by the width of the window.
    std::optional<bool> recordBelow() const;
    void setRecordBelow(bool isBelow);
    bool isRecordFolded() const;
    void setRecordFolded(bool isFolded);
    bool isToolBarVisible() const;
    void setToolBarVisible(bool visible);
    /// Text beside icons until something else is chosen.
    Qt::ToolButtonStyle toolBarStyle() const;
    void setToolBarStyle(Qt::ToolButtonStyle style);
    bool isActivityVisible() const;
    void setActivityVisible(bool visible);
    bool areRequestsVisible() const;
    void setRequestsVisible(bool visible);
    /// How often the shown list is read again by itself; 0: never. Below 30 s it would be a load on the service.
    std::chrono::seconds autoRefresh() const;
    void setAutoRefresh(std::chrono::seconds interval);

private:
    SettingsFile &m_settings;
};

} // namespace Balehook
