// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/jobqueryoptions.h"

#include "ctl/commands/queryoptions.h"

#include <QDateTime>

#include <algorithm>
#include <array>

namespace Balehook::Ctl {

using namespace Qt::StringLiterals;

namespace {

struct ValuesOption
{
    QString name;
    ImportJob::Field field;
};

} // namespace

std::optional<qint64> JobQueryOptions::momentOf(const QString &text, bool isEnd)
{
    if (text.contains(u'T')) {
        const QDateTime time = QDateTime::fromString(text, Qt::ISODateWithMs);
        return time.isValid() ? std::optional(time.toMSecsSinceEpoch()) : std::nullopt;
    }
    constexpr qsizetype lengthOfDay = 10; // Qt does not look at what comes after it
    const QDate date = QDate::fromString(text, Qt::ISODate);
    if (!date.isValid() || text.size() != lengthOfDay)
        return std::nullopt;
    return date.addDays(isEnd ? 1 : 0).startOfDay().toMSecsSinceEpoch();
}

Result<std::optional<JobQuery>> JobQueryOptions::read(const Arguments &arguments)
{
    constexpr std::array all{"search",      "status", "type",  "user", "has-failed-file",
                             "failed-rows", "since",  "until", "sort"};
    const auto isGiven = [&](const char *name) { return arguments.isSet(QString::fromLatin1(name)); };
    if (std::none_of(all.begin(), all.end(), isGiven))
        return std::optional<JobQuery>();
    JobQuery query;
    query.text = arguments.value(u"search"_s);
    for (const ValuesOption &option :
         {ValuesOption{u"status"_s, ImportJob::Status}, ValuesOption{u"type"_s, ImportJob::JobType},
          ValuesOption{u"user"_s, ImportJob::UserName}}) {
        if (arguments.isSet(option.name))
            query.values[option.field] = {arguments.options.value(option.name), false};
    }
    if (arguments.isSet(u"has-failed-file"_s))
        query.hasFailedFile = true;
    for (const QString &name : {u"since"_s, u"until"_s}) {
        if (!arguments.isSet(name))
            continue;
        const bool isEnd = name == "until"_L1;
        const std::optional<qint64> moment = momentOf(arguments.value(name), isEnd);
        if (!moment)
            return Arguments::refusal(
                tr("--%1 must be a day like 2026-11-30 or a time like 2026-11-30T17:00:00Z.").arg(name));
        JobQuery::TimeRange &range = query.times[ImportJob::CreatedAt];
        (isEnd ? range.until : range.from) = moment;
    }
    if (arguments.isSet(u"failed-rows"_s)) {
        const QString wanted = arguments.value(u"failed-rows"_s);
        if (wanted == "some"_L1 || wanted == "none"_L1)
            query.hasFailures = wanted == "some"_L1;
        else if (wanted == "unknown"_L1)
            query.hasFailureCount = false;
        else
            return Arguments::refusal(tr("--failed-rows must be some, none or unknown."));
    }
    if (const Outcome sorted = QueryOptions::readOrder(arguments, query); !sorted)
        return sorted.error();
    return std::optional(query);
}

} // namespace Balehook::Ctl
