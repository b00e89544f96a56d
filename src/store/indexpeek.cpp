// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/indexpeek.h"

#include "store/file/indexfile.h"
#include "store/file/sqlrun.h"
#include "store/indexstate.h"

using namespace Qt::StringLiterals;

namespace Balehook {

IndexPeek::State IndexPeek::stateOf(qint64 jobs, bool isComplete)
{
    if (isComplete)
        return State::Complete;
    return jobs > 0 ? State::Part : State::Empty;
}

IndexPeek IndexPeek::of(const QString &file)
{
    IndexPeek peek;
    IndexFile index(file, u"peek"_s);
    if (!index.exists())
        return peek;
    const auto unreadable = [&index, &peek] {
        peek.state = index.isDamaged() ? State::Damaged : State::Unreadable;
        return peek;
    };
    if (!index.openForReading())
        return unreadable();
    SqlRun sql(index); // goes before the connection
    const int version = sql.value(u"PRAGMA user_version"_s).toInt();
    if (sql.takeFailure())
        return unreadable();
    if (version == 0)
        return peek; // made, and nothing was written yet
    if (version != IndexFile::version) {
        peek.state = version > IndexFile::version ? State::Newer : State::Unreadable;
        return peek;
    }
    IndexState state;
    state.load(sql);
    if (!sql.hasFailed() && !state.isSane())
        (void)index.noteDamage();
    if (sql.takeFailure() || index.isDamaged())
        return unreadable();
    peek.jobs = state.jobs;
    peek.unlisted = state.unlisted;
    peek.state = stateOf(state.jobs, state.readSince != 0);
    return peek;
}

} // namespace Balehook
