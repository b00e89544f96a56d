// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QWidget;

namespace Balehook {

/// Name, version and licence of the program.
void openAboutBox(QWidget &parent);

} // namespace Balehook
