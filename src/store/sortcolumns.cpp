// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/sortcolumns.h"

#include "core/text/packednumbers.h"
#include "store/file/sqlrun.h"
#include "store/jobplaces.h"
#include "store/jobrow.h"

#include <QtEndian>

#include <algorithm>
#include <array>
#include <vector>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

using Values = std::vector<std::optional<qint64>>;

constexpr int columnBits = 4;
constexpr std::size_t mostMissing = 4; // a pass goes on in the last of them
constexpr std::size_t mostNoted = 1'000; // more are found again by finish()
constexpr int placesColumn = 0;

/// In the order of their columns behind the places.
constexpr std::array fields{ImportJob::Status,    ImportJob::JobType,      ImportJob::ChannelId,
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

int storedColumnOf(ImportJob::Field field)
{
    return int(std::find(fields.begin(), fields.end(), field) - fields.begin()) + placesColumn + 1;
}

constexpr qsizetype sumSize = sizeof(quint64);

quint64 sumOf(qint64 id, QByteArrayView data)
{
    quint64 sum = 0xcbf29ce484222325U ^ quint64(id); // FNV-1a
    for (const char ch : data)
        sum = (sum ^ quint8(ch)) * 0x100000001b3U;
    return sum;
}

/// Small ones of either sign become small ones without a sign.
quint64 folded(quint64 difference)
{
    return difference << 1 ^ (difference >> 63 ? ~quint64(0) : 0);
}

quint64 unfolded(quint64 number)
{
    return number >> 1 ^ (number & 1 ? ~quint64(0) : 0);
}

/// A block as it is stored under \a id, a few bytes a number: how many there are, how many of them are missing and
/// where, then of each the difference to the one before, then a sum, so that damage is noticed.
QByteArray written(qint64 id, const Values &values)
{
    QByteArray data;
    QByteArray missing;
    quint64 missed = 0;
    std::size_t next = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (values[i])
            continue;
        appendPacked(missing, i - next);
        next = i + 1;
        ++missed;
    }
    appendPacked(data, values.size());
    appendPacked(data, missed);
    data.append(missing);
    quint64 before = 0;
    for (const std::optional<qint64> value : values) {
        if (!value)
            continue;
        appendPacked(data, folded(quint64(*value) - before));
        before = quint64(*value);
    }
    char sum[sumSize];
    qToLittleEndian(sumOf(id, data), sum);
    return data.append(sum, sumSize);
}

/// No value: this is not what was written for \a id.
std::optional<Values> readBlock(qint64 id, QByteArrayView data)
{
    if (data.size() < sumSize)
        return {};
    const auto sum = qFromLittleEndian<quint64>(data.last(sumSize).data());
    data.chop(sumSize);
    if (sum != sumOf(id, data))
        return {};
    PackedNumbers numbers(data);
    const quint64 count = numbers.next();
    const quint64 missed = numbers.next();
    if (missed > count || missed > numbers.left() || count - missed > numbers.left())
        return {};
    std::vector<bool> isMissing(count, false);
    quint64 next = 0;
    for (quint64 i = 0; i < missed; ++i) {
        const quint64 gap = numbers.next();
        if (gap >= count - next)
            return {};
        isMissing[next + gap] = true;
        next += gap + 1;
    }
    Values values(count);
    quint64 before = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (!isMissing[i])
            values[i] = qint64(before += unfolded(numbers.next()));
    }
    return numbers.isAtEnd() && !numbers.wereTooFew() ? std::optional(std::move(values)) : std::nullopt;
}

std::optional<Values> storedValues(SqlRun &sql, qint64 block, int column)
{
    static const QString statement = u"SELECT data FROM sortblock WHERE id=?"_s;
    const qint64 id = idOf(block, column);
    const QVariant data = sql.value(statement, {id});
    return data.isValid() ? readBlock(id, data.toByteArray()) : std::nullopt;
}

} // namespace

SortColumns::SortColumns(SqlRun &sql)
    : m_sql(sql)
{ }

bool SortColumns::has(ImportJob::Field field)
{
    return std::find(fields.begin(), fields.end(), field) != fields.end();
}

void SortColumns::touch(qint64 place)
{
    static const QString drop = u"DELETE FROM sortblock WHERE id BETWEEN ? AND ?"_s;
    const qint64 block = blockOf(place);
    if (m_touched.insert(block).second)
        m_sql.run(drop, {idOf(block, placesColumn), idOf(block, int(fields.size()))});
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

void SortColumns::beginAnew()
{
    m_sql.run(u"DELETE FROM sortblock"_s);
}

void SortColumns::finish()
{
    static const QString next = u"SELECT min(place) FROM job WHERE place>=?"_s;
    static const QString first = u"SELECT min(place) FROM job"_s;
    static const QString has = u"SELECT 1 FROM sortblock WHERE id=?"_s;
    QVariant place = m_sql.value(first);
    while (!place.isNull() && !m_sql.hasFailed()) {
        const qint64 block = blockOf(place.toLongLong());
        if (!m_sql.value(has, {idOf(block, placesColumn)}).isValid())
            write(block);
        place = m_sql.value(next, {firstOf(block + 1)});
    }
    m_missing.clear();
    m_touched.clear();
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
        for (const ImportJob::Field field : fields)
            names += JobRow::column(field);
        return names.join(", "_L1);
    }();
    static const QString jobs = u"SELECT place, %1 FROM job WHERE place BETWEEN ? AND ? ORDER BY place"_s.arg(columns);
    static const QString add = u"INSERT OR REPLACE INTO sortblock(id, data) VALUES(?, ?)"_s;
    std::array<Values, fields.size() + 1> values;
    m_sql.each(jobs, {firstOf(block), lastOf(block)}, [&values](const QSqlQuery &query) {
        for (std::size_t i = 0; i < values.size(); ++i) {
            const QVariant value = query.value(int(i));
            values[i].push_back(value.isNull() ? std::nullopt : std::optional(value.toLongLong()));
        }
    });
    if (values.front().empty())
        return;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const qint64 id = idOf(block, int(i));
        m_sql.run(add, {id, written(id, values[i])});
    }
}

void SortColumns::read(SqlRun &sql, ImportJob::Field field, qint64 first, qint64 last, const Take &take,
                       const ReadTable &readTable)
{
    for (qint64 block = blockOf(first); block <= blockOf(last) && !sql.hasFailed(); ++block) {
        const auto values = storedValues(sql, block, storedColumnOf(field));
        const auto places = values ? storedValues(sql, block, placesColumn) : std::nullopt;
        if (!places || places->size() != values->size()) {
            readTable(std::max(first, firstOf(block)), std::min(last, lastOf(block)));
            continue;
        }
        for (std::size_t i = 0; i < values->size(); ++i) {
            const qint64 place = (*places)[i].value_or(0);
            if (place >= first && place <= last)
                take(place, (*values)[i]);
        }
    }
}

} // namespace Balehook
