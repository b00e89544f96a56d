// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/compare/comparetext.h"

#include "core/text/lefttoright.h"
#include "core/text/textdirection.h"

namespace Balehook {

QString inItsDirection(const QString &text)
{
    return textDirection(text, Qt::LeftToRight) == Qt::RightToLeft ? text : leftToRight(text);
}

} // namespace Balehook
