// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/datasize.h"

namespace Balehook {

QString dataSize(qint64 bytes, const QLocale &locale)
{
    return locale.formattedDataSize(bytes, 1); // whole bytes have no decimals
}

} // namespace Balehook
