// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

namespace Balehook::Testing {

/// What a program holds now, to be compared with what it holds later.
struct LivingThings
{
    qint64 objects = 0; ///< QObjects, in all threads and whoever owns them
    qint64 files = 0; ///< open file descriptors
    qint64 kilobytes = 0; ///< of allocated memory; 0 where that is not known

    /// Objects are counted from now on.
    static void startCounting();
    static LivingThings now();
    /// AddressSanitizer has its own memory.
    static bool isMemoryKnown();
};

} // namespace Balehook::Testing
