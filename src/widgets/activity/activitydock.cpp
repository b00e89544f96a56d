// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/activity/activitydock.h"

#include "session/index/accountsync.h"
#include "session/index/indexedjobs.h"
#include "widgets/activity/activitypanel.h"
#include "widgets/fields/dockplace.h"
#include "widgets/lists/listingkind.h"
#include "widgets/lists/listingpage.h"
#include "widgets/lists/listingtabs.h"
#include "widgets/search/searchdesk.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>

namespace Balehook {

using namespace Qt::StringLiterals;

ActivityDock::ActivityDock(ListingTabs &tabs, QAction &action, const WindowSettings &settings, QMainWindow &window)
    : QObject(&window)
    , m_settings(settings)
    , m_window(window)
    , m_action(action)
{
    connect(&action, &QAction::toggled, this, [this](bool isOpen) {
        m_settings.setActivityVisible(isOpen);
        show();
    });
    connect(&tabs, &ListingTabs::listingChanged, this, [this](Listing listing) {
        m_areJobsShown = listing == Listing::ImportJobs;
        show();
    });
    connect(&tabs, &ListingTabs::pageBuilt, this, &ActivityDock::watch);
    if (ListingPage *jobs = tabs.page(Listing::ImportJobs))
        watch(*jobs);
}

ActivityDock::~ActivityDock() = default;

void ActivityDock::start()
{
    if (m_settings.isActivityVisible())
        m_action.setChecked(true);
}

void ActivityDock::save()
{
    if (m_dock) // or what was kept before still holds
        DockPlace(m_settings, m_window).save(*m_dock);
}

void ActivityDock::watch(ListingPage &page)
{
    if (page.kind().listing() != Listing::ImportJobs)
        return;
    ListingPage *jobs = &page;
    connect(jobs, &ListingPage::viewReplaced, this,
            [this, jobs] { setSession(jobs->current() ? jobs->current()->session.data() : nullptr); });
    connect(jobs, &ListingPage::statusChanged, this, [this, jobs] {
        if (jobs->current())
            setUtc(jobs->current()->model->isUtc());
    });
}

void ActivityDock::follow(SearchDesk &search)
{
    m_search = &search;
    connect(&search, &SearchDesk::queryChanged, this, &ActivityDock::setQuery);
    connect(&search, &SearchDesk::dayChanged, this, [this, &search] { setQuery(search.query()); });
    setQuery(search.query());
}

void ActivityDock::setSession(AccountSession *session)
{
    if (m_session == session)
        return;
    if (m_session) {
        m_session->disconnect(this);
        if (IndexedJobs *jobs = m_session->indexedJobs())
            jobs->disconnect(this);
    }
    m_session = session;
    if (m_panel)
        adopt();
}

void ActivityDock::setFileShown(bool isShown)
{
    m_isFileShown = isShown;
    show();
}

void ActivityDock::setUtc(bool utc)
{
    m_isUtc = utc;
    if (m_panel) // which looks whether it is news
        m_panel->setUtc(utc);
}

void ActivityDock::show()
{
    const bool isShown = m_action.isChecked() && m_areJobsShown && !m_isFileShown;
    if (isShown && !m_dock)
        makePanel();
    if (m_dock)
        m_dock->setVisible(isShown);
}

void ActivityDock::makePanel()
{
    m_dock = new QDockWidget(tr("Activity"), &m_window);
    m_dock->setObjectName(u"activityDock"_s);
    m_panel = new ActivityPanel(m_dock);
    m_dock->setWidget(m_panel);
    DockPlace(m_settings, m_window).restore(*m_dock);
    // The close button hides it; only then does nobody else tell the action.
    connect(m_dock, &QDockWidget::visibilityChanged, this, [this] {
        if (m_dock->isHidden() && m_areJobsShown && !m_isFileShown)
            m_action.setChecked(false);
    });
    connect(m_panel, &ActivityPanel::queryRequested, this, [this](const JobQuery &query) {
        if (m_search)
            m_search->setQuery(query);
    });
    connect(m_panel, &ActivityPanel::loadRequested, this, [this] {
        if (m_session && m_session->sync())
            m_session->sync()->fill();
    });
    m_panel->setUtc(m_isUtc);
    adopt();
}

void ActivityDock::adopt()
{
    m_panel->setIndex(m_session ? m_session->jobIndex() : nullptr);
    if (!m_session)
        return;
    const auto takeLabels = [this] { m_panel->setStatusLabels(m_session->account().statusLabels); };
    connect(m_session, &AccountSession::accountChanged, this, takeLabels);
    takeLabels();
    if (IndexedJobs *jobs = m_session->indexedJobs()) {
        // After its first rows, which go before counts.
        connect(jobs, &IndexedJobs::matchesChanged, this, &ActivityDock::takeQuery);
    }
    takeQuery();
}

void ActivityDock::setQuery(const JobQuery &query)
{
    m_query = query;
    if (m_panel)
        takeQuery();
}

void ActivityDock::takeQuery()
{
    const IndexedJobs *jobs = m_session ? m_session->indexedJobs() : nullptr;
    const bool isFound = jobs && jobs->matches() && jobs->query() == m_query;
    if (isFound || m_query.matchesAll())
        m_panel->setQuery(m_query);
}

} // namespace Balehook
