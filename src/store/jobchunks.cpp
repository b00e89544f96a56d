// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/jobchunks.h"

#include "store/searchtext.h"
#include "store/sqlrun.h"
#include "store/wordlist.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <numeric>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

constexpr char endOfJob = '\xff'; // is in no UTF-8
constexpr qsizetype mostTriples = 200; // of a needle that is longer the others are not needed
constexpr int samples = 256; // jobs that are looked at to tell what is rare

/// What an answer of many jobs in one text is made of. Much cheaper than a row of an answer for each.
std::vector<JobChunks::Found> jobsIn(QByteArrayView answer)
{
    std::vector<JobChunks::Found> jobs;
    while (!answer.isEmpty()) {
        qsizetype end = answer.indexOf(endOfJob);
        if (end < 0)
            end = answer.size();
        JobChunks::Found job;
        const char *const begin = answer.data();
        const auto parsed = std::from_chars(begin, begin + end, job.place);
        if (parsed.ptr != begin + end)
            job.shown = QByteArrayView(parsed.ptr + 1, begin + end);
        jobs.push_back(job);
        answer = answer.sliced(std::min(end + 1, answer.size()));
    }
    return jobs;
}

} // namespace

JobChunks::JobChunks(const JobQuery &query, qint64 now, QString shown)
    : m_shown(std::move(shown))
    , m_conditions(JobQuerySql::of(query, now))
{
    const QString folded = SearchText::folded(query.text);
    m_needle = folded.toUtf8();
    const QList<uint> letters = folded.toUcs4();
    for (qsizetype i = 0; i + 3 <= letters.size() && i < mostTriples; ++i)
        m_triples.append(QString::fromUcs4(reinterpret_cast<const char32_t *>(letters.data()) + i, 3).toUtf8());
}

void JobChunks::begin(SqlRun &sql)
{
    m_words = {};
    if (m_needle.isEmpty())
        return;
    chooseLetters(sql);
    static constexpr const char *columns[] = {"status", "type", "channel", "userid", "user"};
    QStringList conditions;
    QByteArray all;
    for (std::size_t i = 0; i < JobRow::wordFields.size(); ++i) {
        if (std::find(SearchText::fields.begin(), SearchText::fields.end(), JobRow::wordFields[i])
            == SearchText::fields.end())
            continue;
        QByteArray numbers;
        sql.each(u"SELECT id FROM word WHERE field=? AND instr(folded, ?) > 0"_s, {int(i), m_needle},
                 [&numbers](const QSqlQuery &row) { numbers += row.value(0).toByteArray() + ','; });
        if (numbers.isEmpty())
            continue;
        all += numbers;
        numbers.chop(1);
        conditions.append(u"j.%1 IN (SELECT value FROM json_each(?))"_s.arg(QLatin1StringView(columns[i])));
        m_words.values.append(QString::fromLatin1('[' + numbers + ']'));
    }
    m_words.condition = conditions.join(" OR "_L1);
    if (all.isEmpty())
        return;
    all.chop(1);
    sql.each(u"SELECT DISTINCT block FROM wordblock WHERE word IN (SELECT value FROM json_each(?)) ORDER BY block"_s,
             {QString::fromLatin1('[' + all + ']')},
             [this](const QSqlQuery &row) { m_words.blocks.push_back(row.value(0).toLongLong()); });
}

/// Which three letters to ask the text index for: those that are rarest in some of the jobs. What is in every second
/// job does not help, as each match is looked at again; asking for all of the needle would read long lists in vain.
void JobChunks::chooseLetters(SqlRun &sql)
{
    m_match.clear();
    const QVariantList ends = sql.row(u"SELECT (SELECT min(place) FROM job), (SELECT max(place) FROM job)"_s);
    if (m_triples.isEmpty() || ends.size() != 2)
        return;
    const qint64 first = ends[0].toLongLong();
    const qint64 step = std::max((ends[1].toLongLong() - first) / samples, qint64(1));
    static const QString sample = u"SELECT texts FROM job WHERE place>=? ORDER BY place LIMIT 1"_s;
    std::vector<int> counts(std::size_t(m_triples.size()), 0);
    for (int i = 0; i < samples; ++i) {
        const QByteArray texts = sql.value(sample, {first + i * step}).toByteArray();
        for (std::size_t k = 0; k < counts.size(); ++k)
            counts[k] += texts.contains(m_triples[qsizetype(k)]) ? 1 : 0;
    }
    std::vector<std::size_t> order(counts.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
                     [&counts](std::size_t a, std::size_t b) { return counts[a] < counts[b]; });
    constexpr std::size_t mostAsked = 4;
    QStringList asked;
    for (std::size_t i = 0; i < std::min(order.size(), mostAsked) && counts[order[i]] < samples / 2; ++i) {
        const QString letters = QString::fromUtf8(m_triples[qsizetype(order[i])]);
        const QString quoted = u'"' + QString(letters).replace(u'"', "\"\""_L1) + u'"';
        if (!asked.contains(quoted))
            asked.append(quoted);
    }
    m_match = asked.join(" AND "_L1);
}

