// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/filesettings.h"

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr auto limitKey = "files/limit"_L1;

} // namespace

qint64 FileSettings::limit(qint64 standard) const
{
    bool isNumber = false;
    const qint64 bytes = m_settings.value(limitKey).toLongLong(&isNumber);
    return isNumber && bytes > 0 ? bytes : standard;
}

void FileSettings::setLimit(qint64 bytes)
{
    m_settings.setValue(limitKey, bytes);
}

} // namespace Balehook
