// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/find/cellmatch.h"

#include <algorithm>

namespace Balehook {

namespace {

/// Bytes of UTF-8 that a letter takes at most.
constexpr qsizetype longestLetter = 4;

QString sought(const QString &text, CellMatch::Kind kind)
{
    return kind == CellMatch::Kind::Value ? QString::fromUtf8(withoutBlanks(text.toUtf8())) : text;
}

} // namespace

CellMatch::CellMatch(const QString &text, Kind kind)
    : m_kind(kind)
    , m_value(text)
    , m_search(sought(text, kind), {})
    , m_longestPlace(longestLetter * text.size())
    , m_isAscii(std::all_of(text.begin(), text.end(), [](QChar letter) { return letter.unicode() < 0x80; }))
{ }

std::optional<quint64> CellMatch::filterHash() const
{
    return m_kind == Kind::Value && m_value.isFiltered() ? std::optional(m_value.hash()) : std::nullopt;
}

} // namespace Balehook
