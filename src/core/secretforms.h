// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/protectedmemory.h"

#include <QByteArrayView>

#include <vector>

namespace Balehook {

/// One way in which bytes are written, unit by unit. It does not own the bytes.
struct SecretForm
{
    enum class Kind {
        Plain,
        Hex,
        Base64, ///< also base64url
    };

    Kind kind;
    int alignment; ///< of Base64: how many bytes stand before these in a group of three
    QByteArrayView bytes;
    qsizetype core; ///< so many bytes must be there; those behind them are "=", and may be left out

    /// How many characters they are written with, those included that hold other bits, too.
    qsizetype units() const;
    qsizetype coreUnits() const;
    /// Whether the character \a value may be unit \a index.
    bool accepts(qsizetype index, int value, Qt::CaseSensitivity cases) const;
};

/// All forms in which a secret is looked for, but for the escapes of single characters: plain, hexadecimal and Base64,
/// and Base64 of what is already encoded. What is made of the secret for that is held in protected memory.
class SecretForms final
{
public:
    explicit SecretForms(QByteArrayView secret);

    QByteArrayView secret() const { return m_secret; }
    const std::vector<SecretForm> &all() const { return m_all; }

private:
    /// Base64 of what the secret was already encoded to.
    void addEncoded(QByteArrayView bytes);
    void addBase64(QByteArrayView bytes, qsizetype core);

    ProtectedMemory m_memory;
    QByteArrayView m_secret;
    std::vector<SecretForm> m_all;
};

} // namespace Balehook
