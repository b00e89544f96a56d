// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

namespace Balehook {

/// Shorter ones are not looked for: they would be found in text that has nothing to do with them.
constexpr qsizetype shortestKnownSecret = 8;

/// \a text with "[...]" for every Secret that lives now: a service may repeat the token in whatever it sends, and what
/// it sends is shown, copied, logged and kept. Found as it is, percent-encoded and with the slashes as JSON escapes
/// them. Text without one is returned unchanged and shared. May be called from any thread.
QByteArray withoutKnownSecrets(const QByteArray &text);
/// The same; case is ignored where \a text is a host, which Qt makes lower case.
QString withoutKnownSecrets(const QString &text, Qt::CaseSensitivity cases = Qt::CaseSensitive);

/// For Secret alone: its bytes are looked for from now on, until they are forgotten. They are not copied.
void rememberSecret(QByteArrayView bytes);
void forgetSecret(QByteArrayView bytes);

} // namespace Balehook
