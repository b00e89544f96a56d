// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QLineEdit;

namespace Balehook {

/// A button at the end of \a edit that clears it, while there is text in it. Not Qt's own: to make its icon, that looks
/// through the icon themes of the desktop, before the first window is painted.
void addClearButton(QLineEdit &edit);

} // namespace Balehook
