// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

namespace Balehook {

/// What the numbers of a format are.
enum class NumberKind : unsigned char {
    Number,
    Date,
    Time,
    DateTime,
    Duration, ///< hours, minutes or seconds beyond a day
};

/// Of a format that a workbook does not spell out; those of East Asia count, too.
NumberKind builtInNumberKind(int id);
/// Of a format code such as "yyyy\-mm\-dd hh:mm"; what is quoted, escaped or a condition does not count.
NumberKind numberKind(std::string_view code);

} // namespace Balehook
