// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace Balehook {

/// Bytes that are kept and seldom looked at: packed where that makes them smaller, which the texts of a service become
/// several times. Packing or unpacking a page of a listing takes a tenth of a millisecond. A value.
class FoldedBytes final
{
public:
    FoldedBytes() = default;
    explicit FoldedBytes(const QByteArray &bytes);

    /// What was folded.
    QByteArray unfolded() const { return m_isPacked ? qUncompress(m_held) : m_held; }
    /// What they take in memory.
    qsizetype heldBytes() const { return m_held.capacity(); }

private:
    QByteArray m_held;
    bool m_isPacked = false;
};

} // namespace Balehook
