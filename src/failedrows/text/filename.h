// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>
#include <QUrl>

namespace Balehook {

/// \a name as a file name that is harmless on every platform: the last part after / and \, without control, bidi and
/// reserved characters, without leading dots, dashes and tildes or trailing dots and spaces, no device name of Windows,
/// at most 120 bytes. What ends in anything else than the ending of a file of data gets ".txt" behind it: nothing that
/// is saved under it can be run, or leads somewhere, by its name. Empty if nothing is left.
QString safeFileName(const QString &name);

/// "failed-rows-<jobId>.csv", made safe: the name for links that have none.
QString defaultFileName(const QString &jobId);

/// The name in the path of \a url, made safe, or the default one.
QString suggestedFileName(const QUrl &url, const QString &jobId);

/// The name in a Content-Disposition header (RFC 6266: filename* before filename), made safe; empty if there is none.
QString dispositionFileName(const QByteArray &header);

} // namespace Balehook
