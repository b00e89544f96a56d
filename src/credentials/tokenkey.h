// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/account/account.h"

#include <QString>

#include <utility>

namespace Balehook {

/// The name of an account's token in the keychain: v1/<listing origin>/<create origin>/<slug>/<profile id>. A change of
/// any part is another key, so an old token never goes to a new host and profiles never touch each other's tokens.
class TokenKey final
{
public:
    TokenKey(const Account &account, const QString &profileId);
    /// One that toString() gave.
    explicit TokenKey(QString key)
        : m_key(std::move(key))
    { }

    const QString &toString() const { return m_key; }
    QString slug() const { return m_key.section(u'/', -2, -2); }

    friend bool operator==(const TokenKey &a, const TokenKey &b) = default;

private:
    QString m_key;
};

} // namespace Balehook
