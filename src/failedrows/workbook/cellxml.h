// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace Balehook {

/// Appends the text of a cell as XML of a sheet: what XML cannot hold stands as _xHHHH_, bytes that are no UTF-8 become
/// U+FFFD. False, with nothing of use appended, where it has more characters than a cell may have.
bool appendCellXml(QByteArray &out, QByteArrayView text);

} // namespace Balehook
