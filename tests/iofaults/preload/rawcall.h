// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace IoFaults {

using RawCall = long (*)(long number, ...);

/// syscall() of the C library, which this library replaces for others.
RawCall realSyscall();

template <typename... Arguments>
long rawCall(long number, Arguments... arguments)
{
    return realSyscall()(number, arguments...);
}

} // namespace IoFaults
