// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/result.h"

#include <QString>

#include <functional>

namespace Balehook {

/// One error of what could not be removed; either may be none.
inline Outcome both(const Outcome &first, const Outcome &second)
{
    if (first.ok() || second.ok())
        return first.ok() ? second : first;
    Error error = first.error();
    error.detail += u'\n' + second.error().userMessage() + u'\n' + second.error().detail;
    return error;
}

/// What removing an account came to, while its parts are on their way.
struct AccountRemoval
{
    int parts = 2;
    Outcome token = Nothing();
    Outcome rest;
    std::function<void(const Outcome &)> done;

    /// One of the parts but the token.
    void restDone(const Outcome &outcome)
    {
        add(outcome);
        partDone();
    }

    void add(const Outcome &outcome) { rest = both(rest, outcome); }

    void partDone()
    {
        if (--parts == 0)
            done(both(token, rest));
    }
};

} // namespace Balehook
