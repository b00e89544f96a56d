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
    completedAt = row[2].toLongLong();
    checkedAt = row[3].toLongLong();
    isActive = row[4].toBool();
    pass.number = row[5].toLongLong();
    pass.perPage = row[6].toInt();
    pass.donePages = row[7].toInt();
    pass.seen = row[8].toLongLong();
    pass.total = row[9].toLongLong();
    pass.startedAt = row[10].toLongLong();
    loadMoves(sql);
}

/// A pass that is not noted there was made by a program that did not look out for moves: there may have been some.
void IndexState::loadMoves(SqlRun &sql)
{
    const QVariantList row = sql.row(u"SELECT number, twice, moved FROM moves"_s);
    const bool isNoted = row.size() == 3 && row[0].toLongLong() == pass.number;
    pass.twice = isNoted ? row[1].toLongLong() : 0;
    pass.hasMoved = isNoted ? row[2].toBool() : isActive;
}

void IndexState::save(SqlRun &sql) const
{
    sql.run(u"UPDATE state SET jobs=?, unlisted=?, completed=?, checked=?, active=?, number=?, perpage=?, done=?, "
            "seen=?, total=?, started=?"_s,
            {jobs, unlisted, completedAt, checkedAt, int(isActive), pass.number, pass.perPage, pass.donePages,
             pass.seen, pass.total, pass.startedAt});
    sql.run(u"INSERT OR REPLACE INTO moves(id, number, twice, moved) VALUES(1, ?, ?, ?)"_s,
            {pass.number, pass.twice, int(pass.hasMoved)});
}

void IndexState::learnTotal(qint64 total)
{
    if (total < 0)
        return;
    pass.hasMoved = pass.hasMoved || total < pass.total;
    pass.total = total;
}

} // namespace Balehook
