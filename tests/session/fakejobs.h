// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/fakepagesource.h"

#include <QHash>
#include <QStringList>

#include <functional>

namespace Balehook::Testing {

/// A listing of import jobs that a test changes as it likes, with records in the bytes of a real answer. Handed to a
/// FakePageSource as its script; outlives that.
class FakeJobs final
{
public:
    enum class Total { Right, None, TooLow, TooHigh, Huge };

    explicit FakeJobs(int count);

    QStringList ids; ///< in the order of the listing
    QHash<QString, int> versions; ///< changes what a job says
    int largestPage = 10'000;
    bool echoes = true; ///< page and page size are told
    Total total = Total::Right;
    bool ignoresPage = false; ///< the first page, whatever is asked
    bool isWhole = false; ///< everything on page 1
    int rejectsFrom = 0; ///< pages of so many are refused; 0: none
    /// Called before each answer.
    std::function<void(const PageRequest &request)> before;
    /// An error in the place of an answer.
    std::function<std::optional<Error>(const PageRequest &request, int nth)> error;

    FakePageSource::Script script();
    QByteArray rawOf(const QString &id) const;

private:
    FakePageSource::Answer answer(const PageRequest &request, int nth);
};

} // namespace Balehook::Testing
