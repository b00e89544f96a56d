// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QToolBar>

namespace Balehook {

class RowsActions;

/// Above a file, while it comes and when its link is no good as well: the way back, on to the next failed file, and
/// what is done with all of its rows. The actions are those of the menus.
class FileBar final : public QToolBar
{
    Q_OBJECT

public:
    /// \a rows and what is in \a neighbours (previous, next failed file) outlive it.
    FileBar(RowsActions &rows, const QList<QAction *> &neighbours, QWidget *parent);

    /// What is done with rows is off while there are none.
    void setRowsShown(bool areShown);

Q_SIGNALS:
    void backRequested();

private:
    QList<QAction *> m_rowsActions;
};

} // namespace Balehook
