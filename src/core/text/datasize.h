// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLocale>

namespace Balehook {

/// "4.4 KiB": how many \a bytes something has, wherever people read it.
inline QString dataSize(qint64 bytes, const QLocale &locale = {})
{
    return locale.formattedDataSize(bytes, 1); // whole bytes have no decimals
}

} // namespace Balehook
