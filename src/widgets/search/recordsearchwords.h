// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/property.h"
#include "domain/records/webhook.h"
#include "widgets/search/recordscope.h"
#include "widgets/search/valuespopup.h"

namespace Balehook {

/// What the search above a list of few records says. Of webhooks and properties.
struct RecordSearchWords
{
    QString objectPrefix; ///< of the object names of its parts
    QString placeholder;
    QString accessibleName;
    RecordScope::Words scope;
    ValuesPopup::Words (*values)(const QString &name); ///< \a name of the field
    QString searchAction; ///< in the menu of the list
    QString clearAction;
    const char *searchActionName; ///< object names of these actions
    const char *clearActionName;

    template <typename Record>
    static RecordSearchWords of();
};

template <>
RecordSearchWords RecordSearchWords::of<Webhook>();
template <>
RecordSearchWords RecordSearchWords::of<Property>();

} // namespace Balehook
