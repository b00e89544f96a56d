// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/search/webhooksearchdesk.h"

#include "domain/queries/querytext.h"
#include "domain/queries/searchnames.h"
#include "session/account/sessions.h"
#include "session/index/indexedrecords.h"
#include "widgets/fields/pageactions.h"
#include "widgets/lists/foundplace.h"
#include "widgets/lists/listingpage.h"
#include "widgets/search/searchactions.h"
#include "widgets/search/viewsmenu.h"
#include "widgets/search/webhookcolumns.h"
#include "widgets/search/webhookscope.h"
#include "widgets/search/webhooksearchrow.h"
#include "widgets/tables/celldelegate.h"
#include "widgets/tables/headerclicks.h"
#include "widgets/tables/nextorder.h"
#include "widgets/tables/pagedtableview.h"

#include <QAction>
#include <QHeaderView>

namespace Balehook {

using namespace std::chrono_literals;

namespace {

/// Nothing is known of the list as served yet.
bool isAwaited(const ListingView &view)
{
    return !view.found && view.model->state() == PagedTableModel::State::Loading;
}

} // namespace

WebhookSearchDesk::WebhookSearchDesk(Sessions &sessions, SettingsFile &settings, ListingPage &page, QMenu &menu)
    : QObject(&page)
    , m_page(page)
    , m_row(new WebhookSearchRow(&page))
    , m_views(new ViewsMenu({settings, ViewSettings::List::Webhooks}, page.columns(), page, this))
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
    connect(&sessions, &Sessions::accountRemoved, m_place, &FoundPlace::forget);
    connect(&page, &ListingPage::viewReplaced, this, &WebhookSearchDesk::adoptView);
    // Queued: it is the model itself that tells.
    connect(
        &page, &ListingPage::statusChanged, this,
        [this] {
            followZone();
            if (m_isPostponed && m_page.current() && !isAwaited(*m_page.current())) {
                m_isPostponed = false;
                apply();
                showState();
            }
        },
        Qt::QueuedConnection);
    connect(&page, &ListingPage::clearWanted, m_row, &WebhookSearchRow::clear);
    connect(m_row, &WebhookSearchRow::queryChanged, this, &WebhookSearchDesk::take);
    connect(m_row, &WebhookSearchRow::valuesWanted, this, &WebhookSearchDesk::showValues);
    connect(m_row, &WebhookSearchRow::resultsWanted, m_place, &FoundPlace::enter);
    connect(m_row, &WebhookSearchRow::left, &m_page, &ListingPage::focusTable);
    connect(&m_row->scope(), &WebhookScope::loadWanted, this, [this] {
        if (webhooks())
            webhooks()->load();
    });
    connect(m_clicks, &HeaderClicks::clicked, this, &WebhookSearchDesk::sortBy);
    connect(m_views, &ViewsMenu::chosen, this,
            [this](const QString &query) { setQuery(QueryText::parsed<Webhook>(query)); });
    adoptView();
}

WebhookSearchDesk::~WebhookSearchDesk() = default;

void WebhookSearchDesk::makeActions(QMenu &menu)
{
    auto *actions = new PageActions(m_page, menu, this);
    const QAction *search = actions->add(tr("Search &Webhooks"), "searchWebhooks", PageActions::searchKeys());
    m_views->attachTo(*actions->addMenu(SearchActions::tr("Vi&ews")));
    m_views->attachTo(m_row->viewsMenu());
    const QAction *clear = actions->add(tr("&Clear Search and Filters"), "clearWebhookSearch");
    connect(search, &QAction::triggered, m_row, &WebhookSearchRow::focusText);
    connect(clear, &QAction::triggered, m_row, &WebhookSearchRow::clear);
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
    m_query = QueryText::parsed<Webhook>(m_views->setAccount(accountId));
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
    // The list as served is on its way then, and is mostly all that there is to search in.
    m_isPostponed = !isShown && view && isAwaited(*view);
    followZone();
    if (!isShown && !m_isPostponed)
        apply();
    showMarks();
    showState();
}

void WebhookSearchDesk::followZone()
{
    if (!m_page.current() || !webhooks())
        return;
    const bool isUtc = m_page.current()->model->isUtc();
    m_row->setUtc(isUtc);
    webhooks()->setUtc(isUtc);
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
    m_isPostponed = false;
    m_views->setQuery(QueryText::of(query));
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
            m_place->leave(m_accountId);
        // Where the last result is not on screen yet, what was selected before it counts.
        if (!view->found || view->model->loadedCount() > 0)
            m_selectedIds = m_place->selectedIds();
        webhooks()->setQuery(m_query);
        m_page.showFound(webhooks());
        keepSelection(m_selectedIds);
    } else if (view->found) {
        m_page.showFound(nullptr);
        webhooks()->stop();
        m_place->comeBack(m_accountId);
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
    const QStringList words = searchTermsOf<Webhook>(m_query.text).texts();
    for (CellDelegate *delegate : table.findChildren<CellDelegate *>(QString(), Qt::FindDirectChildrenOnly))
        delegate->setHighlights(words, WebhookColumns::searched());
    table.viewport()->update();
    m_clicks->showOrder(m_query.sortField ? WebhookColumns::columnOf(*m_query.sortField) : -1, m_query.isDescending);
}

void WebhookSearchDesk::showState()
{
    m_row->scope().show(webhooks() ? webhooks()->state() : IndexedWebhooks::State(),
                        !m_query.asksNothing() && !m_isPostponed);
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

} // namespace Balehook
