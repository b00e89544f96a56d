// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/administratorsettings.h"

#include <QCoreApplication>
#include <QSettings>
#include <QString>
#include <QVariant>

#include <map>

namespace Balehook {

/// Reads AdministratorSettings: on Linux "balehook/balehook.conf" below XDG_CONFIG_DIRS (/etc/xdg), on Windows the
/// policies of the registry, on macOS the managed preferences. Whatever stands there, the program starts: what cannot
/// be used is left out, and AdministratorSettings::problems says so.
class AdministratorReader final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::AdministratorReader)

public:
    static constexpr qint64 mostBytes = 1024 * 1024; ///< of a file
    static constexpr int mostProblems = 20; ///< that are told

    /// From the places of the platform.
    static AdministratorSettings read();
    /// From \a places (files or registry paths); where several have a value, the first one counts.
    static AdministratorSettings read(const QStringList &places, QSettings::Format format);
    static QStringList standardPlaces();

    // What it tells, for the place or key it names.
    static QString unreadable(const QString &place);
    static QString partlyUnderstood(const QString &place);
    static QString tokenIgnored(const QString &key);

private:
    AdministratorReader() = default;

    void readPlace(const QString &place, QSettings::Format format);
    void add(const QString &key, const QVariant &value);
    void refuseTokens();
    void readValues();
    void readAccounts();
    void readAccount(const QString &group, const AccountSlug &slug);
    void readStatusLabels(const QString &group, Account &account);

    /// Takes the value of \a key out; nothing if there is none.
    std::optional<QString> take(const QString &key);
    std::optional<bool> takeBool(const QString &key);
    std::optional<int> takePerPage(const QString &key);
    bool takeLock(const QString &key);
    void refuseValue(const QString &key);
    void tell(const QString &problem);
    /// The same, of what may have held accounts.
    void tellOfLack(const QString &problem);

    std::map<QString, QVariant> m_values; ///< what is not read yet, with the whole key
    AdministratorSettings m_settings;
};

} // namespace Balehook
