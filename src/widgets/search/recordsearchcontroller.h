// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/index/indexedrecords.h"
#include "settings/viewsettings.h"

#include <QPointer>
#include <QTimer>

#include <memory>

class QMenu;

namespace Balehook {

class AccountSession;
class FoundPlace;
class HeaderClicks;
class ListingPage;
class SearchMarks;
class SettingsFile;
class ViewsMenu;
struct ListingView;
template <typename Record>
class RecordSearchRow;

/// Search, filter and sort of a list whose records are few: takes the query from the search row, the titles of the
/// columns and the named views, and has the list show what is found among all of them. A query that asks for nothing
/// shows what the service, or a saved listing, lists. A query for a saved listing ends with it. Owned by the list's
/// page. Of webhooks and properties.
template <typename Record>
class RecordSearchController final : public QObject
{
public:
    /// \a menu: of the menu bar. All outlive it.
    RecordSearchController(SettingsFile &settings, ListingPage &page, QMenu &menu);
    ~RecordSearchController() override;

    /// Of the account that is shown.
    const Query<Record> &query() const { return m_query; }
    /// As if the user had asked for it.
    void setQuery(const Query<Record> &query);
    ViewsMenu &views() const { return *m_views; }

private:
    void makeActions(QMenu &menu);
    void connectParts();
    void adoptView();
    IndexedRecords<Record> *recordsOf(const ListingView *view);
    void followZone();
    void take(const Query<Record> &query);
    void apply();
    void showMarks();
    void showState();
    void showValues(const QString &text = {});
    void sortBy(int column);

    ListingPage &m_page;
    RecordSearchRow<Record> *m_row;
    ViewsMenu *m_views;
    HeaderClicks *m_clicks;
    SearchMarks *m_marks;
    FoundPlace *m_place;
    QString m_accountId;
    std::unique_ptr<PageSource> m_fileSource; ///< of the saved listing that is shown, for the search alone
    std::unique_ptr<IndexedRecords<Record>> m_ofFile; ///< searches it
    const PageSource *m_file = nullptr; ///< that is shown
    QPointer<IndexedRecords<Record>> m_records; ///< of what is shown; null: there is nothing to search
    std::unique_ptr<QObject> m_links; ///< to what is searched
    Query<Record> m_query;
    QStringList m_selectedIds; ///< as a result began
    QTimer m_minute;
    bool m_isPostponed = false; ///< the query of last time waits for the list as served
};

extern template class RecordSearchController<Webhook>;
extern template class RecordSearchController<Property>;

} // namespace Balehook
