// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QString>

#include <string_view>

namespace Balehook {

/// A name as it is kept: a thousand of them fit into memory whatever a file says.
QString sheetName(std::string_view utf8);

/// How many rows a sheet says that it has, by its first bytes; -1 where it does not say so.
qint64 statedRows(QByteArrayView firstBytes);

} // namespace Balehook
