// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>

class QAction;
class QMenu;

namespace Balehook {

/// What the record pane offers for a record, by its kind. All of it is in a menu of the window, too, and outlives the
/// pane.
struct RecordActions
{
    /// A button, and what is in the menu beside it.
    struct Button
    {
        QAction *action = nullptr;
        QList<QAction *> more = {};
    };

    QList<Button> job;
    QList<Button> webhook;
    QAction *watch = nullptr; ///< an icon in the title row of a job
};

} // namespace Balehook
