// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/result.h"
#include "domain/proxycredentials.h"
#include "domain/releasenews.h"
#include "net/releasefetch.h"
#include "settings/updatesettings.h"

#include <QDateTime>
#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>

namespace Balehook {

struct AdministratorSettings;
class Sessions;

/// Tells that there is a newer version of the program: only if the user or the administrator wants it, and with one
/// request a day at most. It downloads and installs nothing. Owned by the composition root, and not made at all where
/// isAbsent() or where the program was built without it.
class UpdateNotice final : public QObject
{
    Q_OBJECT

public:
    using Clock = std::function<QDateTime()>;

    /// \a sessions gives what the administrator set and the proxy. \a standardAddress is used until somebody chose
    /// another one; it may be empty.
    UpdateNotice(const Sessions &sessions, SettingsFile &settings, const QString &currentVersion,
                 QString standardAddress = {}, QObject *parent = nullptr);

    /// The administrator switched it off for good.
    static bool isAbsent(const AdministratorSettings &administrator);

    void setClock(Clock clock) { m_clock = std::move(clock); }
    ReleaseFetch &fetch() { return m_fetch; }

    /// Now, if it is due, and from then on; once the window was painted.
    void start();
    /// Checks if it is on and due; called by a timer every hour.
    void look();

    bool isOn() const;
    bool isOnLocked() const;
    QString address() const;
    bool isAddressLocked() const;
    /// Saved, but for what is locked, and looked at now.
    void choose(bool on, const QString &address);

    const QVersionNumber &currentVersion() const { return m_currentVersion; }
    QDateTime lastChecked() const; ///< invalid if never
    QString failure() const; ///< a sentence; empty if the last check went well
    /// What is to be told: a version that is newer than this one, and that was not dismissed.
    std::optional<ReleaseNews> news() const;
    /// Not to be told again; a version after that one is.
    void dismiss();

Q_SIGNALS:
    /// Something of the above is different now.
    void changed();

private:
    bool isDue(const QDateTime &now) const;
    void noteProxy(const QString &proxyHost);
    static QString failureText(const Error &error);
    void conclude(const Result<ReleaseNews> &result);

    const Sessions &m_sessions;
    UpdateSettings m_settings;
    const QVersionNumber m_currentVersion;
    const QString m_standardAddress;
    Clock m_clock;
    ReleaseFetch m_fetch;
    QTimer m_timer;
    bool m_isStarted = false;
    ProxyCredentials m_offered; ///< to a proxy, with the last request
    bool m_wasKeptByProxy = false; ///< the last request never came to the address
};

} // namespace Balehook
