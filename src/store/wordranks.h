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

    std::optional<quint64> of(qint64 word) const;

private:
    std::vector<std::optional<quint64>> m_ranks;
};

} // namespace Balehook
