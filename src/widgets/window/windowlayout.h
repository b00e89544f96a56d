// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/windowsettings.h"

class QMainWindow;
class QSplitter;

namespace Balehook {

class ListingPage;

/// Keeps and restores what the window looks like: place, splitters, columns. Owned by the window.
class WindowLayout final
{
public:
    WindowLayout(SettingsFile &settings, QMainWindow &window, QSplitter &accounts);

    /// Before the window is shown. A place on a screen that is gone becomes one on a screen that is there.
    void restore();
    void save();
    /// Widths, order and visibility of the columns of one list.
    void restoreColumns(ListingPage &page);
    void saveColumns(ListingPage &page);

    WindowSettings &settings() { return m_settings; }

private:
    WindowSettings m_settings;
    QMainWindow &m_window;
    QSplitter &m_accounts;
};

} // namespace Balehook
