// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>

namespace Balehook {

/// What is said of exported cells that were given an apostrophe, because they look like a formula.
struct GuardText
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::GuardText)

public:
    /// A sentence about them; empty where there are none.
    static QString of(qint64 guardedCells);
    /// \a text, and that sentence where there is one.
    static QString after(const QString &text, qint64 guardedCells);
};

} // namespace Balehook
