// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/sortcolumns.h"

#include "store/file/sqlrun.h"
#include "store/jobplaces.h"
#include "store/jobrow.h"
#include "store/order/keyslice.h"
#include "store/order/sortblock.h"
#include "store/searchtext.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

constexpr int columnBits = 4;
constexpr std::size_t mostMissing = 4; // a pass goes on in the last of them
constexpr std::size_t mostNoted = 1'000; // more are found again by finish()
constexpr qint64 mostInBlock = 65'536; // where very many jobs came between two
constexpr int placesColumn = 0;

/// In the order of their columns behind the places; JobRow::textFields follow them.
constexpr std::array numberFields{ImportJob::Status,    ImportJob::JobType,      ImportJob::ChannelId,
                                  ImportJob::UserId,    ImportJob::UserName,     ImportJob::CreatedAt,
                                  ImportJob::UpdatedAt, ImportJob::SuccessCount, ImportJob::FailureCount};

constexpr qint64 blockOf(qint64 place)
{
    return place >> JobPlaces::blockShift;
}

constexpr qint64 firstOf(qint64 block)
{
    return block * (qint64(1) << JobPlaces::blockShift);
}

constexpr qint64 lastOf(qint64 block)
{
    return firstOf(block) + (qint64(1) << JobPlaces::blockShift) - 1;
}

constexpr qint64 idOf(qint64 block, int column)
{
    return block * (1 << columnBits) + column;
}

constexpr int firstText = placesColumn + 1 + int(numberFields.size());
constexpr int lastColumn = firstText + int(JobRow::textFields.size()) - 1;
static_assert(lastColumn < 1 << columnBits);

template <typename Fields>
int indexIn(const Fields &fields, ImportJob::Field field)
{
    return int(std::find(fields.begin(), fields.end(), field) - fields.begin());
}

QByteArray stored(SqlRun &sql, qint64 id)
{
    static const QString statement = u"SELECT data FROM sortblock WHERE id=?"_s;
    return sql.value(statement, {id}).toByteArray();
}

/// \a decode: what is in a block, out of its id and bytes.
template <typename Decode, typename Take>
void readColumn(SqlRun &sql, int column, qint64 first, qint64 last, Decode decode, Take take,
                const SortColumns::ReadTable &readTable)
{
    for (qint64 block = blockOf(first); block <= blockOf(last) && !sql.hasFailed(); ++block) {
        const qint64 id = idOf(block, column);
        const auto values = decode(id, stored(sql, id));
        const qint64 idOfPlaces = idOf(block, placesColumn);
        const auto places = values ? SortBlock::numbers(idOfPlaces, stored(sql, idOfPlaces)) : std::nullopt;
        if (!places || places->size() != values->size()) {
            readTable(std::max(first, firstOf(block)), std::min(last, lastOf(block)));
            continue;
        }
        for (std::size_t i = 0; i < places->size(); ++i) {
            const qint64 place = (*places)[i].value_or(0);
            if (place >= first && place <= last)
                take(place, *values, i);
        }
    }
}

} // namespace

SortColumns::SortColumns(SqlRun &sql)
    : m_sql(sql)
{ }

void SortColumns::touch(qint64 place)
{
    const qint64 block = blockOf(place);
    if (m_touched.insert(block).second)
        remove(block);
}

void SortColumns::remove(qint64 block)
{
    static const QString drop = u"DELETE FROM sortblock WHERE id BETWEEN ? AND ?"_s;
    m_sql.run(drop, {idOf(block, placesColumn), idOf(block, lastColumn)});
}

void SortColumns::endPage()
{
    std::erase_if(m_missing, [this](qint64 block) { return m_touched.contains(block); });
    if (m_missing.size() >= mostMissing) {
        for (const qint64 block : m_missing)
            write(block);
        m_missing.clear();
    }
    if (m_missing.size() + m_touched.size() <= mostNoted)
        m_missing.merge(m_touched);
    m_touched.clear();
}

bool SortColumns::isWhole(qint64 block)
{
    bool isWhole = true;
    for (int column = placesColumn; column <= lastColumn && isWhole; ++column)
        isWhole = SortBlock::isWhole(idOf(block, column), stored(m_sql, idOf(block, column)));
    return isWhole;
}

