// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/jobstorer.h"

#include "store/file/sqlrun.h"

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

constexpr qsizetype mostColumns = 14; // that are bound at once

QVariant orNull(const std::optional<qint64> &value)
{
    return value ? QVariant(*value) : QVariant(QMetaType::fromType<qint64>());
}

/// \a text as a text of JSON and a comma.
void appendJson(const QByteArray &text, QByteArray &json)
{
    json.append('"');
    for (const char ch : text) {
        if (quint8(ch) < 0x20)
            json.append("\\u00").append(QByteArray::number(ch, 16).rightJustified(2, '0'));
        else if (ch == '"' || ch == '\\')
            json.append('\\').append(ch);
        else
            json.append(ch);
    }
    json.append("\",");
}

std::optional<qint64> number(const QVariant &value)
{
    return value.isNull() ? std::nullopt : std::optional(value.toLongLong());
}

} // namespace

JobStorer::JobStorer(SqlRun &sql)
    : m_sql(sql)
    , m_words(sql)
    , m_text(sql)
    , m_columns(sql)
    , m_mover(sql, m_words, m_text, m_columns)
{ }

void JobStorer::forget()
{
    m_words.forget();
    m_text.forget();
    m_columns.forget();
}

/// What is remembered of the file may not be so any more.
void JobStorer::begin()
{
    forget();
    m_text.beginAnew();
}

StoredPage JobStorer::store(const std::vector<JobRow> &rows, int page, qint64 position, IndexState &state)
{
    StoredPage stored;
    const qint64 pass = state.isActive ? state.pass.number : 0;
    std::vector<Entry> entries = looked(rows, page > 0 ? pass : 0, stored);
    m_mover.beginPage();
    Around neighbours;
    place(entries, page, position, state.pass.perPage, neighbours);

    std::optional<qint64> first;
    std::optional<qint64> last = neighbours.after;
    for (const Entry &entry : entries) {
        if (entry.isTwice)
            ++stored.twice;
        else
            last = entry.target;
        if (!entry.isTwice && !first)
            first = entry.target;
        // Seen beside a pass is noted with a minus: it is listed, and yet new to the page of the pass that has it.
        const bool isSeen = pass > 0 && (entry.seen == pass || entry.seen == -pass);
        write(entry, page > 0 ? pass : entry.seen == pass ? pass : -pass, stored, state);
        if (isSeen || (page == 0 && pass == 0))
            continue;
        ++state.pass.seen;
        stored.found += page == 0 ? 1 : 0;
    }
    if (page > 0) {
        m_sql.run(u"INSERT OR REPLACE INTO page(number, first, last) VALUES(?, ?, ?)"_s,
                  {page, orNull(first), orNull(last)});
    }
    m_text.endPage();
    m_columns.endPage();
    return stored;
}

void JobStorer::finish(const IndexState &state)
{
    m_text.finish(state.jobs, state.pass.number);
    m_columns.finish();
}

std::vector<JobStorer::Entry> JobStorer::looked(const std::vector<JobRow> &rows, qint64 pass, StoredPage &stored)
{
    std::vector<Entry> entries;
    entries.reserve(rows.size());
    EntriesByKey byKey;
    byKey.reserve(qsizetype(rows.size()));
    for (const JobRow &row : rows) {
        Entry *&known = byKey[row.key];
        if (known) {
            ++stored.twice;
            continue;
        }
        entries.emplace_back().row = &row;
        known = &entries.back(); // there is room for all: they stay where they are
    }
    findKnown(byKey);
    for (Entry &entry : entries)
        entry.isTwice = entry.place && pass > 0 && entry.seen == pass;
    return entries;
}

/// What is stored of \a entries, asked for in one statement.
void JobStorer::findKnown(const EntriesByKey &entries)
{
    static const QString all =
        u"SELECT j.key, j.place, j.seen, j.listed, j.texts, r.raw FROM job j JOIN raw r ON r.place=j.place "
        "WHERE j.key IN (SELECT CAST(value AS BLOB) FROM json_each(?))"_s;
    static const QString one =
        u"SELECT j.key, j.place, j.seen, j.listed, j.texts, r.raw FROM job j JOIN raw r ON r.place=j.place "
        "WHERE j.key=?"_s;
    QByteArray keys(1, '[');
    const auto take = [&entries](const QSqlQuery &query) {
        Entry *const entry = entries.value(query.value(0).toByteArray());
        if (!entry)
            return;
        entry->place = query.value(1).toLongLong();
        entry->seen = query.value(2).toLongLong();
        entry->isListed = query.value(3).toBool();
        entry->texts = query.value(4).toByteArray();
        entry->raw = query.value(5).toByteArray();
    };
    for (auto entry = entries.keyBegin(); entry != entries.keyEnd(); ++entry) {
        if (entry->contains('\0'))
            m_sql.each(one, {*entry}, take); // SQLite ends a text of JSON there
        else
            appendJson(*entry, keys);
    }
    if (keys.endsWith(','))
        keys.chop(1);
    m_sql.each(all, {QString::fromUtf8(keys + ']')}, take);
}

