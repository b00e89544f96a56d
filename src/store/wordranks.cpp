// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/wordranks.h"

#include "store/file/sqlrun.h"
#include "store/sortkeys.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

constexpr qint64 mostUncounted = 1'000'000; // to have room for so many costs nothing, to count words may

} // namespace

WordRanks::WordRanks(SqlRun &sql, int field)
    : m_last(lastNumber(sql))
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
            m_ranks.resize(at + 1); // not more than m_last
        if (i > 0 && words[i].first != words[i - 1].first)
            ++rank;
        m_ranks[at] = words[i].first.isEmpty() ? std::nullopt : std::optional(rank);
    }
}

std::optional<quint64> WordRanks::of(qint64 word) const
{
    return isKnown(word) && std::size_t(word) < m_ranks.size() ? m_ranks[std::size_t(word)] : std::nullopt;
}

qint64 WordRanks::lastNumber(SqlRun &sql)
{
    const QVariantList ends =
        sql.row(u"SELECT ifnull((SELECT min(id) FROM word), 1), ifnull((SELECT max(id) FROM word), 0)"_s);
    if (ends.size() != 2)
        return 0;
    const qint64 last = ends[1].toLongLong();
    const bool isFar = last > mostUncounted && last / 2 > sql.value(u"SELECT count(*) FROM word"_s).toLongLong();
    if (ends[0].toLongLong() > 0 && !isFar)
        return last;
    sql.noteDamage();
    return 0;
}

} // namespace Balehook
