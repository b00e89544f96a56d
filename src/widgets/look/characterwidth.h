// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFontMetrics>

#include <algorithm>

namespace Balehook {

/// The width of an average Latin letter or digit, the unit of columns and dialogs. QFontMetrics::averageCharWidth() is
/// that of an ideograph where the font has them, nearly twice as much.
inline int characterWidth(const QFontMetrics &metrics)
{
    static const QString sample = QStringLiteral("abcdefghijklmnopqrstuvwxyz0123456789");
    return std::min(metrics.averageCharWidth(), metrics.horizontalAdvance(sample) / int(sample.size()) + 1);
}

} // namespace Balehook
