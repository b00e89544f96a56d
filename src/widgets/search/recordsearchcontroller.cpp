// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/search/recordsearchcontroller.h"

#include "domain/queries/querytext.h"
#include "domain/queries/searchnames.h"
#include "session/listing/savedlisting.h"
#include "widgets/fields/pageactions.h"
#include "widgets/lists/foundplace.h"
#include "widgets/lists/listingpage.h"
#include "widgets/search/recordscope.h"
#include "widgets/search/recordsearchrow.h"
#include "widgets/search/recordsearchwords.h"
#include "widgets/search/searchactions.h"
#include "widgets/search/searchmarks.h"
#include "widgets/search/viewsmenu.h"
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

template <typename Record>
ViewSettings::List viewsOf()
{
    return std::is_same_v<Record, Webhook> ? ViewSettings::List::Webhooks : ViewSettings::List::Properties;
}

} // namespace

template <typename Record>
RecordSearchController<Record>::RecordSearchController(SettingsFile &settings, ListingPage &page, QMenu &menu)
    : QObject(&page)
    , m_page(page)
    , m_row(new RecordSearchRow<Record>(&page))
    , m_views(new ViewsMenu({settings, viewsOf<Record>()}, page.columns(), page, this))
    , m_clicks(new HeaderClicks(*page.table().horizontalHeader(), this))
    , m_marks(new SearchMarks(page.table(), this))
    , m_place(new FoundPlace(page, this))
{
    m_views->setUnderstanding(&QueryText::isUnderstood<Record>);
    page.setHead(m_row);
    makeActions(menu);
    m_minute.setInterval(30s);
    m_minute.start();
    connectParts();
    adoptView();
}

template <typename Record>
RecordSearchController<Record>::~RecordSearchController() = default;

template <typename Record>
void RecordSearchController<Record>::connectParts()
{
    connect(&m_minute, &QTimer::timeout, this, [this] {
        if (m_records && !m_query.asksNothing())
            m_records->searchAgain();
        showState();
    });
    connect(&m_page, &ListingPage::viewReplaced, this, [this] { adoptView(); });
    // Queued: it is the model itself that tells.
    connect(
        &m_page, &ListingPage::statusChanged, this,
        [this] {
            followZone();
            if (m_isPostponed && m_page.current() && !isAwaited(*m_page.current())) {
                m_isPostponed = false;
                apply();
                showState();
            }
        },
        Qt::QueuedConnection);
    connect(&m_page, &ListingPage::clearRequested, m_row, [this] { m_row->clear(); });
    connect(m_row, &QueryBar::queryEdited, this, [this] { take(m_row->query()); });
    connect(m_row, &QueryBar::valuesRequested, this, [this] { showValues(); });
    connect(m_row, &QueryBar::moreValuesRequested, this, [this](const QString &text) { showValues(text); });
    connect(m_row, &QueryBar::resultsRequested, m_place, &FoundPlace::enter);
    connect(m_row, &QueryBar::left, &m_page, &ListingPage::focusTable);
    connect(&m_row->scope(), &RecordScope::loadRequested, this, [this] {
        if (m_records)
            m_records->load();
    });
    connect(&m_row->suggestions(), &SearchSuggestions::valuesRequested, this,
            [this](int field, const QString &rest, const QString &begun) {
                Query<Record> others = m_query;
                others.text = rest;
                ValueChoice choice = m_row->wantedValues(begun);
                choice.most = SearchSuggestions::most + 1; // the empty one is not shown
                choice.also.clear();
                if (m_records && m_records->state().isKnown)
                    m_records->findValues(
                        typename Record::Field(field), others, choice, m_links.get(),
                        [this, field, begun](const auto &found) { m_row->suggest(field, begun, found.values); });
            });
    connect(m_clicks, &HeaderClicks::clicked, this, [this](int column) { sortBy(column); });
    connect(&m_page, &ListingPage::viewRequested, m_views, &ViewsMenu::choose);
    connect(m_views, &ViewsMenu::chosen, this,
            [this](const QString &query) { setQuery(QueryText::parsed<Record>(query)); });
}

template <typename Record>
void RecordSearchController<Record>::makeActions(QMenu &menu)
{
    const RecordSearchWords words = RecordSearchWords::of<Record>();
    auto *actions = new PageActions(m_page, menu, this);
    const QAction *search = actions->add(words.searchAction, words.searchActionName, PageActions::searchKeys());
    m_views->attachTo(*actions->addMenu(SearchActions::tr("Vi&ews")));
    m_views->attachTo(m_row->viewsMenu());
    const QAction *clear = actions->add(words.clearAction, words.clearActionName);
    connect(search, &QAction::triggered, m_row, &QueryBar::focusText);
    connect(clear, &QAction::triggered, m_row, [this] { m_row->clear(); });
}

