// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QImage>
#include <QString>

namespace Balehook {

/// \a image with at most \a colours: the most frequent ones that can be told apart; the others become the nearest of
/// them. Pictures of windows have few colours, and many shades at the edges of letters.
QImage withFewColours(const QImage &image, int colours);

/// As small as it gets; false if it cannot be written.
bool savePng(const QImage &image, const QString &path);

} // namespace Balehook
