// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/placewalk.h"

#include "store/file/sqlrun.h"

using namespace Qt::StringLiterals;

namespace Balehook {

std::optional<PlaceWalk::Stretch> PlaceWalk::all(SqlRun &sql)
{
    const QVariantList ends = sql.row(u"SELECT (SELECT min(place) FROM job), (SELECT max(place) FROM job)"_s);
    if (ends.size() != 2 || ends[0].isNull())
        return {};
    return Stretch{ends[0].toLongLong(), ends[1].toLongLong()};
}

} // namespace Balehook
