// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/webhookquery.h"
#include "widgets/foundplace.h"

#include <QHash>
#include <QPointer>
#include <QTimer>

#include <memory>

class QAction;
class QMenu;

namespace Balehook {

class AccountSession;
class HeaderClicks;
class IndexedWebhooks;
class ListingPage;
class Sessions;
class WebhookSearchRow;

/// Search, filter and sort of the webhooks: takes the query from the search row and the titles of the columns, and has
/// the list show what is found among all of them. A query that asks for nothing shows what the service lists. Owned by
/// the list's page.
class WebhookSearchDesk final : public QObject
{
    Q_OBJECT

public:
    /// \a menu: of the menu bar. All outlive it.
    WebhookSearchDesk(Sessions &sessions, ListingPage &page, QMenu &menu);
    ~WebhookSearchDesk() override;

    /// Of the account that is shown.
    const WebhookQuery &query() const { return m_query; }
    /// As if the user had asked for it.
    void setQuery(const WebhookQuery &query);
    /// By account, also of those that are not shown. They are asked for when their account is shown.
    const QHash<QString, WebhookQuery> &queries() const { return m_queries; }
    void setQueries(const QHash<QString, WebhookQuery> &queries) { m_queries = queries; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeActions(QMenu &menu);
    void adoptView();
    void take(const WebhookQuery &query);
    void apply();
    void keepSelection(const QStringList &ids);
    void showMarks();
    void showState();
    void showValues();
    void sortBy(int column);
    void goToResults();
    IndexedWebhooks *webhooks() const;

    ListingPage &m_page;
    WebhookSearchRow *m_row;
    HeaderClicks *m_clicks;
    FoundPlace *m_place;
    QAction *m_search = nullptr;
    QAction *m_clear = nullptr;
    QString m_accountId;
    QPointer<AccountSession> m_session;
    std::unique_ptr<QObject> m_links; ///< to the session that is shown
    WebhookQuery m_query;
    QHash<QString, WebhookQuery> m_queries; ///< by account
    QStringList m_selectedIds; ///< as a result began
    QHash<QString, FoundPlace::Place> m_livePlaces; ///< by account, while its webhooks are searched
    QTimer m_minute;
};

} // namespace Balehook
