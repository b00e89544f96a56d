// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/compare/comparedtable.h"

namespace Balehook {

/// The column that tells which record a row is about, by its name and its values: one that both files have, whose
/// values are there and differ from row to row, and whose name is that of a key ("sku", "id"). Empty where none looks
/// like it.
QString guessedKey(const ComparedTable &older, const ComparedTable &newer);

} // namespace Balehook
