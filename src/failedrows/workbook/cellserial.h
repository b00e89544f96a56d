// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/workbook/numberformat.h"

#include <QByteArray>
#include <QByteArrayView>

namespace Balehook {

/// Appends a number of a sheet as the date, time or duration that its format makes of it, in ISO 8601
/// ("2026-11-24T13:05:00", "13:05:00", "27:05:00"); as it is stored where it is none. In the system of 1900 the day 60
/// is 29 February 1900, which never was.
void appendSerial(QByteArray &out, QByteArrayView stored, NumberKind kind, bool isFrom1904);

} // namespace Balehook
