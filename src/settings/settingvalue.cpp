// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/settingvalue.h"

#include <QVariant>

namespace Balehook {

using namespace Qt::StringLiterals;

QString SettingValue::text(const QVariant &value)
{
    return value.typeId() == QMetaType::QStringList ? value.toStringList().join(", "_L1) : value.toString();
}

std::optional<std::uint32_t> SettingValue::colour(const QString &text)
{
    bool isNumber = false;
    const uint value = QStringView(text).mid(1).toUInt(&isNumber, 16);
    if (text.startsWith(u'#') && text.size() == 7 && isNumber)
        return value;
    return std::nullopt;
}

} // namespace Balehook
