// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/jobsearch.h"

#include "store/jobrow.h"
#include "store/searchtext.h"
#include "store/sqlrun.h"

#include <algorithm>
#include <charconv>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

constexpr std::size_t firstOrdered = 2'000;
constexpr std::size_t nextOrdered = 100'000;

std::optional<qint64> number(QByteArrayView text)
{
    qint64 value = 0;
    const auto parsed = std::from_chars(text.data(), text.data() + text.size(), value);
    return parsed.ec == std::errc() ? std::optional(value) : std::nullopt;
}

bool isNumber(QByteArrayView text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](char ch) { return ch >= '0' && ch <= '9'; });
}

/// What is only digits goes before other texts and in the order of the numbers.
void appendNumberKey(QByteArrayView digits, QByteArray &key)
{
    while (digits.size() > 1 && digits.front() == '0')
        digits = digits.sliced(1);
    constexpr qsizetype mostDigits = 30;
    key.append(char(std::min(digits.size(), mostDigits))).append(digits);
}

QByteArray textKey(QByteArrayView text)
{
    if (!isNumber(text))
        return text.toByteArray();
    QByteArray key;
    appendNumberKey(text, key);
    return key;
}

QByteArrayView partOf(QByteArrayView texts, int part)
{
    qsizetype end = texts.indexOf(char(SearchText::divider));
    for (; part > 0 && end >= 0; --part) {
        texts = texts.sliced(end + 1);
        end = texts.indexOf(char(SearchText::divider));
    }
    return end < 0 ? texts : texts.first(end);
}

} // namespace

JobSearch::JobSearch(const JobQuery &query, qint64 now)
    : m_query(query)
    , m_sorted(query.isDescending, firstOrdered)
{
    const QString key = keyExpression();
    m_chunks = std::make_unique<JobChunks>(query, now, key.isEmpty() ? QStringList() : QStringList(key));
}

JobSearch::~JobSearch() = default;

QString JobSearch::keyExpression()
{
    if (!m_query.sortField)
        return {};
    const ImportJob::Field field = *m_query.sortField;
    if (field == ImportJob::CreatedAt || field == ImportJob::UpdatedAt) {
        m_kind = KeyKind::Time;
        return field == ImportJob::CreatedAt ? u"ifnull(j.created, '')"_s : u"ifnull(j.updated, '')"_s;
    }
    if (field == ImportJob::SuccessCount || field == ImportJob::FailureCount) {
        m_kind = KeyKind::Count;
        return field == ImportJob::SuccessCount ? u"ifnull(j.succeeded, '')"_s : u"ifnull(j.failed, '')"_s;
    }
    const auto &texts = JobRow::textFields;
    if (const auto *const at = std::find(texts.begin(), texts.end(), field); at != texts.end()) {
        m_kind = KeyKind::Text;
        m_part = int(at - texts.begin());
        return u"j.texts"_s;
    }
    static constexpr const char *columns[] = {"j.status", "j.type", "j.channel", "j.userid", "j.user"};
    const auto &words = JobRow::wordFields;
    const auto *const at = std::find(words.begin(), words.end(), field);
    Q_ASSERT(at != words.end());
    m_kind = KeyKind::Word;
    m_part = int(at - words.begin());
    return QString::fromLatin1(columns[m_part]);
}

qint64 JobSearch::count() const
{
    return qint64(m_kind == KeyKind::None || isDone() ? m_places.size() : m_sorted.size());
}

void JobSearch::step(SqlRun &sql)
{
    switch (m_stage) {
    case Stage::Beginning:
        begin(sql);
        break;
    case Stage::Reading:
        readSome(sql);
        break;
    case Stage::Ordering:
        if (!(m_places.empty() ? m_sorted.takeFirst(m_places) : m_sorted.takeMore(nextOrdered, m_places)))
            m_stage = Stage::Done;
        break;
    case Stage::Done:
        break;
    }
}

void JobSearch::begin(SqlRun &sql)
{
    const QVariantList ends = sql.row(u"SELECT (SELECT min(place) FROM job), (SELECT max(place) FROM job)"_s);
    if (ends.size() != 2 || ends[0].isNull()) {
        m_stage = Stage::Done;
        return;
    }
    const bool isBackwards = m_kind == KeyKind::None && m_query.isDescending;
    m_chunks->begin(sql);
    m_walk = PlaceWalk(ends[0].toLongLong(), ends[1].toLongLong(), isBackwards, m_chunks->reads());
    if (m_kind == KeyKind::Word)
        loadRanks(sql);
    m_stage = Stage::Reading;
    readSome(sql);
}

void JobSearch::loadRanks(SqlRun &sql)
{
    std::vector<std::pair<QByteArray, qint64>> words;
    sql.each(u"SELECT id, folded FROM word WHERE field=?"_s, {m_part}, [&words](const QSqlQuery &row) {
        words.emplace_back(textKey(row.value(1).toByteArray()), row.value(0).toLongLong());
    });
    std::sort(words.begin(), words.end());
    quint64 rank = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto at = std::size_t(words[i].second);
        if (at >= m_ranks.size())
            m_ranks.resize(at + 1);
        if (i > 0 && words[i].first != words[i - 1].first)
            ++rank;
        m_ranks[at] = words[i].first.isEmpty() ? std::nullopt : std::optional(rank);
    }
}

void JobSearch::readSome(SqlRun &sql)
{
    const PlaceWalk::Stretch stretch = m_walk.next();
    const std::size_t before = m_places.size();
    m_chunks->read(sql, stretch.first, stretch.last, [this](const JobChunks::Found &job) { note(job); });
    m_sorted.endSlice();
    if (m_kind == KeyKind::None && m_query.isDescending)
        std::reverse(m_places.begin() + std::ptrdiff_t(before), m_places.end());
    if (m_walk.isAtEnd() || sql.hasFailed())
        m_stage = m_kind == KeyKind::None ? Stage::Done : Stage::Ordering;
}

void JobSearch::note(const JobChunks::Found &job)
{
    switch (m_kind) {
    case KeyKind::None:
        m_places.push_back(job.place);
        break;
    case KeyKind::Time: {
        constexpr quint64 middle = quint64(1) << 63; // negative numbers go before the others
        const std::optional<qint64> time = number(job.shown.front());
        m_sorted.add(job.place, time ? std::optional(quint64(*time) ^ middle) : std::nullopt);
        break;
    }
    case KeyKind::Count: {
        const std::optional<qint64> stored = number(job.shown.front());
        m_sorted.add(job.place, stored ? std::optional(quint64(*stored)) : std::nullopt);
        break;
    }
    case KeyKind::Word: {
        const auto word = std::size_t(number(job.shown.front()).value_or(0));
        m_sorted.add(job.place, word < m_ranks.size() ? m_ranks[word] : std::nullopt);
        break;
    }
    case KeyKind::Text: {
        const QByteArrayView text = partOf(job.shown.front(), m_part);
        if (isNumber(text)) {
            m_key.resize(0); // keeps its room
            appendNumberKey(text, m_key);
            m_sorted.add(job.place, QByteArrayView(m_key));
        } else {
            m_sorted.add(job.place, text);
        }
        break;
    }
    }
}

} // namespace Balehook