JobStorer::Around JobStorer::around(int page, qint64 position, int perPage)
{
    Around found;
    const QVariantList below = m_sql.row(
        u"SELECT number, last FROM page WHERE number<? AND last IS NOT NULL ORDER BY number DESC LIMIT 1"_s, {page});
    const QVariantList above = m_sql.row(
        u"SELECT number, first FROM page WHERE number>? AND first IS NOT NULL ORDER BY number LIMIT 1"_s, {page});
    if (below.size() == 2) {
        found.after = below[1].toLongLong();
        found.missingBefore = (page - 1 - below[0].toLongLong()) * perPage;
    } else {
        found.missingBefore = position;
    }
    if (above.size() == 2) {
        found.before = above[1].toLongLong();
        found.missingAfter = (above[0].toLongLong() - page - 1) * perPage;
    }
    return found;
}

void JobStorer::findStaying(std::vector<Entry> &entries, const Around &around) const
{
    std::vector<qint64> places;
    std::vector<Entry *> candidates;
    for (Entry &entry : entries) {
        const bool isBetween = entry.place && !entry.isTwice && (!around.after || *entry.place > *around.after)
            && (!around.before || *entry.place < *around.before);
        if (!isBetween)
            continue;
        places.push_back(*entry.place);
        candidates.push_back(&entry);
    }
    const std::vector<bool> stays = JobPlaces::staying(places);
    for (std::size_t i = 0; i < candidates.size(); ++i)
        candidates[i]->stays = stays[i];
}

/// Finds the targets of all. Where so much was put between two jobs that there is no room left, the jobs around are
/// moved apart; then all is looked at again.
void JobStorer::place(std::vector<Entry> &entries, int page, qint64 position, int perPage, Around &neighbours)
{
    const int mostTries = int(entries.size()) + 1; // there may be a crowded gap before each
    for (int i = 1; i <= mostTries; ++i) {
        neighbours = page > 0 ? around(page, position, perPage) : Around{};
        findStaying(entries, neighbours);
        m_spread.clear();
        if (findTargets(entries, page, position, neighbours, i == mostTries))
            return;
        for (Entry &entry : entries) {
            entry.stays = false;
            if (entry.place)
                entry.place = m_spread.value(*entry.place, *entry.place);
        }
    }
}

/// False if places have changed meanwhile. \a mayBeNear: take the nearest place where there is no room.
bool JobStorer::findTargets(std::vector<Entry> &entries, int page, qint64 position, const Around &around,
                            bool mayBeNear)
{
    std::optional<qint64> after;
    std::vector<Entry *> run;
    for (Entry &entry : entries) {
        if (entry.isTwice) {
            entry.target = *entry.place;
        } else if (!entry.stays) {
            run.push_back(&entry);
        } else {
            entry.target = *entry.place;
            if (!run.empty() && !placeRun(run, gapFor(after, entry.target, page, position, around), mayBeNear))
                return false;
            after = entry.target;
        }
    }
    return run.empty() || placeRun(run, gapFor(after, std::nullopt, page, position, around), mayBeNear);
}