/// What searches the list of \a view; null: there is nothing to search.
template <typename Record>
IndexedRecords<Record> *RecordSearchController<Record>::recordsOf(const ListingView *view)
{
    if (!view)
        return nullptr;
    if constexpr (std::is_same_v<Record, Webhook>) {
        return view->session ? &view->session->indexedWebhooks() : nullptr;
    } else {
        const auto *file = dynamic_cast<const SavedListing *>(view->file.get());
        if (!file)
            return view->session ? view->session->indexedProperties() : nullptr;
        if (m_file != file) {
            m_ofFile.reset();
            m_fileSource = SavedListing::ofProperties(file->filePath());
            m_ofFile = std::make_unique<IndexedRecords<Record>>(*m_fileSource);
        }
        return m_ofFile.get();
    }
}

template <typename Record>
void RecordSearchController<Record>::adoptView()
{
    const ListingView *view = m_page.current();
    const QString accountId = view ? view->accountId : QString();
    IndexedRecords<Record> *records = recordsOf(view);
    m_file = view ? view->file.get() : nullptr;
    if (accountId == m_accountId && records == m_records) {
        if (records && view->found)
            records->load(); // it is refreshed
        return;
    }
    m_accountId = accountId;
    m_records = records;
    m_query = QueryText::parsed<Record>(m_views->setAccount(accountId));
    if (m_file)
        m_query = {}; // it was asked of the account
    m_row->setQuery(m_query);
    m_row->setEnabled(records != nullptr);
    m_links = std::make_unique<QObject>();
    if (records) {
        connect(records, &IndexedListing::changed, m_links.get(), [this] {
            showState();
            showValues();
        });
    }
    const bool isShown = records && view->found == records && records->query() == m_query;
    // The list as served is on its way then, and is mostly all that there is to search in.
    m_isPostponed = !isShown && view && isAwaited(*view);
    followZone();
    if (!isShown && !m_isPostponed)
        apply();
    showMarks();
    showState();
}

template <typename Record>
void RecordSearchController<Record>::followZone()
{
    if (!m_page.current() || !m_records)
        return;
    const bool isUtc = m_page.current()->model->isUtc();
    m_row->setUtc(isUtc);
    m_records->setUtc(isUtc);
}

template <typename Record>
void RecordSearchController<Record>::setQuery(const Query<Record> &query)
{
    m_row->setQuery(query);
    take(query);
}

template <typename Record>
void RecordSearchController<Record>::take(const Query<Record> &query)
{
    if (m_accountId.isEmpty())
        return;
    m_place->stay();
    m_query = query;
    m_isPostponed = false;
    if (!m_file)
        m_views->setQuery(QueryText::of(query));
    apply();
    showMarks();
    showState();
    showValues();
}

template <typename Record>
void RecordSearchController<Record>::apply()
{
    const ListingView *view = m_page.current();
    if (!view || !m_records)
        return;
    if (!m_query.asksNothing()) {
        if (!view->found)
            m_place->leave();
        // Where the last result is not on screen yet, what was selected before it counts.
        if (!view->found || view->model->loadedCount() > 0)
            m_selectedIds = m_place->selectedIds();
        m_records->setQuery(m_query);
        m_page.showFound(m_records);
        m_place->select(*m_records, m_selectedIds); // stays so, as far as it is found
    } else if (view->found) {
        m_page.showFound(nullptr);
        m_records->stop();
        m_place->comeBack();
    }
}

template <typename Record>
void RecordSearchController<Record>::showMarks()
{
    m_page.setClearText(m_row->clearText());
    m_marks->show(RecordColumns<Record>::marks(searchTermsOf<Record>(m_query.text)),
                  m_page.current() ? m_page.current()->model.get() : nullptr);
    m_clicks->showOrder(m_query.sortField ? Record::columnOf(*m_query.sortField) : -1, m_query.isDescending);
}

template <typename Record>
void RecordSearchController<Record>::showState()
{
    const IndexedListing::State state = m_records ? m_records->state() : IndexedListing::State();
    m_row->scope().show(state, !m_query.asksNothing() && !m_isPostponed);
    // All of a saved listing is on screen: that nothing is loaded yet would be taken for a mistake.
    const bool isUnread = m_file && !state.isKnown && !state.isLoading && !state.error;
    m_row->scope().setVisible(m_records && !isUnread);
}

template <typename Record>
void RecordSearchController<Record>::showValues(const QString &text)
{
    const auto field = m_row->chosenField();
    if (!field || !m_records)
        return;
    const IndexedListing::State &state = m_records->state();
    if (state.isKnown)
        m_records->findValues(*field, m_query, m_row->wantedValues(text), m_links.get(),
                              [this, field, text, asked = m_query, of = m_records](const auto &found) {
                                  if (of == m_records && asked == m_query && field == m_row->chosenField())
                                      m_row->setValues(text, found);
                              });
    else if (state.error)
        m_row->setValuesTrouble(state.error->userMessage());
    else
        m_records->load();
}

template <typename Record>
void RecordSearchController<Record>::sortBy(int column)
{
    if (!m_records)
        return;
    const typename Record::Field field = RecordColumns<Record>::fieldOf(column);
    setQuery(nextOrder(m_query, field, RecordColumns<Record>::isDescendingFirst(field)));
}

template class RecordSearchController<Webhook>;
template class RecordSearchController<Property>;

} // namespace Balehook
