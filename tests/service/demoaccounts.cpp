// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "service/demoaccounts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Balehook::Demo {

const QList<DemoAccount> &demoAccounts()
{
    static const QList<DemoAccount> accounts{
        {"acme"_L1, "Acme Outfitters"_L1, "demo.acme.Zk31-9fT_wQ"_L1, 0x1f7a8c, -1, 31, 340},
        {"globex"_L1, "Globex Home"_L1, "demo.globex.p07~Lr+52x/8=="_L1, 0xb5541c, 37, 3, 0},
        {"initech"_L1, "Initech Supplies"_L1, "demo.initech.m4A-77uY"_L1, 0x6b4fa0, 0, 0, 0},
    };
    return accounts;
}

const DemoAccount *demoAccount(QByteArrayView slug)
{
    const auto &accounts = demoAccounts();
    const auto found = std::find_if(accounts.cbegin(), accounts.cend(), [slug](const DemoAccount &account) {
        return slug == QByteArrayView(account.slug.data(), account.slug.size());
    });
    return found == accounts.cend() ? nullptr : &*found;
}

} // namespace Balehook::Demo
