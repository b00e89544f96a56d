// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <optional>

namespace Balehook::Ctl {

/// --format.
enum class OutputFormat {
    Table, ///< for eyes: columns in line, long cells cut
    Csv, ///< all of it, for spreadsheets
    Json, ///< one array
    JsonLines, ///< one object a line
};

/// The format that \a name says ("table", "csv", "json", "jsonl").
std::optional<OutputFormat> outputFormat(const QString &name);

} // namespace Balehook::Ctl
