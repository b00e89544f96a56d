// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/jobqueryoptions.h"

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

/// A day, in this computer's zone, or a moment; the end of a day is the beginning of the next.
std::optional<qint64> momentOf(const QString &text, bool isEnd)
{
    if (text.contains(u'T')) {
        const QDateTime time = QDateTime::fromString(text, Qt::ISODateWithMs);
        return time.isValid() ? std::optional(time.toMSecsSinceEpoch()) : std::nullopt;
    }
    const QDate date = QDate::fromString(text, Qt::ISODate);
    if (!date.isValid())
        return std::nullopt;
    return date.addDays(isEnd ? 1 : 0).startOfDay().toMSecsSinceEpoch();
}

} // namespace

Result<std::optional<JobQuery>> JobQueryOptions::read(const Arguments &arguments)
{
    constexpr std::array all{"search", "status", "type", "user", "has-failed-file", "since", "until", "sort"};
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
    if (arguments.isSet(u"sort"_s)) {
        const QString text = arguments.value(u"sort"_s);
        query.isDescending = text.endsWith(":desc"_L1);
        const QString name = query.isDescending ? text.chopped(5) : text;
        const auto found = std::find(ImportJob::names.begin(), ImportJob::names.end(), name);
        if (found == ImportJob::names.end())
            return Arguments::refusal(
                tr("--sort must be the name of a field, such as createdAt, optionally with \":desc\"."));
        query.sortField = ImportJob::Field(found - ImportJob::names.begin());
    }
    return std::optional(query);
}

} // namespace Balehook::Ctl
