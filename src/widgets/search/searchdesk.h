// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/jobquery.h"
#include "widgets/search/searchscope.h"

#include <QPointer>
#include <QTimer>

#include <memory>

class QDateTime;
class QMenu;

namespace Balehook {

class AccountSession;
class FoundPlace;
class GrowingSearch;
class HeaderClicks;
class ImportJobsModel;
class IndexKeeper;
class ListingPage;
class LoadedFilter;
class SearchActions;
class SearchMarks;
class SearchRow;
class Sessions;
class SettingsFile;
class SmallAccounts;
class ViewsMenu;

/// Search, filter and sort of the import jobs: takes the query from the search row, the titles of the columns and the
/// named views, and has the list show what the account's index finds. A query that asks for nothing shows what the
/// service lists. Owned by the list's page.
class SearchDesk final : public QObject
{
    Q_OBJECT

public:
    /// \a jobsMenu: of the menu bar. All outlive it.
    SearchDesk(Sessions &sessions, SettingsFile &settings, ListingPage &page, QMenu &jobsMenu);
    ~SearchDesk() override;

    /// Of the account that is shown.
    const JobQuery &query() const { return m_query; }
    /// As if the user had asked for it.
    void setQuery(const JobQuery &query);
    ViewsMenu &views() const { return *m_views; }
    /// Only jobs that have what the current cell says.
    void filterByCurrentCell();
    /// It is \a now, in the zone of the list: what is asked for relative to the day is searched again if that was
    /// another one, or began at another time.
    void setTime(const QDateTime &now);

Q_SIGNALS:
    /// query() is another one, or that of another account.
    void queryChanged(const Balehook::JobQuery &query);
    /// The index of the account that is shown holds other jobs.
    void indexChanged();
    /// What is counted by days is another thing now.
    void dayChanged();

private:
    void connectParts();
    void connectActions();
    void adoptView();
    void connectSession();
    /// Whose days the list shows.
    void followZone();
    void take(const JobQuery &query);
    void apply();
    void showMarks();
    void updateScope();
    void updateScopeSoon()
    {
        if (!m_scopeSoon.isActive())
            m_scopeSoon.start();
    }
    void sortBy(int column);
    void fillSorting(QMenu &menu);
    void step(bool forward);
    void goToResults();
    void askFacets();
    void suggestValues(int field, const QString &rest, const QString &begun);
    bool hasIndex() const;
    bool hasText() const { return !m_query.text.trimmed().isEmpty(); }
    bool needsIndex() const;
    SearchScope scopeNow() const;
    ImportJobsModel *model() const;

    Sessions &m_sessions;
    ListingPage &m_page;
    SearchRow *m_row;
    SearchActions *m_actions;
    ViewsMenu *m_views;
    HeaderClicks *m_clicks;
    SearchMarks *m_marks;
    FoundPlace *m_place;
    LoadedFilter *m_loaded;
    IndexKeeper *m_keeper;
    GrowingSearch *m_growing;
    QString m_accountId;
    QPointer<AccountSession> m_session;
    std::unique_ptr<QObject> m_links; ///< to the session that is shown
    JobQuery m_query;
    QTimer m_scopeSoon;
    QTimer m_minute;
    qint64 m_dayStart = 0; ///< of today
    std::unique_ptr<SmallAccounts> m_small;
    bool m_hadIndex = false;
    bool m_explains = false; ///< something was asked for that needs the index
};

} // namespace Balehook
