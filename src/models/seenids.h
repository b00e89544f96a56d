// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QStringView>

#include <vector>

namespace Balehook {

/// Which ids were seen, as 64-bit hashes in one block of memory: a listing may have millions. Two ids that hash alike
/// are taken for one, which happens once in a million listings of the largest size.
class SeenIds final
{
public:
    /// More are not remembered; with the old and the new block while it grows they take 96 MiB.
    static constexpr std::size_t most = 6'000'000;

    SeenIds();

    /// True if \a id was not seen before.
    bool insert(QStringView id);
    /// The same for bytes that stand for a record without an id.
    bool insertBytes(QByteArrayView bytes);
    bool isFull() const { return m_count >= most; }
    std::size_t count() const { return m_count; }

private:
    bool insertHash(quint64 hash);
    void grow();

    std::vector<quint64> m_slots; ///< 0: free
    std::size_t m_count = 0;
    std::size_t m_seed;
};

} // namespace Balehook
