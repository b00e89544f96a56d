// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>

class QAction;
class QLayout;
class QWidget;

namespace Balehook {

/// A push button for each of \a actions, in a layout that wraps: text, icon and state follow the action.
QLayout *actionButtons(const QList<QAction *> &actions, QWidget *parent);

} // namespace Balehook