/// \a after and \a before: the neighbours of a run in its page, if it has any there.
JobPlaces::Gap JobStorer::gapFor(std::optional<qint64> after, std::optional<qint64> before, int page, qint64 position,
                                 const Around &around)
{
    static const QString next = u"SELECT min(place) FROM job WHERE place>?"_s;
    static const QString previous = u"SELECT max(place) FROM job WHERE place<?"_s;
    JobPlaces::Gap gap;
    if (after || around.after) {
        gap.after = after ? after : around.after;
        gap.roomFirst = after ? 0 : around.missingBefore;
        gap.before = number(m_sql.value(next, {*gap.after}));
    } else if (position == 0) {
        gap.before = number(m_sql.value(u"SELECT min(place) FROM job"_s));
    } else if (before || around.before) {
        gap.before = before ? before : around.before;
        gap.roomLast = before ? 0 : around.missingAfter;
        gap.after = number(m_sql.value(previous, {*gap.before}));
    } else {
        gap.before = number(m_sql.value(u"SELECT place FROM job ORDER BY place LIMIT 1 OFFSET ?"_s, {position}));
        gap.after = gap.before ? number(m_sql.value(previous, {*gap.before}))
                               : number(m_sql.value(u"SELECT max(place) FROM job"_s));
        if (!gap.after && page > 0)
            gap.roomFirst = around.missingBefore;
    }
    return gap;
}

/// False if room had to be made: what was found so far does not hold any more.
bool JobStorer::placeRun(std::vector<Entry *> &run, const JobPlaces::Gap &gap, bool mayBeNear)
{
    std::vector<qint64> places = JobPlaces::within(gap, qint64(run.size()));
    m_mover.avoidLeft(places, gap.before);
    if (places.empty() && !mayBeNear) {
        m_spread = m_mover.spread(gap, qint64(run.size()));
        if (!m_spread.isEmpty())
            return false;
    }
    for (std::size_t i = 0; i < run.size(); ++i) {
        const bool isCrowded = places.empty();
        run[i]->target = isCrowded ? m_mover.freePlaceAfter(i == 0 ? *gap.after : run[i - 1]->target) : places[i];
    }
    run.clear();
    return true;
}

/// Adds the values of JobRow::columns() to \a values.
void JobStorer::addColumns(const JobRow &row, qint64 place, QVariantList &values)
{
    for (std::size_t i = 0; i < row.words.size(); ++i) {
        const qint64 word = m_words.numberOf(i, row.words[i]);
        m_words.note(word, place);
        values.append(word);
    }
    values << orNull(row.created) << orNull(row.updated) << orNull(row.succeeded) << orNull(row.failed)
           << int(row.hasFile) << row.texts;
}

void JobStorer::write(const Entry &entry, qint64 seen, StoredPage &stored, IndexState &state)
{
    static const QStringList columns = JobRow::columns();
    static const QString add = u"INSERT INTO job(place, key, seen, listed, %1) VALUES(?, ?, ?, 1%2)"_s.arg(
        columns.join(", "_L1), u", ?"_s.repeated(columns.size()));
    static const QString addRaw = u"INSERT INTO raw(place, raw) VALUES(?, ?)"_s;
    static const QString mark = u"UPDATE job SET seen=?, listed=1 WHERE place=?"_s;
    static const QString change = u"UPDATE job SET %1=?, seen=?, listed=1 WHERE place=?"_s.arg(columns.join("=?, "_L1));
    static const QString changeRaw = u"UPDATE raw SET raw=? WHERE place=?"_s;

    const JobRow &row = *entry.row;
    if (!entry.place) {
        m_columns.touch(entry.target);
        ++stored.added;
        ++state.jobs;
        QVariantList values;
        values.reserve(mostColumns);
        values << entry.target << row.key << seen;
        addColumns(row, entry.target, values);
        m_sql.run(add, values);
        m_sql.run(addRaw, {entry.target, row.raw});
        m_text.add(entry.target);
        m_mover.noteTaken(entry.target);
        return;
    }
    if (entry.target != *entry.place)
        m_mover.move(*entry.place, entry.target);
    if (!entry.isListed) {
        ++stored.returned;
        --state.unlisted;
    }
    // SQLite keeps no sums: a pass writes all that is made of what it reads, so that damage does not outlast it.
    const bool isReadAnew = seen > 0 && entry.seen != seen;
    const bool isSame = entry.raw == row.raw && entry.texts == row.texts;
    int &count = isSame ? stored.same : stored.changed;
    count += entry.isListed && !entry.isTwice ? 1 : 0;
    if (isSame && !isReadAnew) {
        m_sql.run(mark, {seen, entry.target});
        return;
    }
    m_columns.touch(entry.target);
    QVariantList values;
    values.reserve(mostColumns);
    addColumns(row, entry.target, values);
    values << seen << entry.target;
    m_sql.run(change, values);
    if (entry.raw != row.raw)
        m_sql.run(changeRaw, {row.raw, entry.target});
    if (entry.texts != row.texts || isReadAnew)
        m_text.add(entry.target);
}

} // namespace Balehook
