// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/fieldrecord.h"
#include "models/timetext.h"
#include "widgets/record/fact.h"

namespace Balehook {

inline constexpr qsizetype titleLimit = 60; ///< characters of an id in the title of the record pane

/// Field \a field of \a record as a fact without notes and links.
template <typename Record>
Fact factOf(const Record &record, typename Record::Field field, const QString &name)
{
    Fact fact;
    fact.field = Record::fieldName(field);
    fact.name = name;
    fact.text = record.text(field);
    fact.presence = record.presence(field);
    if (field == Record::CreatedAt || field == Record::UpdatedAt) {
        // A time that is none may be any text, of any length.
        const Timestamp &time = field == Record::CreatedAt ? record.createdAt() : record.updatedAt();
        if (time.instant()) {
            fact.text = TimeText::full(time);
            fact.isSafe = true;
        }
    }
    return fact;
}

} // namespace Balehook
