// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHash>
#include <QSet>

#include <list>
#include <memory>

namespace Balehook {

class RowBlock;

/// The blocks of rows that were used last, bounded in bytes. The newest one is kept however large it is, and beyond the
/// bound those that somebody looks at: of long rows, one screen may take more than all that is kept of others.
class BlockCache final
{
public:
    static constexpr qsizetype defaultBytes = 8 * 1024 * 1024;
    /// While there are blocks that are to be kept.
    static constexpr qsizetype mostKeptBytes = 64 * 1024 * 1024;

    explicit BlockCache(qsizetype mostBytes = defaultBytes)
        : m_mostBytes(mostBytes)
    { }

    void insert(std::shared_ptr<const RowBlock> block);
    /// The blocks of these numbers, whether they are there by now or not, go last until others are to be kept.
    void keep(const QSet<qint64> &numbers);
    const QSet<qint64> &kept() const { return m_kept; }
    /// Null where it is not held.
    std::shared_ptr<const RowBlock> block(qint64 number) const;
    bool contains(qint64 number) const { return m_places.contains(number); }
    void clear();
    qsizetype bytes() const { return m_bytes; }

private:
    using Blocks = std::list<std::shared_ptr<const RowBlock>>;

    void drop(qsizetype mostBytes, bool isKeptToo);
    void dropBeyondBounds();

    const qsizetype m_mostBytes;
    qsizetype m_bytes = 0;
    mutable Blocks m_blocks; ///< the one used last in front
    QHash<qint64, Blocks::iterator> m_places;
    QSet<qint64> m_kept; ///< numbers
};

} // namespace Balehook
