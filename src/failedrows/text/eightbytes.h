// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <cstring>

namespace Balehook {

/// The bytes from \a from on as a number, wherever they lie.
inline quint64 eightBytes(const char *from)
{
    quint64 word = 0;
    std::memcpy(&word, from, sizeof word);
    return word;
}

} // namespace Balehook
