// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/releasenews.h"
#include "settings/settingsfile.h"

#include <QDateTime>
#include <QString>

#include <optional>

namespace Balehook {

/// What the user chose about looking for a new version, and what came of it last.
class UpdateSettings final
{
public:
    explicit UpdateSettings(SettingsFile &settings)
        : m_settings(settings)
    { }

    /// Nothing until the user has chosen.
    std::optional<bool> isOn() const;
    void setOn(bool on);
    /// Empty until the user has typed one.
    QString address() const;
    void setAddress(const QString &address);

    /// When which address was asked last; invalid if never.
    QDateTime lastChecked() const;
    QString checkedAddress() const;
    void setChecked(const QDateTime &when, const QString &address);
    /// Leaves nothing of the last check, nor of its news.
    void forgetCheck();
    /// A sentence; empty if the last check went well.
    QString failure() const;
    void setFailure(const QString &sentence);

    std::optional<ReleaseNews> news() const;
    void setNews(const ReleaseNews &news);
    /// Of which the user has seen enough.
    QVersionNumber dismissedVersion() const;
    void setDismissedVersion(const QVersionNumber &version);

private:
    SettingsFile &m_settings;
};

} // namespace Balehook
