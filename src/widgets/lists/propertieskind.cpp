// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/lists/propertieskind.h"

#include "models/propertiesmodel.h"
#include "session/account/accountsession.h"
#include "widgets/tables/chipsdelegate.h"
#include "widgets/tables/pagedtableview.h"

namespace Balehook {

using namespace Qt::StringLiterals;

Listing PropertiesKind::listing() const
{
    return Listing::Properties;
}

QString PropertiesKind::title() const
{
    return tr("Properties");
}

QString PropertiesKind::objectName() const
{
    return u"propertiesTable"_s;
}

std::unique_ptr<ListingModel> PropertiesKind::makeModel() const
{
    return std::make_unique<PropertiesModel>();
}

PageSource *PropertiesKind::source(AccountSession &session) const
{
    return session.properties();
}

std::vector<TableColumns::Default> PropertiesKind::columns() const
{
    using Model = PropertiesModel;
    return {{Model::LabelColumn, 20},       {Model::NameColumn, 20},    {Model::TypeColumn, 13},
            {Model::UniqueColumn, 8},       {Model::OptionsColumn, 34}, {Model::ScopeColumn, 18},
            {Model::DescriptionColumn, 30}, {Model::CreatedColumn, 18}, {Model::UpdatedColumn, 18},
            {Model::AccountColumn, 14}};
}

void PropertiesKind::setDelegates(PagedTableView &table) const
{
    auto *chips = new ChipsDelegate(&table);
    for (const int column : {PropertiesModel::OptionsColumn, PropertiesModel::ScopeColumn})
        table.setItemDelegateForColumn(column, chips);
    table.setItemDelegateForColumn(PropertiesModel::NameColumn, new CellDelegate(Qt::ElideMiddle, &table));
}

std::vector<int> PropertiesKind::linkColumns() const
{
    return {};
}

QString PropertiesKind::noneText() const
{
    return tr("This list contains no properties.");
}

QString PropertiesKind::noMatchText() const
{
    return tr("No property matches.");
}

QString PropertiesKind::failedText() const
{
    return tr("The properties could not be loaded.");
}

QString PropertiesKind::noSourceText() const
{
    return tr("You can open a listing saved as a JSON file, or drop one here. Where the service "
              "lists properties is not documented; if you know the path, set it under “Advanced” in "
              "the account.");
}

QString PropertiesKind::noSourceAction() const
{
    return tr("Open Saved Listing...");
}

} // namespace Balehook
