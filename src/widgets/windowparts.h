// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

class QMainWindow;
class QSettings;

namespace Balehook {

class FilesDesk;
class ListingTabs;
class MessageBar;
class SearchDesk;
class Sessions;
class UnknownsDialog;
class WindowActions;

/// What stands beside the lists: docks and dialogs that a menu opens, each made when it is first wanted. It only brings
/// an action and its part together. Owned by the window, and gone before what it was given.
class WindowParts final : public QObject
{
    Q_OBJECT

public:
    /// What a part may need of the window; all of it outlives the parts.
    struct Context
    {
        Sessions &sessions;
        QSettings &settings;
        ListingTabs &tabs;
        FilesDesk &files;
        SearchDesk &search;
        MessageBar &messages;
        WindowActions &actions;
        QMainWindow &window;
    };

    explicit WindowParts(const Context &context);
    ~WindowParts() override;

    /// After the first paint: opens what was open when the program ended.
    void start();
    /// Keeps for the next start what is open, and where.
    void save();

private:
    void connectDialogs();
    void showUnknowns();

    Context m_context;
    UnknownsDialog *m_unknowns = nullptr; ///< once it was opened
};

} // namespace Balehook
