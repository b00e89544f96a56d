// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "plan.h"

#include <sys/types.h>

namespace IoFaults {

class Place;

/// One call below the root: made to fail if it is its turn. Calls of other threads wait meanwhile, so that the journal
/// has them in the order in which they were made.
class Step final
{
public:
    Step(Call call, const Place &place, bool takesSpace);
    ~Step();
    Step(const Step &) = delete;
    Step &operator=(const Step &) = delete;

    /// Sets errno when it does.
    bool fails() const;
    bool isShort() const { return m_verdict.isShort; }

private:
    Verdict m_verdict;
};

} // namespace IoFaults
