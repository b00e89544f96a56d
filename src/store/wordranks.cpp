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

std::optional<QByteArray> WordRanks::before(quint64 rank, bool isDescending) const
{
    constexpr int mostWords = 10'000; // a statement with more takes longer than to read the stretch
    QByteArray words(1, '[');
    int listed = 0;
    for (std::size_t word = 0; word < m_ranks.size(); ++word) {
        const bool isBefore = m_ranks[word] && (isDescending ? *m_ranks[word] > rank : *m_ranks[word] < rank);
        if (isBefore && ++listed > mostWords)
            return {};
        if (isBefore)
            words += QByteArray::number(qint64(word)) + ',';
    }
    if (words.endsWith(','))
        words.chop(1);
    return words + ']';
}

} // namespace Balehook
