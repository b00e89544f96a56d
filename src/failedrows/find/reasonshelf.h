// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"

#include <QByteArray>
#include <QHash>
#include <QSet>
#include <QString>

#include <vector>

namespace Balehook {

/// Why the rows of a kept file failed: each reason once, with its values masked. A value.
struct FileReasons
{
    /// Which file, and how it was read: another answer to any of it makes it void.
    struct Key
    {
        QString diskName; ///< in the cache
        QString format; ///< how the user wants files of its kind to be read; empty: as guessed
        QString column; ///< where the user says that the reasons are; empty: as guessed
        qint64 bytes = 0;
        qint64 modified = 0; ///< milliseconds since 1970 UTC

        friend bool operator==(const Key &a, const Key &b) = default;
    };
    enum class Kind : quint8 {
        Masked,
        None, ///< rows without a reason
        Other, ///< rows whose reasons were too many to be told apart
    };
    struct Reason
    {
        Kind kind = Kind::Masked;
        QByteArray pattern; ///< of Masked; shown by reasonText()
        qint64 rows = 0;

        friend bool operator==(const Reason &a, const Reason &b) = default;
    };

    Key key;
    bool isTable = true; ///< false: there is nothing to be read in it
    std::vector<Reason> reasons;
};

/// The reasons of an account's kept files, in one file beside them, so that they are counted again without reading
/// gigabytes. Disposable: what cannot be read, or is not what was written, counts as empty. For the owner's eyes only
/// (0600); the values within its reasons are masked, but one that is nothing else stands as it is. No file that has
/// more than mostReasons.
///
/// Blocks; for worker threads. One program and one thread writes; others may read meanwhile.
class ReasonShelf final
{
public:
    static constexpr std::size_t mostReasons = 500; ///< of a file
    static constexpr qint64 mostBytes = Q_INT64_C(32) * 1024 * 1024;

    /// The file's name in the folder of the account.
    static QString fileName();
    static ReasonShelf read(const QString &path);

    qsizetype files() const { return m_files.size(); }
    /// Null where there are none of this file as it is now.
    const FileReasons *find(const FileReasons::Key &key) const;
    /// In the place of older ones of the same file.
    void put(const FileReasons &reasons);
    /// True if there were some of \a diskNames.
    bool forget(const QSet<QString> &diskNames);
    /// True if there were some of other files.
    bool keepOnly(const QSet<QString> &diskNames);
    Outcome write(const QString &path) const;

private:
    QByteArray toBytes() const;

    QHash<QString, FileReasons> m_files; ///< by disk name
};

} // namespace Balehook
