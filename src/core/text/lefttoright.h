// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace Balehook {

/// \a text, such as a time or an address as a machine writes it, to stand in a line of the user's language: where that
/// is written from the right, the parts of \a text would change places. Not for text that goes through cellText() or
/// detailText() afterwards, which show the marks that are added here.
QString leftToRight(const QString &text);

} // namespace Balehook
