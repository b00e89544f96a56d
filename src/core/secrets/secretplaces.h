// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QList>

namespace Balehook {

/// Shorter ones are not looked for: they would be found in text that has nothing to do with them.
constexpr qsizetype shortestKnownSecret = 8;

/// What stands where a secret was.
constexpr QByteArrayView hiddenSecret("[...]");

/// Where secrets stand in a text.
struct SecretPlaces
{
    struct Range
    {
        qsizetype from;
        qsizetype to;
    };

    QList<Range> ranges;
    qsizetype decidedTo = 0; ///< what follows has to be seen together with what comes after it
};

} // namespace Balehook
