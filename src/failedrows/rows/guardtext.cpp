// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/rows/guardtext.h"
#include "core/text/pluralcount.h"

namespace Balehook {

QString GuardText::of(qint64 guardedCells)
{
    if (guardedCells <= 0)
        return {};
    const int count = pluralCount(guardedCells);
    return tr("%Ln cell(s) that look like a formula have a leading apostrophe.", nullptr, count);
}

QString GuardText::after(const QString &text, qint64 guardedCells)
{
    const QString sentence = of(guardedCells);
    return sentence.isEmpty() ? text : QString(text + u' ' + sentence);
}

} // namespace Balehook
