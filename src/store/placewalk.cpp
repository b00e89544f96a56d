// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/placewalk.h"

#include "store/file/sqlrun.h"

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

constexpr qint64 farthest = qint64(1) << 60;

} // namespace

std::optional<PlaceWalk::Stretch> PlaceWalk::all(SqlRun &sql)
{
    const QVariantList ends = sql.row(u"SELECT (SELECT min(place) FROM job), (SELECT max(place) FROM job)"_s);
    if (ends.size() != 2 || ends[0].isNull())
        return {};
    const Stretch found{ends[0].toLongLong(), ends[1].toLongLong()};
    if (found.first >= -farthest && found.last <= farthest)
        return found;
    sql.noteDamage();
    return {};
}

PlaceWalk::Stretch PlaceWalk::next(SqlRun &sql)
{
    if (m_width == m_largestWidth) // it costs nothing beside what is read then
        skipEmpty(sql);
    const qint64 width = std::min(m_width, m_last - m_first + 1);
    m_width = std::min(2 * m_width, m_largestWidth);
    if (m_isBackwards) {
        m_last -= width;
        return {m_last + 1, m_last + width};
    }
    m_first += width;
    return {m_first - width, m_first - 1};
}

void PlaceWalk::skipEmpty(SqlRun &sql)
{
    static const QString above = u"SELECT min(place) FROM job WHERE place>=?"_s;
    static const QString below = u"SELECT max(place) FROM job WHERE place<=?"_s;
    const QVariant found = m_isBackwards ? sql.value(below, {m_last}) : sql.value(above, {m_first});
    if (m_isBackwards)
        m_last = found.isNull() ? m_first - 1 : std::max(found.toLongLong(), m_first - 1);
    else
        m_first = found.isNull() ? m_last + 1 : std::min(found.toLongLong(), m_last + 1);
}

} // namespace Balehook
