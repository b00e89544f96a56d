// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/result.h"

#include <QSqlDatabase>
#include <QString>

namespace Balehook {

/// A connection to the file of an index, for the thread that made it. Owned by a worker.
class IndexFile final
{
public:
    /// \a role tells the connections of one index apart.
    IndexFile(QString file, const QString &role);
    ~IndexFile();
    Q_DISABLE_COPY_MOVE(IndexFile)

    /// For the writer: makes folder, file and tables where there are none. A file of an older version is thrown away.
    Outcome openForWriting();
    /// For the reader: what is there; an error where nothing is.
    Outcome openForReading();
    void close();
    bool isOpen() const { return m_isOpen; }
    /// The last error says that the file is damaged.
    bool isCorrupt() const { return m_isCorrupt; }
    /// There is another file now.
    void forgetDamage();
    /// Notes what \a error says of the file.
    Error failure(const QSqlError &error);

    const QSqlDatabase &database() const { return m_database; }
    const QString &file() const { return m_file; }
    bool exists() const;
    /// Bytes of the file and what belongs to it, a damaged copy included.
    qint64 bytes() const;
    /// Puts a damaged file out of the way, beside the new one. False if it is still there.
    bool setAside();
    bool remove();
    /// As remove(), and what setAside() has left.
    bool removeAll();

    static constexpr int version = 4;

private:
    bool makeFile() const;
    Outcome connectTo(const QString &options);
    bool isOlder() const;
    Outcome makeTables();
    Outcome run(const QString &sql);
    QStringList parts() const;
    QString asideFile() const;

    QString m_file;
    QString m_name;
    QSqlDatabase m_database;
    bool m_isOpen = false;
    bool m_isCorrupt = false;
};

} // namespace Balehook
