// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/jobchunks.h"

#include "store/file/sqlrun.h"
#include "store/searchtext.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

constexpr std::size_t mostTriples = 200; // of a needle that is longer the others are not needed
constexpr int samples = 256; // jobs that are looked at to tell what is rare
constexpr int many = 24; // one of so many jobs

bool isBefore(const JobAnswer::Job &a, const JobAnswer::Job &b)
{
    return a.place < b.place;
}

bool isSame(const JobAnswer::Job &a, const JobAnswer::Job &b)
{
    return a.place == b.place;
}

/// The jobs of \a row, which was selected as JobAnswer has it.
void takeEach(const QVariantList &row, const std::function<void(const JobAnswer::Job &)> &take)
{
    JobAnswer answer;
    answer.add(row);
    for (const JobAnswer::Job &job : answer.byPlace())
        take(job);
}

/// Another one when another connection has written.
qlonglong versionOf(SqlRun &sql)
{
    return sql.value(u"PRAGMA data_version"_s).toLongLong();
}

} // namespace

JobChunks::JobChunks(const JobQuery &query, qint64 now, const QStringList &shown)
    : m_columns(JobAnswer::columns(shown))
    , m_conditions(JobQuerySql::of(query, now))
{
    const JobTerms typed(query.text);
    const QString longest = typed.longest();
    m_needle = longest.toUtf8();
    std::vector<JobTerms::Term> others;
    std::copy_if(typed.all().begin(), typed.all().end(), std::back_inserter(others),
                 [&longest](const JobTerms::Term &term) { return !term.isPlain() || term.folded != longest; });
    m_terms = JobTermsSql(others);
}

void JobChunks::begin(SqlRun &sql)
{
    m_version = versionOf(sql);
    m_lastWord = 0;
    m_found = {};
    m_words = {};
    m_blocks.clear();
    if (!m_needle.isEmpty())
        chooseTriples(sql);
    findWords(sql);
    makeStatements();
}

JobChunks JobChunks::ofPlaces() const
{
    JobChunks other = *this;
    other.m_columns = JobAnswer::columns({});
    other.makeStatements();
    return other;
}

bool JobChunks::refresh(SqlRun &sql)
{
    const qlonglong version = versionOf(sql);
    if (version == std::exchange(m_version, version))
        return false;
    const QString before = m_words.condition + m_rest.condition;
    findWords(sql);
    if (m_words.condition + m_rest.condition == before) {
        m_tableValues = wanted().values + m_rest.values;
        m_matchingValues = wantedInTable().values + m_rest.values;
    } else {
        makeStatements();
    }
    return true;
}

/// Only among those that are new.
void JobChunks::findWords(SqlRun &sql)
{
    if (!m_needle.isEmpty())
        findNeedle(sql);
    m_terms.findWords(sql, m_lastWord);
    m_rest = m_terms.sql();
    m_rest.add(m_conditions);
    m_lastWord = sql.value(u"SELECT ifnull(max(id), 0) FROM word"_s).toLongLong();
}

void JobChunks::findNeedle(SqlRun &sql)
{
    static const QString all = u"SELECT id FROM word WHERE field=? AND instr(folded, ?) > 0"_s;
    static const QString more = u"SELECT id FROM word WHERE +field=? AND instr(folded, ?) > 0 AND id>?"_s;
    m_words = {};
    QStringList conditions;
    for (std::size_t i = 0; i < JobRow::wordFields.size(); ++i) {
        if (!ImportJob::schemaOf(JobRow::wordFields[i]).isSearched)
            continue;
        QByteArray &numbers = m_found[i];
        const auto take = [&numbers](const QSqlQuery &row) {
            numbers += (numbers.isEmpty() ? "" : ",") + row.value(0).toByteArray();
        };
        if (m_lastWord == 0)
            sql.each(all, {int(i), m_needle}, take);
        else
            sql.each(more, {int(i), m_needle, m_lastWord}, take);
        if (numbers.isEmpty())
            continue;
        conditions.append(u"j.%1 IN (SELECT value FROM json_each(?))"_s.arg(JobRow::column(JobRow::wordFields[i])));
        m_words.values.append(QString::fromLatin1('[' + numbers + ']'));
    }
    m_words.condition = conditions.join(" OR "_L1);
    findBlocks(sql);
}

