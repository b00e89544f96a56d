// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QAbstractButton;

namespace Balehook {

/// Where the buttons of dialogs have icons, gives the "Close" \a button the program's own: Qt's is black on any ground,
/// and is not seen on a dark one.
void setCloseIcon(QAbstractButton &button);

} // namespace Balehook
