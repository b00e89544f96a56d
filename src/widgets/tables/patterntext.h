// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/text/cellpattern.h"

#include <QCoreApplication>
#include <QLocale>

namespace Balehook {

/// What is wrong with a regular expression, in words.
class PatternText final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::PatternText)

public:
    /// Empty where it can be used.
    static QString fault(const QString &expression)
    {
        const auto at = CellPattern(expression).faultAt();
        return at ? tr("The regular expression is not valid at character %1.").arg(QLocale().toString(*at + 1))
                  : QString();
    }
};

} // namespace Balehook
