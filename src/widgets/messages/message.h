// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/look/messagesign.h"

#include <QString>

#include <functional>

namespace Balehook {

/// One thing to tell above the list: what happened, what to do, one action. All texts are plain text.
struct Message
{
    using Level = MessageLevel; ///< the most important one is shown

    QString id; ///< a message with the same id replaces the one before
    Level level = Level::Information;
    QString text;
    QString actionText; ///< empty: no button
    std::function<void()> action;
    QString detail; ///< the raw answer, shown on demand; empty: no "Details"
    bool closable = true;
    bool isCountdown = false; ///< in the place of one with its id it is not announced: nobody wants each second
};

} // namespace Balehook
