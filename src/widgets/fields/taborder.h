// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QMainWindow;

namespace Balehook {

/// Where Tab goes in the window: as its parts stand there, not as they were made. Qt goes by the latter, and here most
/// parts are made when they are first wanted; and a part whose focus proxy is hidden would keep Tab where it is.
namespace TabOrder {

/// One stop on or back from what has the focus; false if there is none.
bool step(QMainWindow &window, bool forward);

} // namespace TabOrder
} // namespace Balehook