void JobChunks::findBlocks(SqlRun &sql)
{
    m_blocks.clear();
    QByteArray all;
    for (const QByteArray &numbers : m_found) {
        if (!numbers.isEmpty())
            all += (all.isEmpty() ? "" : ",") + numbers;
    }
    if (all.isEmpty())
        return;
    sql.each(u"SELECT DISTINCT block FROM wordblock WHERE word IN (SELECT value FROM json_each(?)) ORDER BY block"_s,
             {QString::fromLatin1('[' + all + ']')},
             [this](const QSqlQuery &row) { m_blocks.push_back(row.value(0).toLongLong()); });
}

/// What is looked for in the table, beside what the text index finds.
JobQuerySql JobChunks::wanted() const
{
    return m_lookup.isEmpty() ? wantedInTable() : m_words;
}

/// The same without the text index.
JobQuerySql JobChunks::wantedInTable() const
{
    JobQuerySql found = m_words;
    if (!m_needle.isEmpty()) {
        found.condition = u"instr(j.texts, ?) > 0"_s;
        if (!m_words.isEmpty())
            found.condition += " OR "_L1 + m_words.condition;
        found.values.prepend(m_needle);
    }
    return found;
}

/// As seldom as can be: SqlRun knows a statement by its place in memory.
void JobChunks::makeStatements()
{
    const QString more = m_rest.isEmpty() ? QString() : " AND "_L1 + m_rest.condition;
    m_textStatement = "SELECT "_L1 + m_columns
        + " FROM json_each(?) named CROSS JOIN job j ON j.place=named.value WHERE instr(j.texts, ?) > 0"_L1 + more;
    m_pendingStatement = "SELECT "_L1 + m_columns
        + " FROM pending CROSS JOIN job j ON j.place=pending.place WHERE pending.place BETWEEN ? AND ? "
          "AND instr(j.texts, ?) > 0"_L1
        + more;
    const JobQuerySql looked = wanted();
    m_allStatement = "SELECT "_L1 + m_columns + " FROM job j WHERE j.place BETWEEN ? AND ?"_L1;
    m_tableStatement = m_allStatement + (looked.isEmpty() ? QString() : " AND ("_L1 + looked.condition + u')') + more;
    m_tableValues = looked.values + m_rest.values;
    const JobQuerySql inTable = wantedInTable();
    m_matchingStatement = "SELECT "_L1 + JobAnswer::columns({})
        + " FROM json_each(?) named CROSS JOIN job j ON j.place=named.value WHERE true"_L1
        + (inTable.isEmpty() ? QString() : " AND ("_L1 + inTable.condition + u')') + more;
    m_matchingValues = inTable.values + m_rest.values;
}

/// Which triples to ask the text index for: those that are rarest in some of the jobs. What is in every second job
/// does not help, as each match is looked at again; asking for all of the needle would read long lists in vain.
void JobChunks::chooseTriples(SqlRun &sql)
{
    m_lookup = TextLookup();
    m_areMany = true;
    std::vector<TextSegment::Triple> triples = TextSegment::triplesOf(m_needle);
    triples.resize(std::min(triples.size(), mostTriples));
    const auto all = PlaceWalk::all(sql);
    if (triples.empty() || !all)
        return;
    const qint64 step = std::max((all->last - all->first) / samples, qint64(1));
    static const QString sample = u"SELECT texts FROM job WHERE place>=? ORDER BY place LIMIT 1"_s;
    std::vector<int> counts(triples.size(), 0);
    for (int i = 0; i < samples; ++i) {
        const QByteArray texts = sql.value(sample, {all->first + i * step}).toByteArray();
        for (std::size_t k = 0; k < counts.size(); ++k)
            counts[k] += texts.contains(QByteArrayView(m_needle).sliced(qsizetype(k), 3)) ? 1 : 0;
    }
    std::vector<std::size_t> order(counts.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
                     [&counts](std::size_t a, std::size_t b) { return counts[a] < counts[b]; });
    constexpr std::size_t mostAsked = 4;
    std::vector<TextSegment::Triple> asked;
    for (std::size_t i = 0; i < std::min(order.size(), mostAsked) && counts[order[i]] < samples / 2; ++i) {
        if (std::find(asked.begin(), asked.end(), triples[order[i]]) == asked.end())
            asked.push_back(triples[order[i]]);
    }
    m_lookup = TextLookup(std::move(asked));
    m_areMany = counts[order.front()] * many >= samples;
}

