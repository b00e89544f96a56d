// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/failedfileview.h"
#include "settings/settingsfile.h"

namespace Balehook {

/// What the user chose for the failed files of each jobType. jobType is any text; the empty one is that of files opened
/// by hand. The 200 kinds changed last are kept.
class FailedFileSettings final
{
public:
    static constexpr int mostKinds = 200;

    explicit FailedFileSettings(SettingsFile &settings)
        : m_settings(settings)
    { }

    FailedFileView view(const QString &jobType) const;
    /// A view that equals the default is forgotten.
    void setView(const QString &jobType, const FailedFileView &view);
    void forgetAll();

private:
    void touch(const QString &name, bool isKept);

    SettingsFile &m_settings;
};

} // namespace Balehook