void JobChunks::read(SqlRun &sql, qint64 first, qint64 last, const std::function<void(Found)> &take) const
{
    if (m_match.isEmpty()) {
        QString condition;
        QVariantList values;
        if (!m_needle.isEmpty()) {
            condition = u"instr(j.texts, ?) > 0"_s;
            values.append(m_needle);
            if (!m_words.condition.isEmpty())
                condition += " OR "_L1 + m_words.condition;
            values += m_words.values;
        }
        const QByteArray answer = readTable(sql, condition, values, first, last);
        for (const Found &job : jobsIn(answer))
            take(job);
        return;
    }
    const QByteArray byText = readText(sql, first, last);
    const QByteArray byWord = readWords(sql, first, last);
    const std::vector<Found> a = jobsIn(byText);
    const std::vector<Found> b = jobsIn(byWord);
    std::vector<Found> either;
    std::set_union(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(either),
                   [](const Found &left, const Found &right) { return left.place < right.place; });
    for (const Found &job : either)
        take(job);
}

QString JobChunks::selection(const QString &place) const
{
    const QString item = m_shown.isEmpty() ? place : place + " || ':' || "_L1 + m_shown;
    return "SELECT CAST(group_concat("_L1 + item + ", x'ff') AS BLOB) "_L1;
}

QByteArray JobChunks::readText(SqlRun &sql, qint64 first, qint64 last) const
{
    QString statement = selection(u"j.place"_s)
        + "FROM text CROSS JOIN job j ON j.place=text.rowid WHERE text MATCH ? AND text.rowid BETWEEN ? AND ? "
          "AND instr(j.texts, ?) > 0"_L1;
    if (!m_conditions.isEmpty())
        statement += " AND "_L1 + m_conditions.condition;
    return sql.value(statement, QVariantList{m_match, first, last, m_needle} + m_conditions.values).toByteArray();
}

QByteArray JobChunks::readWords(SqlRun &sql, qint64 first, qint64 last) const
{
    QByteArray answer;
    const auto &blocks = m_words.blocks;
    auto block = std::lower_bound(blocks.begin(), blocks.end(), first >> WordList::blockShift);
    while (block != blocks.end() && *block <= last >> WordList::blockShift) {
        const qint64 begin = *block << WordList::blockShift;
        qint64 next = *block + 1; // blocks beside each other are read as one
        while (++block != blocks.end() && *block == next)
            ++next;
        const qint64 end = (next << WordList::blockShift) - 1;
        const QByteArray part =
            readTable(sql, m_words.condition, m_words.values, std::max(first, begin), std::min(last, end));
        if (!part.isEmpty() && !answer.isEmpty())
            answer += endOfJob;
        answer += part;
    }
    return answer;
}

QByteArray JobChunks::readTable(SqlRun &sql, const QString &condition, const QVariantList &values, qint64 first,
                                qint64 last) const
{
    QString statement = selection(u"j.place"_s) + "FROM job j WHERE j.place BETWEEN ? AND ?"_L1;
    QVariantList all{first, last};
    if (!condition.isEmpty())
        statement += " AND ("_L1 + condition + u')';
    all += values;
    if (!m_conditions.isEmpty())
        statement += " AND "_L1 + m_conditions.condition;
    all += m_conditions.values;
    return sql.value(statement, all).toByteArray();
}

} // namespace Balehook
