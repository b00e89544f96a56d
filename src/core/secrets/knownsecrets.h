// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/secrets/secretplaces.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

namespace Balehook {

/// \a text with hiddenSecret for every Secret that lives now: a service may repeat the token in whatever it sends, and
/// what it sends is shown, copied, logged and kept. What counts is what the text means: escapes of JSON, of addresses
/// and of HTML are followed, nested and repeated, and Base64, base64url and hexadecimal are read wherever they stand in
/// other text (core/secrets/secretforms.h, core/secrets/escapedreader.h). Text without one is returned unchanged and
/// shared. A text that is made to take long, with a token made for it, loses all from there on. May be called from any
/// thread.
QByteArray withoutKnownSecrets(const QByteArray &text);
/// The same; case is ignored where \a text is a host, which Qt makes lower case.
QString withoutKnownSecrets(const QString &text, Qt::CaseSensitivity cases = Qt::CaseSensitive);
/// The same for a \a text that was cut, perhaps in the middle of a secret: its beginning at the end goes, too.
QByteArray withoutPartsOfKnownSecrets(const QByteArray &text);

/// Whether withoutKnownSecrets() would change \a text.
bool holdsKnownSecret(const QString &text, Qt::CaseSensitivity cases = Qt::CaseSensitive);

/// For SecretFilter; \a goesOn: more may follow behind \a text.
SecretPlaces placesOfKnownSecrets(QByteArrayView text, bool goesOn);

/// For Secret alone: its bytes are looked for from now on, until they are forgotten. What is made of them for that is
/// held in protected memory.
void rememberSecret(QByteArrayView bytes);
void forgetSecret(QByteArrayView bytes);

} // namespace Balehook
