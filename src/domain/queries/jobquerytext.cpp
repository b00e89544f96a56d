// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/queries/jobquerytext.h"

#include "domain/queries/queryjson.h"

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

std::optional<quint64> count(const QJsonObject &object, const QString &key)
{
    bool isNumber = false;
    const quint64 number = object.value(key).toString().toULongLong(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

} // namespace

QString JobQueryText::of(const JobQuery &query)
{
    QJsonObject object = QueryJson::of<ImportJob>(query);
    QJsonObject counts;
    for (const auto &[field, range] : query.counts) {
        QJsonObject one;
        QueryJson::setNumber(one, u"least"_s, range.least);
        QueryJson::setNumber(one, u"most"_s, range.most);
        counts[ImportJob::fieldName(field)] = one;
    }
    QueryJson::setGroup(object, u"counts"_s, counts);
    QueryJson::setFlag(object, u"hasFailedFile"_s, query.hasFailedFile);
    QueryJson::setFlag(object, u"hasFailures"_s, query.hasFailures);
    QueryJson::setFlag(object, u"isListed"_s, query.isListed);
    return QueryJson::text(object);
}

JobQuery JobQueryText::parsed(const QString &text)
{
    const QJsonObject object = QueryJson::object(text);
    auto query = QueryJson::read<ImportJob, JobQuery>(object);
    constexpr std::array countFields{ImportJob::SuccessCount, ImportJob::FailureCount};
    QueryJson::forFields<ImportJob>(
        object.value("counts"_L1).toObject(), countFields, [&query](ImportJob::Field field, const QJsonObject &from) {
            const JobQuery::CountRange range{count(from, u"least"_s), count(from, u"most"_s)};
            if (range.least || range.most)
                query.counts[field] = range;
        });
    query.hasFailedFile = QueryJson::flagIn(object, u"hasFailedFile"_s);
    query.hasFailures = QueryJson::flagIn(object, u"hasFailures"_s);
    query.isListed = QueryJson::flagIn(object, u"isListed"_s);
    return query;
}

} // namespace Balehook
