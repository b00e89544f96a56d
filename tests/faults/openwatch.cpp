// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "faults/openwatch.h"

#include <QFile>

#include <sys/inotify.h>
#include <unistd.h>

namespace Balehook::Testing {

OpenWatch::OpenWatch()
{
    QFile file(path());
    if (file.open(QIODevice::WriteOnly))
        file.write("none");
    file.close();
    m_descriptor = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
    if (inotify_add_watch(m_descriptor, QFile::encodeName(path()).constData(), IN_OPEN | IN_ACCESS) < 0)
        qFatal("cannot watch %s", qPrintable(path()));
}

OpenWatch::~OpenWatch()
{
    close(m_descriptor);
}

bool OpenWatch::wasOpened()
{
    char events[4096];
    return read(m_descriptor, events, sizeof events) > 0;
}

} // namespace Balehook::Testing
