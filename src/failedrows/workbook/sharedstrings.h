// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/archive/bounds.h"
#include "failedrows/archive/spool.h"

#include <array>
#include <vector>

namespace Balehook {

/// The texts that the cells of a workbook share, each as it stands in a spooled row. One thread adds them while another
/// looks them up: the texts are in a file, eight bytes for each are in memory.
class SharedStrings final
{
public:
    SharedStrings(std::shared_ptr<std::atomic_bool> stop, const Bounds &bounds);
    ~SharedStrings();
    Q_DISABLE_COPY_MOVE(SharedStrings)

    // For the thread that adds.
    Outcome open() { return m_texts.open(); }
    /// False: no more is wanted, or there is a failure().
    bool add(QByteArrayView spooledCell);
    void finish(const std::optional<ReadingFailure> &failure = std::nullopt);

    // For the thread that looks up.
    /// Appends text \a index; waits for it where it is not there yet. False: there is none, see failure().
    bool appendTo(QByteArray &out, qint64 index);
    std::optional<ReadingFailure> failure() const { return m_texts.failure(); }
    /// What makes texts that were looked up doubtful. Waits for the last text: the checksum of all comes behind it.
    std::optional<ReadingFailure> damage();

private:
    static constexpr qint64 blockEntries = 65'536;
    using Block = std::array<qint64, std::size_t(blockEntries)>; ///< where texts end
    static constexpr qint64 pageBytes = 16 * 1024;
    static constexpr std::size_t pages = 256;

    struct Page
    {
        qint64 number = -1;
        QByteArray bytes;
    };

    bool flush();
    bool waitFor(qint64 index);
    qint64 endOf(qint64 index) const { return (*m_blocks[std::size_t(index / blockEntries)])[index % blockEntries]; }
    const QByteArray *page(qint64 number);

    const std::shared_ptr<std::atomic_bool> m_stop;
    const qint64 m_most;
    Spool m_texts;
    std::vector<std::unique_ptr<Block>> m_blocks; ///< of fixed length, filled from the front
    QByteArray m_pending; ///< texts that are not in the file yet
    qint64 m_pendingEnd = 0;
    qint64 m_added = 0;
    std::atomic<qint64> m_ready = 0; ///< entries whose texts are in the file
    // Of the thread that looks up.
    std::array<Page, pages> m_pages;
    bool m_isNeeded = false; ///< some text was looked up
};

} // namespace Balehook
