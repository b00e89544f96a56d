// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/text/safetext.h"
#include "ctl/frame/arguments.h"
#include "ctl/frame/terminal.h"
#include "domain/queries/querytext.h"
#include "domain/queries/searchnames.h"

#include <QCoreApplication>

namespace Balehook::Ctl {

/// What the listings have in common when they are searched: --search and --sort.
class QueryOptions final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::Ctl::QueryOptions)

public:
    /// Nothing if neither is given.
    template <typename Record>
    static Result<std::optional<Query<Record>>> read(const Arguments &arguments)
    {
        if (!arguments.isSet(QStringLiteral("search")) && !arguments.isSet(QStringLiteral("sort")))
            return std::optional<Query<Record>>();
        Query<Record> query;
        query.text = arguments.value(QStringLiteral("search"));
        const Outcome sorted = readOrder(arguments, query);
        if (!sorted)
            return sorted.error();
        return std::optional(query);
    }

    /// --sort, if it is given.
    template <typename Record>
    static Outcome readOrder(const Arguments &arguments, Query<Record> &query)
    {
        if (!arguments.isSet(QStringLiteral("sort")))
            return Nothing();
        const QString text = arguments.value(QStringLiteral("sort"));
        query.isDescending = text.endsWith(QLatin1StringView(":desc"));
        query.sortField = QueryJson::fieldNamed<Record>(query.isDescending ? text.chopped(5) : text);
        if (query.sortField)
            return Nothing();
        QStringList names;
        for (const QLatin1StringView name : Record::names)
            names.append(name);
        return Arguments::refusal(
            tr("--sort takes the name of a field, with \":desc\" for descending order. Fields: %1")
                .arg(names.join(QLatin1StringView(", "))));
    }

    /// Says which names before a colon are not fields.
    template <typename Record>
    static void sayUnknownNames(const QString &typed, Terminal &terminal)
    {
        const QStringList names = searchTermsOf<Record>(typed).unknownNames();
        for (const QString &name : names) {
            terminal.say(tr("\"%1:\" is not a field and is searched as text. Fields: %2")
                             .arg(cellText(name, 40), offeredNames<Record>()));
        }
    }
};

} // namespace Balehook::Ctl
