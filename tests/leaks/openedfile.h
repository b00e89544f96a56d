// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFile>
#include <QTemporaryDir>

#include <array>

#include <sys/inotify.h>
#include <unistd.h>

namespace Balehook::Testing {

/// A picture that nobody has a reason to open, and whether somebody did.
class OpenedFile final
{
public:
    OpenedFile()
        : m_watch(inotify_init1(IN_NONBLOCK | IN_CLOEXEC))
    {
        QFile file(path());
        if (!file.open(QFile::WriteOnly) || file.write("P1 1 1 1\n") < 0)
            qFatal("the canary file can not be written");
        file.close();
        inotify_add_watch(m_watch, qPrintable(path()), IN_OPEN | IN_ACCESS);
    }
    ~OpenedFile() { ::close(m_watch); }
    Q_DISABLE_COPY_MOVE(OpenedFile)

    QString path() const { return m_folder.filePath(QStringLiteral("canary.pbm")); }

    /// Since the last call.
    bool wasOpened() const
    {
        std::array<char, 4096> events{};
        bool opened = false;
        while (::read(m_watch, events.data(), events.size()) > 0)
            opened = true;
        return opened;
    }

private:
    QTemporaryDir m_folder;
    int m_watch;
};

} // namespace Balehook::Testing
