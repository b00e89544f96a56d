// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/demojobs.h"

#include <QByteArray>

namespace Balehook::Demo {

/// What a link gives that gives no ordinary file of rows: its bytes and the type that the server claims.
struct OddFile
{
    QByteArray content;
    QByteArray contentType;
    int bytesPerSecond = 0; ///< 0: as fast as it goes
};

/// The file behind the failed rows of \a job, whose fate is one of those that have content of their own.
OddFile oddFile(quint64 seed, const DemoJob &job);

} // namespace Balehook::Demo
