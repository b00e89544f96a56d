// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/wordranks.h"

#include "store/file/sqlrun.h"
#include "store/sortkeys.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Balehook {

WordRanks::WordRanks(SqlRun &sql, int field)
{
    std::vector<std::pair<QByteArray, qint64>> words;
    sql.each(u"SELECT id, folded FROM word WHERE field=?"_s, {field}, [&words](const QSqlQuery &row) {
        words.emplace_back(SortKeys::ofText(row.value(1).toByteArray()), row.value(0).toLongLong());
    });
    std::sort(words.begin(), words.end());
    quint64 rank = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto at = std::size_t(words[i].second);
        if (at >= m_ranks.size())
            m_ranks.resize(at + 1);
        if (i > 0 && words[i].first != words[i - 1].first)
            ++rank;
        m_ranks[at] = words[i].first.isEmpty() ? std::nullopt : std::optional(rank);
    }
}

std::optional<quint64> WordRanks::of(qint64 word) const
{
    return std::size_t(word) < m_ranks.size() ? m_ranks[std::size_t(word)] : std::nullopt;
}

} // namespace Balehook
