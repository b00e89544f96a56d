// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/reasons/reasonseparator.h"

#include <QByteArrayView>
#include <QStringList>

#include <span>
#include <vector>

namespace Balehook {

/// Where the reasons of a file stand: guessed from its first rows, changed by the user.
struct ReasonPlan
{
    int column = -1; ///< -1: none looks like it
    int confidence = 0; ///< of the column, 0 to 100; below 50 it should be shown as a question
    ReasonSeparator separator = ReasonSeparator::None;

    bool operator==(const ReasonPlan &) const = default;
};

/// Guesses from \a rows, some hundred. \a header may be empty. A \a chosenColumn that is not negative is taken as it
/// is.
ReasonPlan planReasons(const QStringList &header, std::span<const std::vector<QByteArrayView>> rows,
                       int chosenColumn = -1);

} // namespace Balehook
