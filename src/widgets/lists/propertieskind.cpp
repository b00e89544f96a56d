// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/lists/propertieskind.h"

#include "models/propertiesmodel.h"
#include "session/account/accountsession.h"

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

QString PropertiesKind::noSourcePath() const
{
    return tr("Set the Path...");
}

} // namespace Balehook
