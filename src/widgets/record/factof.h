// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/fieldrecord.h"
#include "widgets/record/fact.h"

namespace Balehook {

inline constexpr qsizetype titleLimit = 60; ///< characters of an id in the title of the record pane

/// What facts say of a value of a kind.
namespace FactTexts {

Fact ofTime(const Timestamp &time, Fact fact);
Fact ofCount(Fact fact);
Fact ofFile(Fact fact);
Fact ofList(const QStringList &list, Fact fact);

} // namespace FactTexts

/// Field \a field of \a record as a fact.
template <typename Record>
Fact factOf(const Record &record, typename Record::Field field)
{
    Fact fact{.field = Record::fieldName(field),
              .name = Record::label(field),
              .text = record.text(field),
              .presence = record.presence(field)};
    if (Record::isTime(field))
        return FactTexts::ofTime(record.time(field), std::move(fact));
    if (Record::kindOf(field) == FieldKind::Count)
        return FactTexts::ofCount(std::move(fact));
    if (Record::kindOf(field) == FieldKind::File && record.has(field))
        return FactTexts::ofFile(std::move(fact));
    if (const QStringList *list = record.list(field))
        return FactTexts::ofList(*list, std::move(fact));
    return fact;
}

/// All facts of \a record, in the order of its schema.
template <typename Record>
std::vector<Fact> factsOf(const Record &record)
{
    std::vector<Fact> facts;
    facts.reserve(Record::facts.size());
    for (const typename Record::Field field : Record::facts)
        facts.push_back(factOf(record, field));
    return facts;
}

} // namespace Balehook
