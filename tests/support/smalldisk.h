// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "support/smallmount.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace Balehook::Testing {

/// A folder of its own on a SmallMount, and what is in it.
class SmallDisk final
{
public:
    static constexpr qint64 pageSize = SmallMount::pageSize;

    SmallDisk()
        : m_mount(m_mountPoint.path())
    {
        QDir(m_mountPoint.path()).mkdir(QStringLiteral("folder"));
    }
    Q_DISABLE_COPY_MOVE(SmallDisk)

    QString folder() const { return m_mountPoint.filePath(QStringLiteral("folder")); }
    QString path(const QString &name) const { return QDir(folder()).filePath(name); }
    bool isMounted() const { return m_mount.isMounted(); }

    /// Leaves room for \a pages more, or for files of that size.
    void fill(int pages) { m_mount.fill(pages); }
    void makeRoom() { m_mount.empty(); }

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
    SmallMount m_mount;
};

} // namespace Balehook::Testing
