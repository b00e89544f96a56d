// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace Balehook {

/// The name and the password that one proxy wants; all empty where none are known. For this run only: never stored.
struct ProxyCredentials
{
    QString host = {}; ///< of the proxy that asked; no other one gets them
    QString user = {};
    QString password = {};

    bool isEmpty() const { return user.isEmpty(); }
    bool isFor(const QString &proxyHost) const
    {
        return !isEmpty() && !host.isEmpty() && host.compare(proxyHost, Qt::CaseInsensitive) == 0;
    }

    friend bool operator==(const ProxyCredentials &a, const ProxyCredentials &b) = default;
};

} // namespace Balehook
