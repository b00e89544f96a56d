// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QWidget;

namespace Balehook {

/// Makes \a dialog as high as its texts need at its width (wrapped texts need more than a size hint tells), never
/// smaller than it is and never higher than the screen.
void growToFit(QWidget &dialog);

} // namespace Balehook
