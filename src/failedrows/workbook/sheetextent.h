// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

namespace Balehook {

/// How many rows a sheet says that it has, by its first bytes; -1 where it does not say so.
qint64 statedRows(QByteArrayView firstBytes);

} // namespace Balehook
