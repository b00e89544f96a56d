// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/look/closeicon.h"

#include "widgets/look/icons.h"

#include <QAbstractButton>

namespace Balehook {

using namespace Qt::StringLiterals;

void setCloseIcon(QAbstractButton &button)
{
    if (!button.icon().isNull())
        button.setIcon(themedIcon(u"x"_s));
}

} // namespace Balehook
