// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace Balehook {

/// How well what a person typed fits a text: without regard to case and accents, each typed word on its own and in any
/// order. The beginning of the text is best, then the beginning of a word, beginnings of words ("gtr": Go to Row),
/// something inside a word, and letters that stand near each other in this order.
struct FuzzyMatch
{
    int score = 0; ///< greater is better
    std::vector<int> places; ///< of the letters of the text that fit, ascending

    /// Nothing if \a typed does not fit. What is empty fits everything.
    static std::optional<FuzzyMatch> of(const QString &typed, const QString &text);
};

} // namespace Balehook
