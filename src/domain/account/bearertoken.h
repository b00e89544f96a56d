// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "core/secrets/secret.h"

#include <QCoreApplication>

namespace Balehook {

/// A valid RFC 6750 b64token. Its only road is keychain -> AccountSession -> Authorization header.
class BearerToken final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::BearerToken)

public:
    /// What was done to pasted text to make it a token; shown to the user as a notice.
    struct Pasted;

    /// Trims white space and line breaks and a leading "Bearer ", then checks characters and length (at most 16 KiB).
    /// The error is ErrorKind::NotAllowed, its detail the sentence to show; it never repeats the text.
    static Result<Pasted> fromPasted(const QString &text);

    /// What a keychain gave back; nothing is repaired.
    static std::optional<BearerToken> fromStored(const Secret &secret);

    const Secret &secret() const { return m_secret; }

    friend bool operator==(const BearerToken &a, const BearerToken &b) = default;

private:
    explicit BearerToken(Secret secret)
        : m_secret(std::move(secret))
    { }

    Secret m_secret;
};

struct BearerToken::Pasted
{
    BearerToken token;
    bool trimmed = false; ///< white space was removed
    bool prefixRemoved = false; ///< "Bearer " was removed
};

} // namespace Balehook
