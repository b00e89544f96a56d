// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

class QMainWindow;

namespace Balehook {

class FilesDesk;
class ListingTabs;
class WindowActions;

/// Next and previous row without the arrow keys: what they do where the focus is in a list or a line of text, else one
/// row on in the list that is shown. Owned by the window.
class RowKeys final : public QObject
{
    Q_OBJECT

public:
    /// All of them outlive it.
    RowKeys(ListingTabs &tabs, FilesDesk &files, const WindowActions &actions, QMainWindow &window);

private:
    void step(int key);

    ListingTabs &m_tabs;
    FilesDesk &m_files;
    QMainWindow &m_window;
};

} // namespace Balehook
