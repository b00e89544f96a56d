// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/record/propertyfacts.h"

#include "core/text/safetext.h"
#include "widgets/record/factof.h"

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<Property::Field, Property::FieldCount> shownOrder{
    Property::Label, Property::InternalName, Property::FieldType, Property::IsUnique,  Property::Options,
    Property::Scope, Property::Description,  Property::CreatedAt, Property::UpdatedAt, Property::AccountSlug,
};

} // namespace

FactSheet PropertyFacts::of(const Property &record, const FactStyle &)
{
    FactSheet sheet;
    sheet.unreadableText = tr("This element of the list is not a property. It is shown as received.");
    if (!record.isReadable()) {
        sheet.title = tr("Unreadable record");
        return sheet;
    }
    const QString &name = record.has(Property::Label) ? record.text(Property::Label) : record.id();
    sheet.title = name.isEmpty() ? tr("Property without a name") : tr("Property %1").arg(cellText(name, titleLimit));
    for (const Property::Field field : shownOrder) {
        Fact fact = factOf(record, field, fieldName(field));
        if (record.presence(field) == Presence::List) {
            const QStringList &list = field == Property::Options ? record.options() : record.scope();
            fact.text = list.join(u'\n');
            fact.note = tr("%Ln values", nullptr, int(list.size()));
        }
        sheet.facts.push_back(std::move(fact));
    }
    return sheet;
}

QString PropertyFacts::fieldName(Property::Field field)
{
    switch (field) {
    case Property::AccountSlug:
        return tr("Account");
    case Property::Label:
        return tr("Label");
    case Property::InternalName:
        return tr("Internal name");
    case Property::Description:
        return tr("Description");
    case Property::IsUnique:
        return tr("Unique");
    case Property::FieldType:
        return tr("Type");
    case Property::Options:
        return tr("Options");
    case Property::Scope:
        return tr("Scope");
    case Property::CreatedAt:
        return tr("Created");
    case Property::UpdatedAt:
        return tr("Updated");
    case Property::FieldCount:
        break;
    }
    return {};
}

} // namespace Balehook
