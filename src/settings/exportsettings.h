// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/text/exportformat.h"
#include "settings/settingsfile.h"

#include <QString>

namespace Balehook {

/// How and where lists were exported last.
class ExportSettings final
{
public:
    explicit ExportSettings(SettingsFile &settings)
        : m_settings(settings)
    { }

    /// CSV unless another one was chosen.
    ExportFormat format() const;
    void setFormat(ExportFormat format);
    /// Empty if there was none.
    QString folder() const;
    void setFolder(const QString &folder);

private:
    SettingsFile &m_settings;
};

} // namespace Balehook
