// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QTimer>

namespace Balehook {

/// Notices when somebody writes a file or puts another one in its place.
class SettingsWatch final : public QObject
{
    Q_OBJECT

public:
    explicit SettingsWatch(QString path, QObject *parent = nullptr);

Q_SIGNALS:
    /// A moment after the last of several changes; perhaps only something beside the file.
    void changed();

private:
    void follow();

    const QString m_path;
    QFileSystemWatcher m_watcher;
    QTimer m_pause;
};

} // namespace Balehook
