// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QString>

namespace Balehook {

/// Shorter ones are not looked for: they would be found in text that has nothing to do with them.
constexpr qsizetype shortestKnownSecret = 8;

/// What stands where a secret was.
constexpr QByteArrayView hiddenSecret("[...]");

/// \a text with hiddenSecret for every Secret that lives now: a service may repeat the token in whatever it sends, and
/// what it sends is shown, copied, logged and kept. What counts is what the text means: escapes of JSON, of addresses
/// and of HTML are followed, nested and repeated, and Base64, base64url and hexadecimal are read wherever they stand in
/// other text (core/secretforms.h, core/escapedreader.h). Text without one is returned unchanged and shared. A text
/// that is made to take long, with a token made for it, loses all from there on. May be called from any thread.
QByteArray withoutKnownSecrets(const QByteArray &text);
/// The same; case is ignored where \a text is a host, which Qt makes lower case.
QString withoutKnownSecrets(const QString &text, Qt::CaseSensitivity cases = Qt::CaseSensitive);
/// The same for a \a text that was cut, perhaps in the middle of a secret: its beginning at the end goes, too.
QByteArray withoutPartsOfKnownSecrets(const QByteArray &text);

/// Whether withoutKnownSecrets() would change \a text.
bool holdsKnownSecret(const QString &text, Qt::CaseSensitivity cases = Qt::CaseSensitive);

/// Where secrets stand in a text.
struct SecretPlaces
{
    struct Range
    {
        qsizetype from;
        qsizetype to;
    };

    QList<Range> ranges;
    qsizetype decidedTo = 0; ///< what follows has to be seen together with what comes after it
};

/// For SecretFilter; \a goesOn: more may follow behind \a text.
SecretPlaces placesOfKnownSecrets(QByteArrayView text, bool goesOn);

/// For Secret alone: its bytes are looked for from now on, until they are forgotten. What is made of them for that is
/// held in protected memory.
void rememberSecret(QByteArrayView bytes);
void forgetSecret(QByteArrayView bytes);

} // namespace Balehook
