// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QString>

namespace Balehook {

/// Longest text of the service that is shown as its words; the whole answer stays in the details.
constexpr qsizetype serviceTextLimit = 1000;

/// The words of the service in an error body, as plain text: title, detail and errors of problem+json (RFC 9457),
/// "message", "error" as text or object, plain text, or HTML without its markup. Empty if there are none. Unknown
/// members are ignored, wrong types too.
QString serviceText(const QByteArray &body, const QByteArray &contentType);

/// \a body as text for "Details": what is no UTF-8 becomes U+FFFD.
QString bodyText(const QByteArray &body);

/// \a body without any of \a secrets (also where JSON escaped their slashes): a service may echo what it was sent.
QByteArray withoutSecrets(QByteArray body, const QList<QByteArray> &secrets);

/// True if \a body or \a contentType is HTML: a sign-in page or a captive portal.
bool isWebPage(const QByteArray &body, const QByteArray &contentType);

} // namespace Balehook
