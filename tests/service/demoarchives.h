// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QList>
#include <QPair>

namespace Balehook::Demo {

/// The real formats, with everything stored as it is: small writers that need no library.
using ArchiveEntries = QList<QPair<QByteArray, QByteArray>>; ///< name and content

QByteArray zipOf(const ArchiveEntries &entries);
QByteArray gzipOf(const QByteArray &content);
/// An .xlsx workbook of one sheet that holds \a csv, without quotes or line breaks in cells, as text.
QByteArray workbookOf(const QByteArray &csv);

} // namespace Balehook::Demo
