// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "store/file/indexplace.h"

#include <QSqlDatabase>
#include <QString>

#include <optional>
#include <utility>

namespace Balehook {

/// A connection to the file of an index, for the thread that made it. Owned by a worker.
///
/// The file is a cache: one that cannot be used (damaged, of a newer version, not of this program, no file at all) is
/// set aside, and whoever filled it fills the next one.
class IndexFile final
{
public:
    /// \a role tells the connections of one index apart.
    IndexFile(QString file, const QString &role);
    ~IndexFile();
    Q_DISABLE_COPY_MOVE(IndexFile)

    /// For the writer: makes folder, file and tables where there are none, and sets aside what it cannot use. A file of
    /// an older version is thrown away.
    Outcome openForWriting();
    /// For the reader: what is there; an error where nothing is.
    Outcome openForReading();
    void close();
    /// And what is open still has the name: no other program has put it aside.
    bool isOpen() const;
    /// What is open was put aside or deleted by another program.
    bool isLost() const { return m_isOpen && !isOpen(); }
    /// Which of the two, where it isLost(): a sentence for people.
    Error lossReason() const;
    /// What was read or met says that the file cannot be used: isDamaged() until it is set aside.
    bool isDamaged() const { return m_damage.has_value(); }
    /// Notes that it cannot be used.
    Error noteDamage();
    /// Notes what \a error says of the file.
    Error failure(const QSqlError &error);

    const QSqlDatabase &database() const { return m_database; }
    QString file() const { return m_place.file(); }
    bool exists() const { return m_place.exists(); }
    /// Bytes of the file and what belongs to it, a damaged copy included.
    qint64 bytes() const { return m_place.bytes(); }
    /// Puts a file that isDamaged() out of the way, beside the new one. False if it is still there.
    bool setAside();
    /// Why a file was set aside since this was asked last: a sentence for people.
    std::optional<Error> takeSetAside() { return std::exchange(m_setAside, std::nullopt); }
    bool remove();
    /// As remove(), and what setAside() has left.
    bool removeAll();

    static constexpr int version = 6;

private:
    Outcome connectTo(const QString &options);
    Outcome openAsItIs();
    bool isOlder() const;
    bool isForeign(int found);
    Outcome makeTables();
    Outcome run(const QString &sql);
    Error noteDamage(const Error &reason);

    IndexPlace m_place;
    IndexPlace::Identity m_identity; ///< of what was met last
    QString m_name;
    QSqlDatabase m_database;
    bool m_isOpen = false;
    std::optional<Error> m_damage; ///< what was wrong, as if it were set aside already
    std::optional<Error> m_setAside;
};

} // namespace Balehook
