// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/file/secondreading.h"

#include "store/file/indexfile.h"
#include "store/file/sqlrun.h"

using namespace Qt::StringLiterals;

namespace Balehook {

SecondReading::SecondReading(const QString &file, const Work &work)
{
    m_worker.setMaxThreadCount(1);
    m_worker.start([this, file, work] { read(file, work); });
    m_begun.acquire();
}

SecondReading::~SecondReading()
{
    m_isEnded = true;
}

std::optional<bool> SecondReading::result()
{
    constexpr int milliseconds = 5;
    return m_worker.waitForDone(milliseconds) ? std::optional(m_isRead) : std::nullopt;
}

void SecondReading::read(const QString &file, const Work &work)
{
    IndexFile index(file, u"second"_s);
    SqlRun sql(index);
    if (index.openForReading()) {
        sql.run(u"PRAGMA cache_size=-500"_s); // what is read once needs no more
        sql.run(u"BEGIN"_s);
        sql.run(u"SELECT max(place) FROM job"_s); // the snapshot is that of the first look
        m_hasSnapshot = !sql.hasFailed();
    }
    m_begun.release();
    m_isRead = m_hasSnapshot && work(sql, m_isEnded) && !sql.hasFailed();
    sql.forget(); // before the connection goes
}

} // namespace Balehook
