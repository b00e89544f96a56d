// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/property.h"
#include "models/listingmodel.h"

namespace Balehook {

/// The properties table (interface 2.3): what each cell says. Options and scope are chips.
class PropertiesModel final : public RecordTableModel<Property>
{
    Q_OBJECT

public:
    enum Column {
        LabelColumn,
        NameColumn,
        TypeColumn,
        UniqueColumn,
        OptionsColumn,
        ScopeColumn,
        DescriptionColumn,
        CreatedColumn,
        UpdatedColumn,
        AccountColumn,
        ColumnCount
    };

    explicit PropertiesModel(QObject *parent = nullptr);

    /// Of \a column, as its header says it.
    static QString title(int column);

    int columnCount(const QModelIndex &parent = {}) const override;

protected:
    Field fieldOf(int column) const override;
    QString display(const Property &property, int column) const override;
    QVariant toolTip(const Property &property, int column) const override;
    QString accessibleText(const Property &property, int column) const override;
    QString fullText(const Property &property, int column) const override;
    QVariant more(const Property &property, int column, int role) const override;
    QString unreadableToolTip() const override;
    QString headerText(int column) const override;
    QVariant headerRole(int column, int role) const override;
};

} // namespace Balehook
