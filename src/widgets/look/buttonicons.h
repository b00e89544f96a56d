// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QDialogButtonBox;

namespace Balehook {

/// Where the buttons of dialogs have icons, gives those that stand in every dialog (Close, Cancel, Help and so on) in
/// \a buttons the program's own. Qt's are of another style than the icons beside them, and the one of "Close" is black
/// on any ground, and is not seen on a dark one.
void setButtonIcons(QDialogButtonBox &buttons);

} // namespace Balehook
