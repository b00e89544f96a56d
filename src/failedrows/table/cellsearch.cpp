// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/table/cellsearch.h"

#include <QStringList>

#include <algorithm>

namespace Balehook {

namespace {

/// A quote in a cell is doubled in the file, unless it is not.
QString longestPartWithoutQuotes(const QString &text)
{
    const QStringList parts = text.split(u'"');
    const QString longest = *std::max_element(parts.begin(), parts.end(),
                                              [](const QString &a, const QString &b) { return a.size() < b.size(); });
    return longest.isEmpty() ? text.left(1) : longest;
}

} // namespace

CellSearch::CellSearch(const QString &text, std::vector<int> columns, CellTextKind kind)
    : m_needle(text)
    , m_probe(longestPartWithoutQuotes(text))
    , m_columns(std::move(columns))
    , m_pattern(kind == CellTextKind::Expression ? std::make_shared<const CellPattern>(text) : nullptr)
{
    std::sort(m_columns.begin(), m_columns.end());
}

} // namespace Balehook
