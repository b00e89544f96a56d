// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QStringList>

class QCoreApplication;

namespace Balehook {

/// What macOS asks a program to open: files and links do not come as arguments there, but as events to the application
/// object, also while the program runs. Lives as long as that is to be heard.
class FileOpenEvents final : public QObject
{
    Q_OBJECT

public:
    explicit FileOpenEvents(QCoreApplication &application, QObject *parent = nullptr);

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    /// Emitted for each event; \a things are spelled as in Options::files. Nothing is told of other links.
    void wanted(const QStringList &things);
};

} // namespace Balehook
