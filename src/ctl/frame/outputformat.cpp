// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/frame/outputformat.h"

namespace Balehook::Ctl {

std::optional<OutputFormat> outputFormat(const QString &name)
{
    if (name == QLatin1StringView("table"))
        return OutputFormat::Table;
    if (name == QLatin1StringView("csv"))
        return OutputFormat::Csv;
    if (name == QLatin1StringView("json"))
        return OutputFormat::Json;
    if (name == QLatin1StringView("jsonl"))
        return OutputFormat::JsonLines;
    return std::nullopt;
}

} // namespace Balehook::Ctl
