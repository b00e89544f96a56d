// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/indexstate.h"

#include "store/file/sqlrun.h"

#include <QDateTime>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

bool isNumber(const QVariant &value)
{
    return !value.isNull() && (value.typeId() == QMetaType::LongLong || value.typeId() == QMetaType::Int);
}

} // namespace

void IndexState::load(SqlRun &sql)
{
    const QVariantList row = sql.row(
        u"SELECT jobs, unlisted, completed, checked, active, number, perpage, done, seen, total, started FROM state"_s);
    *this = {};
    // The rows of another table would give zeros, as if nothing was stored.
    if (row.size() != 11 || !std::all_of(row.begin(), row.end(), isNumber)) {
        jobs = sql.hasFailed() ? 0 : -1; // which is not sane
        return;
    }
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
    loadMoves(sql);
}

/// A pass that is not noted there was made by a program that did not look out for moves: there may have been some. The
/// table itself is made when the file is opened for writing.
void IndexState::loadMoves(SqlRun &sql)
{
    const bool isThere =
        sql.value(u"SELECT count(*) FROM sqlite_master WHERE type='table' AND name='moves'"_s).toBool();
    const QVariantList row =
        isThere ? sql.row(u"SELECT number, since, twice, moved, settled, gap FROM moves"_s) : QVariantList();
    if (row.size() != 6 || row[0].toLongLong() != pass.number) {
        pass.since = pass.number;
        pass.hasMoved = isActive;
        return;
    }
    pass.since = row[1].toLongLong();
    pass.twice = row[2].toLongLong();
    pass.hasMoved = row[3].toBool();
    isSettled = row[4].toBool();
    gap = row[5].toLongLong();
}

void IndexState::save(SqlRun &sql) const
{
    sql.run(u"UPDATE state SET jobs=?, unlisted=?, completed=?, checked=?, active=?, number=?, perpage=?, done=?, "
            "seen=?, total=?, started=?"_s,
            {jobs, unlisted, readSince, lookedAt, int(isActive), pass.number, pass.perPage, pass.donePages, pass.seen,
             pass.total, pass.startedAt});
    sql.run(
        u"INSERT OR REPLACE INTO moves(id, number, since, twice, moved, settled, gap) VALUES(1, ?, ?, ?, ?, ?, ?)"_s,
        {pass.number, pass.since, pass.twice, int(pass.hasMoved), int(isSettled), gap});
}

bool IndexState::isSane() const
{
    constexpr int largestPage = 1'000'000;
    const bool hasCounts = jobs >= 0 && unlisted >= 0 && unlisted <= jobs && readSince >= 0 && lookedAt >= 0;
    const bool hasPass = pass.number >= 0 && pass.perPage >= 0 && pass.perPage <= largestPage && pass.donePages >= 0
        && pass.seen >= 0 && pass.total >= -1 && pass.startedAt >= 0;
    return hasCounts && hasPass && (!isActive || pass.number > 0);
}

void IndexState::beginPass(int perPage, bool isSameFilling)
{
    IndexPass next;
    next.number = pass.number + 1;
    next.since = isSameFilling ? pass.since : next.number;
    next.perPage = perPage;
    next.startedAt = isSameFilling ? pass.startedAt : QDateTime::currentMSecsSinceEpoch();
    pass = next;
    isActive = true;
}

void IndexState::learnTotal(qint64 total)
{
    if (total < 0)
        return;
    pass.hasMoved = pass.hasMoved || total < pass.total;
    pass.total = total;
}

} // namespace Balehook