void SortColumns::finish()
{
    static const QString next = u"SELECT min(place) FROM job WHERE place>=?"_s;
    static const QString first = u"SELECT min(place) FROM job"_s;
    static const QString all = u"SELECT DISTINCT id>>%1 FROM sortblock"_s.arg(columnBits);
    std::set<qint64> withoutJobs;
    m_sql.each(all, {}, [&withoutJobs](const QSqlQuery &row) { withoutJobs.insert(row.value(0).toLongLong()); });
    QVariant place = m_sql.value(first);
    while (!place.isNull() && !m_sql.hasFailed()) {
        const qint64 block = blockOf(place.toLongLong());
        withoutJobs.erase(block);
        if (!isWhole(block))
            write(block);
        place = m_sql.value(next, {firstOf(block + 1)});
    }
    for (const qint64 block : withoutJobs)
        remove(block);
    forget();
}

void SortColumns::forget()
{
    m_missing.clear();
    m_touched.clear();
}

void SortColumns::write(qint64 block)
{
    static const QString columns = [] {
        QStringList names;
        for (const ImportJob::Field field : numberFields)
            names += JobRow::column(field);
        return names.join(", "_L1);
    }();
    static const QString jobs =
        u"SELECT place, %1, texts FROM job WHERE place BETWEEN ? AND ? ORDER BY place"_s.arg(columns);
    static const QString add = u"INSERT OR REPLACE INTO sortblock(id, data) VALUES(?, ?)"_s;
    static const QString beyond = u"SELECT 1 FROM job WHERE place BETWEEN ? AND ? LIMIT 1 OFFSET ?"_s;
    if (m_sql.value(beyond, {firstOf(block), lastOf(block), mostInBlock}).isValid())
        return; // it would take much memory at once
    std::array<SortBlock::Numbers, firstText> numbers;
    std::array<SortBlock::Texts, JobRow::textFields.size()> texts;
    m_sql.each(jobs, {firstOf(block), lastOf(block)}, [&](const QSqlQuery &query) {
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            const QVariant value = query.value(int(i));
            numbers[i].push_back(value.isNull() ? std::nullopt : std::optional(value.toLongLong()));
        }
        const QByteArray all = query.value(firstText).toByteArray();
        for (std::size_t i = 0; i < texts.size(); ++i)
            texts[i].append(0, textOf(all, i));
    });
    if (numbers.front().empty())
        return;
    const auto write = [&](int column, const auto &values) {
        const qint64 id = idOf(block, column);
        m_sql.run(add, {id, SortBlock::written(id, values)});
    };
    for (std::size_t i = 0; i < numbers.size(); ++i)
        write(int(i), numbers[i]);
    for (std::size_t i = 0; i < texts.size(); ++i)
        write(firstText + int(i), texts[i]);
}

void SortColumns::readNumbers(SqlRun &sql, ImportJob::Field field, qint64 first, qint64 last, const TakeNumber &take,
                              const ReadTable &readTable)
{
    readColumn(
        sql, placesColumn + 1 + indexIn(numberFields, field), first, last, &SortBlock::numbers,
        [&take](qint64 place, const SortBlock::Numbers &numbers, std::size_t i) { take(place, numbers[i]); },
        readTable);
}

void SortColumns::readTexts(SqlRun &sql, ImportJob::Field field, qint64 first, qint64 last, const TakeText &take,
                            const ReadTable &readTable)
{
    readColumn(
        sql, firstText + indexIn(JobRow::textFields, field), first, last, &SortBlock::texts,
        [&take](qint64 place, const SortBlock::Texts &texts, std::size_t i) { take(place, texts.at(i)); }, readTable);
}

QByteArrayView SortColumns::textOf(QByteArrayView texts, std::size_t field)
{
    constexpr char divider = char(SearchText::divider);
    qsizetype end = texts.indexOf(divider);
    for (; field > 0 && end >= 0; --field) {
        texts = texts.sliced(end + 1);
        end = texts.indexOf(divider);
    }
    return texts.first(std::min(end < 0 ? texts.size() : end, KeySlice::longestKey));
}

} // namespace Balehook
