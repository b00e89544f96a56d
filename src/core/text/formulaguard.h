// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

namespace Balehook {

/// Whether a spreadsheet might run \a cell (UTF-8) as a formula: it begins with = + - @, their full-width forms, a tab,
/// a line break or NUL.
bool looksLikeFormula(QByteArrayView cell);

} // namespace Balehook
