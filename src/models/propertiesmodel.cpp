// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/propertiesmodel.h"

namespace Balehook {

PropertiesModel::PropertiesModel(QObject *parent)
    : RecordTableModel(parent)
{ }

QString PropertiesModel::unreadableToolTip() const
{
    return tr("The service sent an element that is not a property. The Raw tab shows it as "
              "received.");
}

} // namespace Balehook
