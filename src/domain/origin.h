// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QUrl>

#include <optional>

namespace Balehook {

/// Scheme, host (ASCII, lower case) and effective port: the unit to which a token may be sent. Two URLs belong to the
/// same origin only if all three are equal.
class Origin final
{
public:
    /// Nothing for URLs without a host or with another scheme than http and https.
    static std::optional<Origin> of(const QUrl &url);

    const QString &scheme() const { return m_scheme; }
    const QString &host() const { return m_host; }
    int port() const { return m_port; }

    /// "https://acme.example.com" or "http://127.0.0.1:8080"; the default port is left out.
    QString toString() const;

    friend bool operator==(const Origin &a, const Origin &b) = default;

private:
    Origin(QString scheme, QString host, int port);

    QString m_scheme;
    QString m_host;
    int m_port = 0;
};

/// "localhost", 127.0.0.0/8 and ::1: the only hosts that plain http is allowed for, as nothing has to be looked up to
/// connect to them.
bool isLoopbackHost(const QString &host);

} // namespace Balehook
