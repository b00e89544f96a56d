// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/textindex.h"

#include "store/file/sqlrun.h"
#include "store/jobanswer.h"
#include "store/textsegment.h"

#include <limits>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

constexpr qint64 mostPending = 4'000; // few enough to be read through for each search
constexpr qint64 readAtOnce = 512;
constexpr qint64 smallSegment = 2'000; // jobs; what a look for news leaves behind
constexpr std::size_t mostSmallSegments = 8;
constexpr qint64 mostStale = 100'000; // and as many as there are jobs

} // namespace

TextIndex::TextIndex(SqlRun &sql)
    : m_sql(sql)
{ }

void TextIndex::forget()
{
    m_added.clear();
}

void TextIndex::add(qint64 place)
{
    m_added.push_back(place);
}

void TextIndex::remove(qint64 place)
{
    static const QString forgetPending = u"DELETE FROM pending WHERE place=?"_s;
    m_sql.run(forgetPending, {place});
}

void TextIndex::writeAdded()
{
    static const QString wait = u"INSERT OR IGNORE INTO pending(place) SELECT value FROM json_each(?)"_s;
    if (!m_added.empty())
        m_sql.run(wait, {JobAnswer::listOf(m_added)});
    m_added.clear();
}

void TextIndex::endPage()
{
    static const QString count = u"SELECT count(*) FROM pending"_s;
    writeAdded();
    // Not counted here: another program may write, too.
    if (m_sql.value(count).toLongLong() >= mostPending)
        flush();
}

void TextIndex::beginAnew()
{
    m_sql.run(u"UPDATE segment SET isfull=2"_s); // neither 0 nor 1: see dropOld()
}

/// What the segments say was read in this pass, so that no damage to older ones outlasts it.
void TextIndex::dropOld(qint64 pass)
{
    static const QString any = u"SELECT 1 FROM segment WHERE isfull=2 LIMIT 1"_s;
    static const QString others = u"INSERT OR IGNORE INTO pending(place) SELECT place FROM job WHERE seen<>?"_s;
    static const QString postings =
        u"DELETE FROM posting WHERE id/%1 NOT IN (SELECT id FROM segment)"_s.arg(TextSegment::idOf(1, 0));
    if (!m_sql.value(any).isValid())
        return;
    m_sql.run(others, {pass});
    m_sql.run(u"DELETE FROM segment WHERE isfull=2"_s);
    m_sql.run(postings);
}

void TextIndex::finish(qint64 jobs, qint64 pass)
{
    writeAdded();
    dropOld(pass);
    // Where jobs have moved again and again most of what the segments say is not true any more.
    if (m_sql.value(u"SELECT sum(jobs) FROM segment"_s).toLongLong() > 2 * jobs + mostStale) {
        m_sql.run(u"DELETE FROM segment"_s);
        m_sql.run(u"DELETE FROM posting"_s);
        m_sql.run(u"INSERT OR IGNORE INTO pending(place) SELECT place FROM job"_s);
    }
    if (m_sql.value(u"SELECT 1 FROM pending LIMIT 1"_s).isValid())
        flush();
}

void TextIndex::flush()
{
    static const QString some = "SELECT "_L1 + JobAnswer::columns({u"j.texts"_s})
        + " FROM (SELECT j.place AS place, j.texts AS texts FROM pending p CROSS JOIN job j ON j.place=p.place "
          "WHERE p.place>? ORDER BY p.place LIMIT ?) j"_L1;
    takeSmallSegments();
    TextSegment segment;
    qint64 last = std::numeric_limits<qint64>::min();
    while (!m_sql.hasFailed()) {
        JobAnswer answer;
        answer.add(m_sql.row(some, {last, readAtOnce}));
        for (std::size_t i = 0; i < answer.size(); ++i) {
            last = answer.at(i).place;
            segment.add(last, answer.at(i).shown.front());
            if (segment.isFull())
                write(segment);
        }
        if (answer.size() == 0)
            break;
    }
    if (!segment.places().empty())
        write(segment);
    m_sql.run(u"DELETE FROM pending"_s);
}

/// Each search looks into each segment: of small ones there must not be many. One that is full of long texts has few
/// jobs, too: to take it apart would give the same again, each time.
void TextIndex::takeSmallSegments()
{
    std::vector<qint64> small;
    m_sql.each(u"SELECT id FROM segment WHERE jobs<? AND isfull=0"_s, {smallSegment},
               [&small](const QSqlQuery &query) { small.push_back(query.value(0).toLongLong()); });
    if (small.size() < mostSmallSegments)
        return;
    for (const qint64 segment : small)
        takeApart(segment);
    writeAdded();
}

void TextIndex::takeApart(qint64 segment)
{
    static const QString places = u"SELECT data FROM posting WHERE id=?"_s;
    static const QString dropPostings = u"DELETE FROM posting WHERE id BETWEEN ? AND ?"_s;
    static const QString dropSegment = u"DELETE FROM segment WHERE id=?"_s;
    const qint64 last = TextSegment::idOf(segment, TextSegment::placesBucket);
    for (const qint64 place : TextSegment::readPlaces(m_sql.value(places, {last}).toByteArray()))
        add(place);
    m_sql.run(dropPostings, {TextSegment::idOf(segment, 0), last});
    m_sql.run(dropSegment, {segment});
}

/// And begins the next one.
void TextIndex::write(TextSegment &segment)
{
    static const QString next = u"SELECT ifnull(max(id), 0) + 1 FROM segment"_s;
    static const QString addSegment = u"INSERT INTO segment(id, first, last, jobs, isfull) VALUES(?, ?, ?, ?, ?)"_s;
    static const QString addPosting = u"INSERT INTO posting(id, data) VALUES(?, ?)"_s;
    const qint64 id = m_sql.value(next).toLongLong();
    const std::vector<qint64> &places = segment.places();
    m_sql.run(addSegment, {id, places.front(), places.back(), qint64(places.size()), segment.isFull() ? 1 : 0});
    const auto written = segment.written();
    for (std::size_t bucket = 0; bucket < written.size(); ++bucket) {
        if (!written[bucket].isEmpty())
            m_sql.run(addPosting, {TextSegment::idOf(id, int(bucket)), written[bucket]});
    }
    m_sql.run(addPosting,
              {TextSegment::idOf(id, TextSegment::placesBucket), TextSegment::writtenPlaces(segment.places())});
    segment = TextSegment();
}

} // namespace Balehook
