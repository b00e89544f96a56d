// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/indexstate.h"

#include "store/sqlrun.h"

using namespace Qt::StringLiterals;

namespace Balehook {

void IndexState::load(SqlRun &sql)
{
    const QVariantList row = sql.row(
        u"SELECT jobs, unlisted, completed, checked, active, number, perpage, done, seen, total, started FROM state"_s);
    *this = {};
    if (row.size() != 11)
        return;
    jobs = row[0].toLongLong();
    unlisted = row[1].toLongLong();
    readSince = row[2].toLongLong();
    lookedAt = row[3].toLongLong();
    isActive = row[4].toBool();
    pass.number = row[5].toLongLong();
    pass.perPage = row[6].toInt();
    pass.donePages = row[7].toInt();
    pass.seen = row[8].toLongLong();
    pass.total = row[9].toLongLong();
    pass.startedAt = row[10].toLongLong();
}

void IndexState::save(SqlRun &sql) const
{
    sql.run(u"UPDATE state SET jobs=?, unlisted=?, completed=?, checked=?, active=?, number=?, perpage=?, done=?, "
            "seen=?, total=?, started=?"_s,
            {jobs, unlisted, readSince, lookedAt, int(isActive), pass.number, pass.perPage, pass.donePages, pass.seen,
             pass.total, pass.startedAt});
}

} // namespace Balehook
