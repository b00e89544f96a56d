// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace Balehook {

/// What stands where a credential was.
constexpr QByteArrayView hiddenPart("[redacted]");

/// A header, a parameter or a field with this name holds a credential: tokens, passwords, signatures, cookies.
bool isSecretName(QByteArrayView name);

/// The body of a request or an answer, or the value of a header, as it may be kept and shown: without every Secret that
/// lives, userinfo and query of URLs, values of fields and parameters with a secret name, and what follows "Bearer".
/// JSON stays JSON. Fast enough for every answer: one look at each byte. \a text without any of it is returned shared.
QByteArray redactedBody(const QByteArray &text);
/// The same for a \a text that went through withoutKnownSecrets() in one piece, which is not done again.
QByteArray redactedSearchedBody(const QByteArray &text);

} // namespace Balehook
