// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/property.h"
#include "models/listingmodel.h"

namespace Balehook {

/// The properties table (interface 2.3). Options and scope are chips.
class PropertiesModel final : public RecordTableModel<Property>
{
    Q_OBJECT

public:
    enum Column {
        LabelColumn = Property::columnOf(Property::Label),
        NameColumn = Property::columnOf(Property::InternalName),
        TypeColumn = Property::columnOf(Property::FieldType),
        UniqueColumn = Property::columnOf(Property::IsUnique),
        OptionsColumn = Property::columnOf(Property::Options),
        ScopeColumn = Property::columnOf(Property::Scope),
        DescriptionColumn = Property::columnOf(Property::Description),
        CreatedColumn = Property::columnOf(Property::CreatedAt),
        UpdatedColumn = Property::columnOf(Property::UpdatedAt),
        AccountColumn = Property::columnOf(Property::AccountSlug),
    };

    explicit PropertiesModel(QObject *parent = nullptr);

protected:
    QString unreadableToolTip() const override;
};

} // namespace Balehook
