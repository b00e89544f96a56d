// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

namespace Balehook {

/// A quote that never ends.
struct OpenQuote
{
    qint64 row = 0; ///< -1 in the header
    qint64 offset = 0; ///< of the quote in the file

    friend bool operator==(const OpenQuote &a, const OpenQuote &b) = default;
};

} // namespace Balehook
