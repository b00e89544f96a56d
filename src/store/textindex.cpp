// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/textindex.h"

#include "store/sqlrun.h"

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

constexpr qint64 mostPending = 4'000; // few enough to be read through for each search

} // namespace

TextIndex::TextIndex(SqlRun &sql)
    : m_sql(sql)
{ }

void TextIndex::add(qint64 place)
{
    static const QString wait = u"INSERT INTO pending(place) VALUES(?)"_s;
    m_sql.run(wait, {place});
}

void TextIndex::remove(qint64 place, const QByteArray &texts)
{
    static const QString isPending = u"SELECT 1 FROM pending WHERE place=?"_s;
    static const QString forgetPending = u"DELETE FROM pending WHERE place=?"_s;
    static const QString drop = u"INSERT INTO text(text, rowid, texts) VALUES('delete', ?, ?)"_s;
    if (!m_sql.value(isPending, {place}).isValid()) {
        m_sql.run(drop, {place, texts});
        return;
    }
    m_sql.run(forgetPending, {place});
}

void TextIndex::endPage()
{
    // Not counted here: another program may write, too.
    if (m_sql.value(u"SELECT count(*) FROM pending"_s).toLongLong() >= mostPending)
        flush();
}

void TextIndex::flush()
{
    m_sql.run(u"INSERT INTO text(rowid, texts) SELECT j.place, j.texts FROM pending p CROSS JOIN job j "
              "ON j.place=p.place ORDER BY p.place"_s);
    m_sql.run(u"DELETE FROM pending"_s);
}

} // namespace Balehook
