// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace Balehook::Bench {

/// Writes a file of failed rows as they come from an import: 200 bytes a row, quotes, doubled quotes and line breaks in
/// cells, letters of several scripts, five kinds of reasons with numbers in them. Always the same for the same number.
bool writeFailedRows(const QString &path, int rows);

/// Writes rows of 110 bytes, as many as nobody has looked at yet. False if the disk is full.
bool writeManyRows(const QString &path, int rows);

/// Stands in none of its cells.
inline constexpr char absentText[] = "No Such Warehouse";

} // namespace Balehook::Bench
