// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/look/icons.h"

#include "widgets/look/svgiconengine.h"

namespace Balehook {

QIcon themedIcon(const QString &name)
{
    return QIcon(new SvgIconEngine(name));
}

} // namespace Balehook
