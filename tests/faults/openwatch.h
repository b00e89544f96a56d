// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTemporaryDir>

namespace Balehook::Testing {

/// A picture on disk that markup may name, and whether anybody opened it, as the kernel tells.
class OpenWatch final
{
public:
    OpenWatch();
    ~OpenWatch();
    Q_DISABLE_COPY_MOVE(OpenWatch)

    QString path() const { return m_folder.filePath(QStringLiteral("canary.png")); }
    /// True if it was opened since this was last asked.
    bool wasOpened();

private:
    QTemporaryDir m_folder;
    int m_descriptor = -1;
};

} // namespace Balehook::Testing
