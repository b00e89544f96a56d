// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <optional>
#include <vector>

namespace Balehook {

class SqlRun;

/// The order of the words of a field, by their numbers: equal ones have one rank, empty ones have none. A value.
class WordRanks final
{
public:
    WordRanks() = default;
    /// \a field: its place in JobRow::wordFields.
    WordRanks(SqlRun &sql, int field);

    /// Some word of the field, or of another one, has this number.
    bool isKnown(qint64 word) const { return word > 0 && word <= m_last; }
    std::optional<quint64> of(qint64 word) const;

    /// The largest number of a word of any field; they are numbered one by one, and none goes. Notes the damage where
    /// there are others, and is 0 then.
    static qint64 lastNumber(SqlRun &sql);

private:
    std::vector<std::optional<quint64>> m_ranks;
    qint64 m_last = 0;
};

} // namespace Balehook
