// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace Balehook::Bench {

/// The rows of a CSV file, exported as a workbook as the window does it: read once more, written and brought to the
/// disk. Beside it, in turns, libxlsxwriter in its constant-memory mode writes the same cells from memory. Not measured
/// where that is not installed. \a rowsOfFile fit into one sheet.
bool measureWorkbookExport(const QString &csvPath, qint64 rowsOfFile);

} // namespace Balehook::Bench
