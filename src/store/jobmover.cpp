// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/jobmover.h"

#include "store/file/sqlrun.h"
#include "store/sortcolumns.h"
#include "store/textindex.h"
#include "store/wordlist.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

constexpr int fewestMoved = 32; // on each side of a gap
constexpr int mostMovedAtOnce = 8'192;
constexpr qint64 leastRoom =
    JobPlaces::step >> 8; // between jobs that were moved apart, so that it is not soon needed again

} // namespace

JobMover::JobMover(SqlRun &sql, WordList &words, TextIndex &text, SortColumns &columns)
    : m_sql(sql)
    , m_words(words)
    , m_text(text)
    , m_columns(columns)
{ }

void JobMover::move(qint64 from, qint64 to)
{
    static const QString moveJob = u"UPDATE job SET place=? WHERE place=?"_s;
    static const QString moveRaw = u"UPDATE raw SET place=? WHERE place=?"_s;
    static const QString note = u"INSERT OR REPLACE INTO moved(place, target) VALUES(?, ?)"_s;
    static const QString wordsOf =
        u"SELECT %1 FROM job WHERE place=?"_s.arg(JobRow::columns().first(JobRow::wordFields.size()).join(", "_L1));
    m_sql.run(moveJob, {to, from});
    m_sql.run(moveRaw, {to, from});
    m_text.remove(from);
    m_text.add(to);
    m_columns.touch(from);
    m_columns.touch(to);
    noteTaken(to);
    m_sql.run(note, {from, to});
    m_hasMoved = true;
    // Words are noted for the block of the new place.
    const QVariantList words = m_sql.row(wordsOf, {to});
    for (const QVariant &word : words)
        m_words.note(word.toLongLong(), to);
}

void JobMover::beginPage()
{
    static const QString any = u"SELECT 1 FROM moved LIMIT 1"_s;
    m_hasMoved = m_sql.value(any).isValid();
}

void JobMover::noteTaken(qint64 place)
{
    static const QString targetOf = u"SELECT target FROM moved WHERE place=?"_s;
    static const QString leadOn = u"UPDATE moved SET target=? WHERE target=?"_s;
    static const QString forget = u"DELETE FROM moved WHERE place=?"_s;
    if (!m_hasMoved)
        return;
    const QVariant target = m_sql.value(targetOf, {place});
    if (!target.isValid())
        return;
    // What has led by this place to the job that left it still leads to that job.
    m_sql.run(leadOn, {target, place});
    m_sql.run(forget, {place});
}

void JobMover::avoidLeft(std::vector<qint64> &places, std::optional<qint64> end)
{
    static const QString leftIn = u"SELECT place FROM moved WHERE place BETWEEN ? AND ?"_s;
    if (places.empty())
        return;
    const qint64 behind = end.value_or(places.back() + JobPlaces::step);
    QSet<qint64> left;
    m_sql.each(leftIn, {places.front(), behind - 1},
               [&left](const QSqlQuery &query) { left.insert(query.value(0).toLongLong()); });
    if (left.isEmpty())
        return;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const qint64 next = i + 1 < places.size() ? places[i + 1] : behind;
        qint64 place = places[i];
        while (place < next && left.contains(place))
            ++place;
        if (place < next) // or noteTaken() does what can be done
            places[i] = place;
    }
}

qint64 JobMover::freePlaceAfter(qint64 place)
{
    static const QString taken = u"SELECT 1 FROM job WHERE place=?"_s;
    do
        ++place;
    while (m_sql.value(taken, {place}).isValid());
    return place;
}

QHash<qint64, qint64> JobMover::spread(const JobPlaces::Gap &gap, qint64 count)
{
    const qint64 wanted = gap.roomFirst + count + gap.roomLast;
    for (int each = fewestMoved; each <= mostMovedAtOnce; each *= 4) {
        Window window = around(gap, each);
        std::vector<qint64> places = JobPlaces::within(window.ends, qint64(window.jobs.size()) + wanted);
        const bool isLast = each * 4 > mostMovedAtOnce; // where it is so crowded any room is good
        const bool hasRoom = places.size() > 1 && (isLast || places[1] - places[0] >= leastRoom);
        if (!hasRoom)
            continue;
        avoidLeft(places, window.ends.before);
        QHash<qint64, qint64> targets;
        for (std::size_t i = 0; i < window.jobs.size(); ++i) {
            Neighbour &job = window.jobs[i];
            job.target = places[i < window.before ? i : i + std::size_t(wanted)];
            targets.insert(job.place, job.target);
        }
        // Where one of them was none of the others may go: in the results of searches it still stands for the first.
        for (Neighbour &job : window.jobs) {
            while (job.target != job.place && targets.contains(job.target))
                ++job.target;
            targets[job.place] = job.target;
        }
        const auto isMet = [](const Neighbour &job, const Neighbour &next) { return job.target >= next.target; };
        if (std::adjacent_find(window.jobs.begin(), window.jobs.end(), isMet) != window.jobs.end())
            continue;
        if (window.ends.before && window.jobs.back().target >= *window.ends.before)
            continue;
        moveAll(window.jobs);
        return targets;
    }
    return {};
}

JobMover::Window JobMover::around(const JobPlaces::Gap &gap, int each)
{
    static const QString below = u"SELECT place FROM job WHERE place<=? ORDER BY place DESC LIMIT ?"_s;
    static const QString above = u"SELECT place FROM job WHERE place>=? ORDER BY place LIMIT ?"_s;
    Window window;
    const auto take = [&](std::optional<qint64> &end) {
        return [&window, &end, size = window.jobs.size(), each](const QSqlQuery &query) {
            // One more was asked for than is moved: it is the end.
            if (window.jobs.size() - size == std::size_t(each))
                end = query.value(0).toLongLong();
            else
                window.jobs.push_back({query.value(0).toLongLong(), 0});
        };
    };
    m_sql.each(below, {*gap.after, each + 1}, take(window.ends.after));
    std::reverse(window.jobs.begin(), window.jobs.end());
    window.before = window.jobs.size();
    m_sql.each(above, {*gap.before, each + 1}, take(window.ends.before));
    return window;
}

/// So that none is put where another one still is: those that go to the front, then, from the end, those that go to
/// the back.
void JobMover::moveAll(const std::vector<Neighbour> &jobs)
{
    for (const Neighbour &job : jobs) {
        if (job.target < job.place)
            moveNeighbour(job);
    }
    for (auto job = jobs.rbegin(); job != jobs.rend(); ++job) {
        if (job->target > job->place)
            moveNeighbour(*job);
    }
}

void JobMover::moveNeighbour(const Neighbour &job)
{
    static const QString first = u"UPDATE page SET first=? WHERE first=?"_s;
    static const QString last = u"UPDATE page SET last=? WHERE last=?"_s;
    move(job.place, job.target);
    m_sql.run(first, {job.target, job.place});
    m_sql.run(last, {job.target, job.place});
}

} // namespace Balehook
