// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QAction;

namespace Balehook {

/// What a menu says, for use outside of it.
namespace MenuText {

/// Without the letter's mark and the key behind a tab.
QString plain(const QString &text);

/// The keys of \a action as the platform writes them, also those that only stand in its text; empty: none.
QString keys(const QAction &action);
/// The first of them.
QString firstKey(const QAction &action);

} // namespace MenuText
} // namespace Balehook
