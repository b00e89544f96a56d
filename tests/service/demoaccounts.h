// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QLatin1String>
#include <QList>

#include <cstdint>

namespace Balehook::Demo {

/// One account of the demo. The tokens are no secrets: they open nothing but this service on loopback.
struct DemoAccount
{
    QLatin1StringView slug;
    QLatin1StringView name;
    QLatin1StringView token;
    std::uint32_t colour; ///< 0xRRGGBB
    qint64 jobs; ///< -1: as many as asked for on the command line
    int webhooks;
    int properties; ///< where there are some, the account in the console is given the path that lists them
};

constexpr auto propertiesPath = QLatin1StringView("/api/platform/v1/property");

const QList<DemoAccount> &demoAccounts();
/// Null where there is none.
const DemoAccount *demoAccount(QByteArrayView slug);

} // namespace Balehook::Demo
