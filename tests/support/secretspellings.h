// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QList>

namespace Balehook::Testing {

/// One way to write something that means the same.
struct SecretSpelling
{
    const char *name;
    QByteArray text;
};

/// \a token in every spelling in which a service may repeat it: as it is, with the escapes of JSON, of addresses and of
/// HTML, as Base64 and hexadecimal, and in combinations of these. ASCII; none holds a quote or a raw line break, so
/// that each may stand inside a string of JSON.
QList<SecretSpelling> spellingsOfSecret(const QByteArray &token);

} // namespace Balehook::Testing
