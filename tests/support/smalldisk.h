// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "support/smallfiles.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <memory>

#ifdef Q_OS_LINUX
#include <sched.h>
#include <sys/mount.h>
#endif

namespace Balehook::Testing {

/// A folder on a disk that can be filled to the last page. Where this process may not mount one, a limit on the size of
/// files takes its place.
///
/// Made before the first thread is started: the mount is seen by the thread that made it, by the threads and processes
/// that this one starts afterwards, and by nobody else.
class SmallDisk final
{
public:
    static constexpr qint64 pageSize = 4096;

    SmallDisk()
    {
#ifdef Q_OS_LINUX
        const QByteArray place = QFile::encodeName(m_mountPoint.path());
        m_isMounted = unshare(CLONE_NEWNS) == 0 && mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0
            && mount("none", place.constData(), "tmpfs", 0, "size=512k,mode=755") == 0;
#endif
        QDir(m_mountPoint.path()).mkdir(QStringLiteral("folder"));
    }
    ~SmallDisk()
    {
        makeRoom();
#ifdef Q_OS_LINUX
        if (m_isMounted)
            umount2(QFile::encodeName(m_mountPoint.path()).constData(), MNT_DETACH);
#endif
    }
    Q_DISABLE_COPY_MOVE(SmallDisk)

    QString folder() const
    {
        return m_mountPoint.filePath(QStringLiteral("folder"));
    }
    QString path(const QString &name) const
    {
        return QDir(folder()).filePath(name);
    }
    bool isMounted() const
    {
        return m_isMounted;
    }

    /// Leaves room for \a pages more, or for files of that size.
    void fill(int pages)
    {
        makeRoom();
        if (!m_isMounted) {
            m_limit = std::make_unique<SmallFiles>(pages * pageSize);
            return;
        }
        m_filler.setFileName(m_mountPoint.filePath(QStringLiteral("filler")));
        if (!m_filler.open(QFile::WriteOnly | QFile::Unbuffered))
            return;
        const QByteArray page(pageSize, 'x');
        while (m_filler.write(page) == page.size()) { }
        m_filler.resize(std::max<qint64>(0, m_filler.size() - pages * pageSize));
        m_filler.close();
    }
    void makeRoom()
    {
        m_limit.reset();
        if (!m_filler.fileName().isEmpty())
            m_filler.remove();
    }

    QByteArray contents(const QString &name) const
    {
        QFile file(path(name));
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }
    bool put(const QString &name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        return file.open(QFile::WriteOnly | QFile::Unbuffered) && file.write(bytes) == bytes.size();
    }
    QStringList names() const
    {
        return QDir(folder()).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }
    void clear()
    {
        makeRoom();
        for (const QString &name : names())
            QFile::remove(path(name));
    }

private:
    QTemporaryDir m_mountPoint;
    QFile m_filler;
    std::unique_ptr<SmallFiles> m_limit;
    bool m_isMounted = false;
};

} // namespace Balehook::Testing
