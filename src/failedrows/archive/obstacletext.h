// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/archive/obstacle.h"

#include <QCoreApplication>

namespace Balehook {

/// Why a file is not shown, or not to its end, in whole sentences.
struct ObstacleText
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::ObstacleText)

public:
    static QString of(const Obstacle &obstacle);
    /// The same with how many rows could be read before.
    static QString of(const Obstacle &obstacle, qint64 rows);
};

} // namespace Balehook
