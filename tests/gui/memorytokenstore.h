// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "credentials/tokenstore.h"

#include <QMap>

#include <optional>

namespace Balehook {

/// A keychain of one's own, answering through the event loop as the real one does.
class MemoryTokenStore final : public TokenStore
{
public:
    void read(const TokenKey &key, bool storedBefore, QObject *context, ReadCallback done) override;
    void write(const TokenKey &key, const BearerToken &token, QObject *context, WriteCallback done) override;
    void remove(const TokenKey &key, QObject *context, WriteCallback done) override;

    std::optional<ErrorKind> failure; ///< every answer, while set
    bool mute = false; ///< no answer at all, while set
    int reads = 0;
    int writes = 0;
    QMap<QString, BearerToken> tokens;
};

} // namespace Balehook
