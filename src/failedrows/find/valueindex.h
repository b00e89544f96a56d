// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "failedrows/find/valuefilter.h"

#include <QHash>
#include <QSet>

#include <memory>
#include <optional>

class QFile;

namespace Balehook {

/// The filters of an account's cached files, in one file beside them: which values are in none of their cells. Nothing
/// is lost with it, because whatever has no filter is looked through itself. What cannot be read counts as empty, and
/// the next append() begins anew; a filter that is not what was written says nothing, and append() replaces it.
///
/// A file of its own format and of this computer's byte order, for the owner's eyes only (0600). It only grows: a
/// filter counts once it is on the disk as a whole and the length at the front says so, so a program that is killed or
/// a full disk leaves what was there before. Those of files that are gone are overwritten with zeros, and the file is
/// written anew when they are a third of it.
///
/// Blocks; for worker threads. One program and one thread writes; others may read meanwhile.
class ValueIndex final
{
public:
    /// The file's name in the folder of the account.
    static QString fileName();

    explicit ValueIndex(QString path);
    ~ValueIndex();
    Q_DISABLE_COPY_MOVE(ValueIndex)

    /// Reads what is there; again, where it is open. Nothing to be read is no error.
    void open();
    qint64 filters() const { return m_entries.size(); }
    qint64 bytes() const { return m_end; } ///< on disk

    /// A filter that is kept.
    struct Entry
    {
        FilterKey key;
        TableFormat format;
        qint64 columns = 0;
        qint64 rows = 0;
        qint64 textBytes = 0;
        FilterShape shape;
        qint64 segments = 0; ///< where they begin in the file
    };
    /// Null where there is none.
    const Entry *find(const FilterKey &key) const;

    /// Rows of a file that lie together.
    struct Range
    {
        qint64 begin = 0; ///< bytes in the text
        qint64 end = 0;
        qint64 firstRow = 0;
    };
    /// Where a value of \a hash may be, in order. Nothing if the index cannot be read any more, or is damaged.
    std::optional<std::vector<Range>> candidates(const Entry &entry, quint64 hash);
    /// All blocks, in order.
    std::optional<std::vector<Range>> blocks(const Entry &entry);

    /// False for formats that take many words, such as columns at many places.
    static bool canKeep(const TableFormat &format);
    /// Adds \a filter in the place of an older one of the same file.
    Outcome append(const ValueFilter &filter);
    /// Forgets the filters of files that are not in \a diskNames.
    Outcome keepOnly(const QSet<QString> &diskNames);
    /// Forgets those of \a diskNames.
    Outcome forget(const QSet<QString> &diskNames);

private:
    struct Section;

    void readSections();
    bool readAt(qint64 offset, void *to, qint64 size);
    bool readSound(const Entry &entry, qint64 begin, void *to, qint64 size);
    bool has(const Entry &entry, const QByteArray &segments);
    Outcome writeAt(qint64 offset, QByteArrayView bytes);
    Outcome setEnd(qint64 end);
    Outcome begin();
    Outcome erase(const Entry &entry);
    Outcome compactIfDue();
    Outcome failed(const QString &what) const;
    std::optional<std::vector<Range>> rangesOf(const Entry &entry, qint64 segment, const std::vector<bool> &wanted);

    const QString m_path;
    std::unique_ptr<QFile> m_file; ///< null where there is none
    int m_handle = -1; ///< of it; some systems make another one each time they are asked
    bool m_isWritable = false;
    QHash<QString, Entry> m_entries; ///< by disk name
    qint64 m_end = 0; ///< of what counts, in the file
    qint64 m_gone = 0; ///< bytes of filters that were forgotten
};

} // namespace Balehook
