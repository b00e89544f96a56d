// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/rows/roworder.h"

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

namespace Balehook {

/// Keys that compare byte by byte as their cells should be ordered. The order is the same on every computer, whatever
/// its language: letters by Unicode after folding case and dropping accents. A collator of the system would know more
/// of one language, but two million of its keys take hundreds of megabytes.
class SortKeyMaker final
{
public:
    explicit SortKeyMaker(SortKind kind, qsizetype keyLimit)
        : m_kind(kind)
        , m_keyLimit(keyLimit)
    { }

    /// Key of \a cell as text or natural text, at most the limit long. Valid until the next call.
    QByteArrayView textKey(QByteArrayView cell);

    /// The value of \a cell as a number that compares unsigned; nothing if it is none. Takes "1234.5", "-3",
    /// "1,234.50", "1.234,50", "1 234", "12 %" and exponents; a single comma is a decimal one unless three digits
    /// follow it.
    static std::optional<quint64> numberKey(QByteArrayView cell);

private:
    void fold(QByteArrayView cell);

    SortKind m_kind;
    qsizetype m_keyLimit;
    QByteArray m_folded;
    QByteArray m_key;
};

} // namespace Balehook
