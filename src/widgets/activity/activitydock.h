// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/jobquery.h"
#include "session/account/accountsession.h"
#include "settings/windowsettings.h"

#include <QObject>
#include <QPointer>

class QAction;
class QDockWidget;
class QMainWindow;

namespace Balehook {

class ActivityPanel;
class ListingPage;
class ListingTabs;
class SearchDesk;

/// The activity panel as a dock of the window: made when it is first shown, closed or moved as the user likes. It
/// follows the search of the account that is shown. Owned by the window.
class ActivityDock final : public QObject
{
    Q_OBJECT

public:
    /// \a action shows and hides it, and follows its close button.
    ActivityDock(ListingTabs &tabs, QAction &action, const WindowSettings &settings, QMainWindow &window);
    ~ActivityDock() override;

    /// Opens it if it was open when the program ended. After the first paint: it takes its time to load.
    void start();
    /// Keeps its place and size for the next start.
    void save();

    /// A file, like another list than the import jobs, makes the dock step aside.
    void setFileShown(bool isShown);
    /// Shows what \a search asks for, and has it ask for what is chosen here.
    void follow(SearchDesk &search);

private:
    void setQuery(const JobQuery &query);
    void setUtc(bool utc);
    void watch(ListingPage &page);
    void setSession(AccountSession *session);
    void show();
    void makePanel();
    void adopt();
    void takeQuery();

    WindowSettings m_settings;
    QMainWindow &m_window;
    QAction &m_action;
    QDockWidget *m_dock = nullptr; ///< null before it was first shown
    ActivityPanel *m_panel = nullptr;
    QPointer<SearchDesk> m_search;
    QPointer<AccountSession> m_session;
    JobQuery m_query;
    bool m_areJobsShown = true;
    bool m_isFileShown = false;
    bool m_isUtc = false;
};

} // namespace Balehook
