// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/index/indexedrecords.h"

#include <QPointer>
#include <QTimer>

#include <memory>

class QMenu;

namespace Balehook {

class AccountSession;
class FoundPlace;
class HeaderClicks;
class ListingPage;
class Sessions;
class SettingsFile;
class ViewsMenu;
class WebhookSearchRow;

/// Search, filter and sort of the webhooks: takes the query from the search row, the titles of the columns and the
/// named views, and has the list show what is found among all of them. A query that asks for nothing shows what the
/// service lists. Owned by the list's page.
class WebhookSearchDesk final : public QObject
{
    Q_OBJECT

public:
    /// \a menu: of the menu bar. All outlive it.
    WebhookSearchDesk(Sessions &sessions, SettingsFile &settings, ListingPage &page, QMenu &menu);
    ~WebhookSearchDesk() override;

    /// Of the account that is shown.
    const WebhookQuery &query() const { return m_query; }
    /// As if the user had asked for it.
    void setQuery(const WebhookQuery &query);
    ViewsMenu &views() const { return *m_views; }

private:
    void makeActions(QMenu &menu);
    void adoptView();
    void followZone();
    void take(const WebhookQuery &query);
    void apply();
    void keepSelection(const QStringList &ids);
    void showMarks();
    void showState();
    void showValues();
    void sortBy(int column);
    IndexedWebhooks *webhooks() const;

    ListingPage &m_page;
    WebhookSearchRow *m_row;
    ViewsMenu *m_views;
    HeaderClicks *m_clicks;
    FoundPlace *m_place;
    QString m_accountId;
    QPointer<AccountSession> m_session;
    std::unique_ptr<QObject> m_links; ///< to the session that is shown
    WebhookQuery m_query;
    QStringList m_selectedIds; ///< as a result began
    QTimer m_minute;
    bool m_isPostponed = false; ///< the query of last time waits for the list as served
};

} // namespace Balehook