void JobChunks::read(SqlRun &sql, qint64 first, qint64 last, const std::function<void(const Found &)> &take) const
{
    if (m_lookup.isEmpty()) {
        takeEach(sql.row(m_tableStatement, QVariantList{first, last} + m_tableValues), take);
        return;
    }
    // A job is found by its text, before or after it is in the text index, and by its words.
    const std::array answers{readText(sql, first, last), readPending(sql, first, last), readWords(sql, first, last)};
    std::vector<Found> found;
    for (const JobAnswer &answer : answers) {
        const auto middle = std::ptrdiff_t(found.size());
        const std::vector<Found> more = answer.byPlace();
        found.insert(found.end(), more.begin(), more.end());
        std::inplace_merge(found.begin(), found.begin() + middle, found.end(), isBefore);
    }
    found.erase(std::unique(found.begin(), found.end(), isSame), found.end());
    for (const Found &job : found)
        take(job);
}

void JobChunks::readAll(SqlRun &sql, qint64 first, qint64 last, const std::function<void(const Found &)> &take) const
{
    takeEach(sql.row(m_allStatement, {first, last}), take);
}

std::vector<qint64> JobChunks::matching(SqlRun &sql, const std::vector<qint64> &places) const
{
    JobAnswer answer;
    answer.add(sql.row(m_matchingStatement, QVariantList{JobAnswer::listOf(places)} + m_matchingValues));
    std::vector<qint64> found;
    for (std::size_t i = 0; i < answer.size(); ++i)
        found.push_back(answer.at(i).place);
    std::sort(found.begin(), found.end());
    return found;
}

JobAnswer JobChunks::readPending(SqlRun &sql, qint64 first, qint64 last) const
{
    JobAnswer answer;
    answer.add(sql.row(m_pendingStatement, QVariantList{first, last, m_needle} + m_rest.values));
    return answer;
}

JobAnswer JobChunks::readText(SqlRun &sql, qint64 first, qint64 last) const
{
    JobAnswer answer;
    const std::vector<qint64> places = m_lookup.places(sql, first, last);
    if (!places.empty())
        answer.add(sql.row(m_textStatement, QVariantList{JobAnswer::listOf(places), m_needle} + m_rest.values));
    return answer;
}

JobAnswer JobChunks::readWords(SqlRun &sql, qint64 first, qint64 last) const
{
    JobAnswer answer;
    auto block = std::lower_bound(m_blocks.begin(), m_blocks.end(), first >> JobPlaces::blockShift);
    while (block != m_blocks.end() && *block <= last >> JobPlaces::blockShift) {
        const qint64 begin = *block << JobPlaces::blockShift;
        qint64 next = *block + 1; // blocks beside each other are read as one
        while (++block != m_blocks.end() && *block == next)
            ++next;
        const qint64 end = (next << JobPlaces::blockShift) - 1;
        readTable(sql, std::max(first, begin), std::min(last, end), answer);
    }
    return answer;
}

void JobChunks::readTable(SqlRun &sql, qint64 first, qint64 last, JobAnswer &answer) const
{
    answer.add(sql.row(m_tableStatement, QVariantList{first, last} + m_tableValues));
}

} // namespace Balehook
