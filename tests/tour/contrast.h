// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

class QImage;
class QWidget;

namespace Balehook::Testing {

/// The contrast between what an image in Format_RGB32 is mostly filled with and what stands out from it most; 21 if it
/// is of one colour.
double contrastWithin(const QImage &image);

/// \a image of one line of text without what is taller than its letters, such as the block of an account's colour.
QImage withoutBars(const QImage &image);

/// The texts in \a window as it is painted now that stand out from their background by less than \a least. Disabled
/// ones, and the placeholders of empty fields, may be dim.
QStringList faintTexts(QWidget &window, double least);

} // namespace Balehook::Testing
