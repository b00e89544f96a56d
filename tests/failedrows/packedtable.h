// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

/// Stored blocks, which need no compressor. Unless \a isWhole, the end is missing.
QByteArray gzip(const QByteArray &content, bool isWhole = true);

/// How a table comes from a merchant.
enum class Packing { None, Gzip, Zip, Workbook };

/// The table of \a csv so; a workbook has its cells as texts.
QByteArray packed(const QByteArray &csv, Packing packing);
/// An archive with two of them, a.csv and b.csv.
QByteArray zipOfTwo(const QByteArray &a, const QByteArray &b);
