// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/settingswatch.h"

#include <QFileInfo>

#include <utility>

namespace Balehook {

using namespace std::chrono_literals;

SettingsWatch::SettingsWatch(QString path, QObject *parent)
    : QObject(parent)
    , m_path(std::move(path))
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(50ms);
    connect(&m_pause, &QTimer::timeout, this, [this] {
        follow();
        Q_EMIT changed();
    });
    const auto wait = [this] { m_pause.start(); };
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, wait);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, wait);
    m_watcher.addPath(QFileInfo(m_path).absolutePath());
    follow();
}

/// A file that was put in the place of another one is not watched yet.
void SettingsWatch::follow()
{
    if (!m_watcher.files().contains(m_path) && QFileInfo::exists(m_path))
        m_watcher.addPath(m_path);
}

} // namespace Balehook
