// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <optional>

namespace Balehook {

/// The host-name segment that names an account (interface 1, 5): ^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$, ASCII only.
/// An AccountSlug is always valid; upper case is lowered on the way in, nothing else is repaired.
class AccountSlug final
{
public:
    static std::optional<AccountSlug> fromString(const QString &text);

    const QString &toString() const { return m_slug; }

    friend bool operator==(const AccountSlug &a, const AccountSlug &b) = default;

private:
    explicit AccountSlug(QString slug)
        : m_slug(std::move(slug))
    { }

    QString m_slug;
};

} // namespace Balehook
