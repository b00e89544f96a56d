// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/text/safetext.h"
#include "ctl/frame/arguments.h"
#include "ctl/frame/terminal.h"
#include "domain/queries/querytext.h"
#include "domain/queries/searchnames.h"
#include "domain/queries/searchterms.h"

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

    /// Says which names before a colon are not fields, and whether something was left out.
    template <typename Record>
    static void sayUnknownNames(const QString &typed, Terminal &terminal)
    {
        const SearchTerms terms = searchTermsOf<Record>(typed);
        if (terms.isCut())
            terminal.say(tr("Only the first %1 words and phrases of --search are used.").arg(SearchTerms::mostTerms));
        for (const QString &name : terms.unknownNames()) {
            terminal.say(tr("\"%1:\" is not a field and is searched as text. Fields: %2")
                             .arg(cellText(name, 40), offeredNames<Record>()));
        }
    }
};

} // namespace Balehook::Ctl
