// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/webhooksearchdesk.h"

#include "domain/webhooksearch.h"
#include "session/indexedwebhooks.h"
#include "session/sessions.h"
#include "widgets/celldelegate.h"
#include "widgets/headerclicks.h"
#include "widgets/listingpage.h"
#include "widgets/nextorder.h"
#include "widgets/pagedtableview.h"
#include "widgets/webhookcolumns.h"
#include "widgets/webhookscope.h"
#include "widgets/webhooksearchrow.h"

#include <QAction>
#include <QEvent>
#include <QHeaderView>
#include <QMenu>

namespace Balehook {

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

WebhookSearchDesk::WebhookSearchDesk(Sessions &sessions, ListingPage &page, QMenu &menu)
    : QObject(&page)
    , m_page(page)
    , m_row(new WebhookSearchRow(&page))
    , m_clicks(new HeaderClicks(*page.table().horizontalHeader(), this))
    , m_place(new FoundPlace(page, this))
{
    page.setHead(m_row);
    makeActions(menu);
    m_minute.setInterval(30s);
    m_minute.start();
    connect(&m_minute, &QTimer::timeout, this, [this] {
        if (webhooks() && !m_query.asksNothing())
            webhooks()->searchAgain();
        showState();
    });
    connect(&sessions, &Sessions::accountRemoved, this, [this](const QString &accountId) {
        m_queries.remove(accountId);
        m_livePlaces.remove(accountId);
    });
    connect(&page, &ListingPage::viewReplaced, this, &WebhookSearchDesk::adoptView);
    connect(&page, &ListingPage::clearWanted, m_row, &WebhookSearchRow::clear);
    connect(m_row, &WebhookSearchRow::queryChanged, this, &WebhookSearchDesk::take);
    connect(m_row, &WebhookSearchRow::valuesWanted, this, &WebhookSearchDesk::showValues);
    connect(m_row, &WebhookSearchRow::resultsWanted, this, &WebhookSearchDesk::goToResults);
    connect(m_row, &WebhookSearchRow::left, &m_page, &ListingPage::focusTable);
    connect(&m_row->scope(), &WebhookScope::loadWanted, this, [this] {
        if (webhooks())
            webhooks()->load();
    });
    connect(m_clicks, &HeaderClicks::clicked, this, &WebhookSearchDesk::sortBy);
    adoptView();
}

WebhookSearchDesk::~WebhookSearchDesk() = default;

void WebhookSearchDesk::makeActions(QMenu &menu)
{
    menu.addSeparator();
    m_search = menu.addAction(tr("Search &Webhooks"));
    m_search->setObjectName(u"searchWebhooks"_s);
    m_search->setShortcuts(QKeySequence::keyBindings(QKeySequence::Find) + QList{QKeySequence(Qt::Key_Slash)});
    m_clear = menu.addAction(tr("&Clear Search and Filters"));
    m_clear->setObjectName(u"clearWebhookSearch"_s);
    for (QAction *action : {m_search, m_clear}) {
        m_page.window()->addAction(action); // its keys work while the menu bar is hidden, too
        action->setEnabled(m_page.isVisible());
    }
    connect(m_search, &QAction::triggered, m_row, &WebhookSearchRow::focusText);
    connect(m_clear, &QAction::triggered, m_row, &WebhookSearchRow::clear);
    m_page.installEventFilter(this);
}

bool WebhookSearchDesk::eventFilter(QObject *watched, QEvent *event)
{
    // Another list has the same keys.
    if (watched == &m_page && (event->type() == QEvent::Show || event->type() == QEvent::Hide)) {
        for (QAction *action : {m_search, m_clear})
            action->setEnabled(event->type() == QEvent::Show);
    }
    return QObject::eventFilter(watched, event);
}

IndexedWebhooks *WebhookSearchDesk::webhooks() const
{
    return m_session ? &m_session->indexedWebhooks() : nullptr;
}

void WebhookSearchDesk::adoptView()
{
    const ListingView *view = m_page.current();
    const QString accountId = view ? view->accountId : QString();
    AccountSession *session = view ? view->session.data() : nullptr;
    if (accountId == m_accountId && session == m_session) {
        if (session && view->found)
            webhooks()->load(); // it is refreshed
        return;
    }
    m_accountId = accountId;
    m_session = session;
    m_query = m_queries.value(accountId);
    m_row->setQuery(m_query);
    m_row->setEnabled(session != nullptr);
    m_links = std::make_unique<QObject>();
    if (session) {
        connect(webhooks(), &IndexedWebhooks::changed, m_links.get(), [this] {
            showState();
            showValues();
        });
    }
    const bool isShown = view && view->found && session && webhooks()->query() == m_query;
    if (!isShown)
        apply();
    showMarks();
    showState();
}

void WebhookSearchDesk::setQuery(const WebhookQuery &query)
{
    m_row->setQuery(query);
    take(query);
}

void WebhookSearchDesk::take(const WebhookQuery &query)
{
    if (m_accountId.isEmpty())
        return;
    m_query = query;
    m_queries[m_accountId] = query;
    apply();
    showMarks();
    showState();
    showValues();
}

void WebhookSearchDesk::apply()
{
    const ListingView *view = m_page.current();
    if (!view || !m_session)
        return;
    if (!m_query.asksNothing()) {
        if (!view->found)
            m_livePlaces[m_accountId] = m_place->place();
        // Where the last result is not on screen yet, what was selected before it counts.
        if (!view->found || view->model->loadedCount() > 0)
            m_selectedIds = m_place->selectedIds();
        webhooks()->setQuery(m_query);
        m_page.showFound(webhooks());
        keepSelection(m_selectedIds);
    } else if (view->found) {
        m_page.showFound(nullptr);
        webhooks()->stop();
        m_place->putBack(m_livePlaces.take(m_accountId));
    }
}

/// What was selected stays so, as far as it is found.
void WebhookSearchDesk::keepSelection(const QStringList &ids)
{
    std::vector<qint64> rows;
    rows.reserve(std::size_t(ids.size()));
    for (const QString &id : ids)
        rows.push_back(webhooks()->rowOf(id));
    m_place->selectRows(std::move(rows));
}

void WebhookSearchDesk::showMarks()
{
    PagedTableView &table = m_page.table();
    const QStringList words = WebhookSearch::wordsOf(m_query.text);
    for (CellDelegate *delegate : table.findChildren<CellDelegate *>(QString(), Qt::FindDirectChildrenOnly))
        delegate->setHighlights(words, WebhookColumns::searched());
    table.viewport()->update();
    m_clicks->showOrder(m_query.sortField ? WebhookColumns::columnOf(*m_query.sortField) : -1, m_query.isDescending);
}

void WebhookSearchDesk::showState()
{
    m_row->scope().show(webhooks() ? webhooks()->state() : IndexedWebhooks::State(), !m_query.asksNothing());
}

void WebhookSearchDesk::showValues()
{
    const auto field = m_row->chosenField();
    if (!field || !webhooks())
        return;
    const IndexedWebhooks::State &state = webhooks()->state();
    if (state.isKnown)
        m_row->setValues(webhooks()->values(*field, m_query));
    else if (state.error)
        m_row->setValuesTrouble(state.error->userMessage());
    else
        webhooks()->load();
}

void WebhookSearchDesk::sortBy(int column)
{
    const Webhook::Field field = WebhookColumns::fieldOf(column);
    setQuery(nextOrder(m_query, field, WebhookColumns::isDescendingFirst(field)));
}

void WebhookSearchDesk::goToResults()
{
    m_page.focusTable();
    PagedTableView &table = m_page.table();
    if (!table.currentIndex().isValid())
        table.goToRow(0);
}

} // namespace Balehook
