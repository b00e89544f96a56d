// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
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

/// Names the tool buttons of \a actions like their menu items, also when these change: without the letter in brackets,
/// which Qt leaves there, and without the dots. A shorter name that a button has already stays.
void nameButtons(const QList<QAction *> &actions);

} // namespace MenuText
} // namespace Balehook
