// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/jobanswer.h"

#include <algorithm>
#include <array>
#include <charconv>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

constexpr char endOfValue = '\xff'; // is in no UTF-8

} // namespace

QString JobAnswer::columns(const QStringList &shown)
{
    QString columns = u"CAST(group_concat(j.place) AS BLOB)"_s;
    for (const QString &expression : shown)
        columns += ", CAST(group_concat("_L1 + expression + ", x'ff') AS BLOB)"_L1;
    return columns;
}

QString JobAnswer::listOf(const std::vector<qint64> &places)
{
    constexpr std::size_t longestNumber = 24;
    QByteArray list(1, '[');
    list.reserve(qsizetype(places.size() * longestNumber) + 2);
    for (const qint64 place : places) {
        std::array<char, longestNumber> digits{};
        const auto written = std::to_chars(digits.data(), digits.data() + digits.size(), place);
        if (list.size() > 1)
            list.append(',');
        list.append(digits.data(), written.ptr - digits.data());
    }
    return QString::fromLatin1(list + ']');
}

std::vector<JobAnswer::Job> JobAnswer::byPlace() const
{
    std::vector<Job> jobs;
    jobs.reserve(size());
    for (std::size_t i = 0; i < size(); ++i)
        jobs.push_back(at(i));
    const auto isBefore = [](const Job &a, const Job &b) { return a.place < b.place; };
    if (!std::is_sorted(jobs.begin(), jobs.end(), isBefore))
        std::sort(jobs.begin(), jobs.end(), isBefore);
    return jobs;
}

void JobAnswer::add(const QVariantList &row)
{
    if (row.isEmpty() || row[0].isNull())
        return;
    const std::size_t first = m_places.size();
    const QByteArray places = row[0].toByteArray();
    const char *const end = places.constEnd();
    for (const char *at = places.constBegin(); at < end;) {
        qint64 place = 0;
        const auto parsed = std::from_chars(at, end, place);
        m_places.push_back(place);
        at = parsed.ptr + 1;
    }
    m_width = std::size_t(row.size()) - 1;
    m_values.resize(m_places.size() * m_width);
    for (std::size_t column = 0; column < m_width; ++column) {
        const QByteArray text = m_texts.emplace_back(row[qsizetype(column) + 1].toByteArray());
        qsizetype begin = 0;
        for (std::size_t i = first; i < m_places.size() && begin <= text.size(); ++i) {
            const qsizetype found = text.indexOf(endOfValue, begin);
            const qsizetype valueEnd = found < 0 ? text.size() : found;
            m_values[i * m_width + column] = QByteArrayView(text).sliced(begin, valueEnd - begin);
            begin = valueEnd + 1;
        }
    }
}

} // namespace Balehook
