// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/exportsettings.h"

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr auto formatKey = "export/format"_L1;
constexpr auto folderKey = "export/folder"_L1;
constexpr auto json = "json"_L1;
constexpr auto jsonLines = "jsonl"_L1;
constexpr auto csv = "csv"_L1;
constexpr auto xlsx = "xlsx"_L1;

} // namespace

ExportFormat ExportSettings::format() const
{
    const QString name = m_settings.value(formatKey).toString();
    if (name == json)
        return ExportFormat::Json;
    if (name == xlsx)
        return ExportFormat::Xlsx;
    return name == jsonLines ? ExportFormat::JsonLines : ExportFormat::Csv;
}

void ExportSettings::setFormat(ExportFormat format)
{
    m_settings.setValue(formatKey,
                        QString(format == ExportFormat::Json            ? json
                                    : format == ExportFormat::JsonLines ? jsonLines
                                    : format == ExportFormat::Xlsx      ? xlsx
                                                                        : csv));
}

QString ExportSettings::folder() const
{
    return m_settings.value(folderKey).toString();
}

void ExportSettings::setFolder(const QString &folder)
{
    m_settings.setValue(folderKey, folder);
}

} // namespace Balehook
