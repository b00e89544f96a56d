// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QMainWindow;

namespace Balehook {

class ListingTabs;
class MessageBar;
class Sessions;
class SettingsFile;
class WindowActions;

/// What most parts of the window work with; all of it outlives them.
struct WindowContext
{
    Sessions &sessions;
    SettingsFile &settings;
    ListingTabs &tabs;
    MessageBar &messages;
    WindowActions &actions;
    QMainWindow &window;
};

} // namespace Balehook
