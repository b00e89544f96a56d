// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QIcon>

namespace Balehook {

/// The icon \a name of the program's icon family in the colours of the palette, drawn when first painted. Empty (and
/// painting nothing) for a name that is not there.
QIcon themedIcon(const QString &name);

} // namespace Balehook
