// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/text/foldedbytes.h"

#include <QByteArray>

#include <utility>

namespace Balehook {

/// The body of an answer as the history keeps it: as it came, or folded once it is old. A value.
class KeptBody final
{
public:
    KeptBody() = default;
    KeptBody(QByteArray bytes)
        : m_size(bytes.size())
        , m_bytes(std::move(bytes))
    { }

    QByteArray bytes() const { return m_bytes.isEmpty() ? m_folded.unfolded() : m_bytes; }
    qsizetype size() const { return m_size; }
    bool isEmpty() const { return m_size == 0; }

    /// Whether folding is still to be done, and worth it.
    bool isFoldable() const { return m_bytes.size() >= leastFolded; }
    KeptBody folded() const
    {
        KeptBody body;
        body.m_size = m_size;
        body.m_folded = FoldedBytes(bytes());
        return body;
    }

private:
    static constexpr qsizetype leastFolded = 1024;

    qsizetype m_size = 0;
    QByteArray m_bytes; ///< empty where it is folded
    FoldedBytes m_folded;
};

} // namespace Balehook
