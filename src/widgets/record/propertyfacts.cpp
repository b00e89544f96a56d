// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/record/propertyfacts.h"

#include "core/text/safetext.h"
#include "widgets/record/factof.h"

namespace Balehook {

QString PropertyFacts::namelessTitle()
{
    return tr("Property without a name");
}

FactSheet PropertyFacts::of(const Property &record, const FactStyle &)
{
    FactSheet sheet;
    sheet.unreadableText = tr("This element of the list is not a property. It is shown as received.");
    if (!record.isReadable()) {
        sheet.title = tr("Unreadable record");
        return sheet;
    }
    const QString &name = record.has(Property::Label) ? record.text(Property::Label) : record.id();
    sheet.title = name.isEmpty() ? namelessTitle() : tr("Property %1").arg(cellText(name, titleLimit));
    sheet.facts = factsOf(record);
    return sheet;
}

} // namespace Balehook
