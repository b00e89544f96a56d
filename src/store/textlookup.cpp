// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/textlookup.h"

#include "store/file/sqlrun.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

QByteArray posting(SqlRun &sql, qint64 segment, int bucket)
{
    static const QString data = u"SELECT data FROM posting WHERE id=?"_s;
    return sql.value(data, {TextSegment::idOf(segment, bucket)}).toByteArray();
}

} // namespace

TextLookup::TextLookup(std::vector<TextSegment::Triple> triples)
    : m_triples(std::move(triples))
{ }

std::vector<qint64> TextLookup::places(SqlRun &sql, qint64 first, qint64 last) const
{
    static const QString overlapping = u"SELECT id FROM segment WHERE last>=? AND first<=?"_s;
    std::vector<qint64> segments;
    sql.each(overlapping, {first, last},
             [&segments](const QSqlQuery &query) { segments.push_back(query.value(0).toLongLong()); });
    std::vector<qint64> found;
    for (const qint64 segment : segments) {
        const TextSegment::Jobs jobs = jobsOf(sql, segment);
        if (!jobs.areAll && jobs.numbers.empty())
            continue;
        const std::vector<qint64> all = TextSegment::readPlaces(posting(sql, segment, TextSegment::placesBucket));
        const auto take = [&](qint64 place) {
            if (place >= first && place <= last)
                found.push_back(place);
        };
        if (jobs.areAll)
            std::for_each(all.begin(), all.end(), take);
        for (const quint32 number : jobs.numbers) {
            if (number < all.size())
                take(all[number]);
        }
    }
    // Segments may overlap, and of a job that has changed two may know.
    if (!std::is_sorted(found.begin(), found.end()))
        std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

/// Those that have all triples.
TextSegment::Jobs TextLookup::jobsOf(SqlRun &sql, qint64 segment) const
{
    TextSegment::Jobs found;
    found.areAll = true;
    for (const TextSegment::Triple triple : m_triples) {
        auto having = TextSegment::find(posting(sql, segment, TextSegment::bucketOf(triple)), triple);
        if (!having)
            return {};
        if (having->areAll)
            continue;
        if (std::exchange(found.areAll, false)) {
            found.numbers = std::move(having->numbers);
            continue;
        }
        std::vector<quint32> both;
        std::set_intersection(found.numbers.begin(), found.numbers.end(), having->numbers.begin(),
                              having->numbers.end(), std::back_inserter(both));
        found.numbers = std::move(both);
        if (found.numbers.empty())
            break;
    }
    return found;
}

} // namespace Balehook
