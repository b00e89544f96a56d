// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/search/searchdesk.h"

#include "domain/queries/querytext.h"
#include "domain/queries/querytimes.h"
#include "domain/queries/searchnames.h"
#include "models/importjobsmodel.h"
#include "session/account/sessions.h"
#include "session/index/indexedjobs.h"
#include "widgets/lists/foundplace.h"
#include "widgets/lists/listingpage.h"
#include "widgets/lists/loadedjobs.h"
#include "widgets/lists/loadedmatches.h"
#include "widgets/search/cellfilter.h"
#include "widgets/search/conditionmenu.h"
#include "widgets/search/growingsearch.h"
#include "widgets/search/indexkeeper.h"
#include "widgets/search/jobsuggestions.h"
#include "widgets/search/loadedfilter.h"
#include "widgets/search/recordcolumns.h"
#include "widgets/search/scopeline.h"
#include "widgets/search/searchactions.h"
#include "widgets/search/searchmarks.h"
#include "widgets/search/searchrow.h"
#include "widgets/search/smallaccounts.h"
#include "widgets/search/viewsmenu.h"
#include "widgets/tables/celldelegate.h"
#include "widgets/tables/headerclicks.h"
#include "widgets/tables/nextorder.h"
#include "widgets/tables/pagedtableview.h"

#include <QAction>
#include <QDateTime>
#include <QHeaderView>
#include <QMenu>
#include <QTimeZone>

#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

SearchDesk::SearchDesk(Sessions &sessions, SettingsFile &settings, ListingPage &page, QMenu &jobsMenu)
    : QObject(&page)
    , m_sessions(sessions)
    , m_page(page)
    , m_row(new SearchRow(&page))
    , m_actions(new SearchActions(page, jobsMenu, this))
    , m_views(new ViewsMenu({settings, ViewSettings::List::ImportJobs}, page.columns(), page, this))
    , m_clicks(new HeaderClicks(*page.table().horizontalHeader(), this))
    , m_marks(new SearchMarks(page.table(), this))
    , m_place(new FoundPlace(page, this))
    , m_loaded(new LoadedFilter(page, *m_place, this))
    , m_keeper(new IndexKeeper(page, *m_place, this))
    , m_growing(new GrowingSearch(page, *m_keeper, this))
    , m_small(std::make_unique<SmallAccounts>(settings))
{
    page.setHead(m_row);
    JobQuery failed;
    failed.hasFailedFile = true;
    JobQuery today;
    today.times[ImportJob::CreatedAt].isToday = true;
    m_views->setUnderstanding(&QueryText::isUnderstood<ImportJob>);
    m_views->setBuiltInViews({{tr("Has Failed File"), QueryText::of(failed)}, {tr("Today"), QueryText::of(today)}});
    m_scopeSoon.setSingleShot(true);
    m_scopeSoon.setInterval(100ms);
    m_minute.start(30s);
    m_dayStart = QueryTimes::startOfDay(QueryTimes::now(false));
    connectParts();
    connectActions();
    adoptView();
}

SearchDesk::~SearchDesk() = default;

void SearchDesk::connectParts()
{
    connect(&m_page, &ListingPage::viewReplaced, this, &SearchDesk::adoptView);
    connect(&m_page, &ListingPage::clearRequested, m_row, &SearchRow::clear);
    connect(&m_page, &ListingPage::statusChanged, this, &SearchDesk::updateScopeSoon);
    connect(&m_scopeSoon, &QTimer::timeout, this, [this] {
        followZone();
        if (!hasIndex() && !m_loaded->isShown() && hasText())
            apply(); // the first rows may be there now
        updateScope();
    });
    connect(&m_page, &ListingPage::refreshed, this, [this](ListingPage::Refresh why) {
        if (why != ListingPage::Refresh::OfWhatIsKnown)
            m_loaded->reload();
    });
    connect(&m_minute, &QTimer::timeout, this, [this] {
        updateScope();
        const bool isUtc = m_page.current() && m_page.current()->model->isUtc();
        setTime(QueryTimes::now(isUtc));
    });
    connect(m_keeper, &IndexKeeper::changed, this, &SearchDesk::updateScope);
    connect(&m_sessions, &Sessions::accountRemoved, m_loaded, &LoadedFilter::forget);
    connect(m_row, &SearchRow::queryChanged, this, &SearchDesk::take);
    connect(m_row, &SearchRow::facetsRequested, this, &SearchDesk::askFacets);
    connect(m_row, &SearchRow::findRequested, this, [this](ImportJob::Field field, const QString &text) {
        if (hasIndex())
            m_session->jobIndex()->findFacets(
                m_query, {field, text}, m_links.get(),
                [this, text](const Result<JobFacets> &facets) { m_row->setFound(text, facets); });
    });
    connect(&m_row->suggestions(), &SearchSuggestions::valuesRequested, this, &SearchDesk::suggestValues);
    connect(m_row, &SearchRow::resultsRequested, this, &SearchDesk::goToResults);
    connect(m_row, &SearchRow::left, &m_page, &ListingPage::focusTable);
    connect(m_clicks, &HeaderClicks::clicked, this, &SearchDesk::sortBy);
    connect(&m_page, &ListingPage::viewRequested, m_views, &ViewsMenu::choose);
    connect(m_views, &ViewsMenu::chosen, this,
            [this](const QString &query) { setQuery(QueryText::parsed<ImportJob>(query)); });
}

void SearchDesk::connectActions()
{
    const auto fill = [this] {
        if (!m_session || !m_session->sync())
            return;
        // An index that could not be opened may hold all jobs: it is opened, not filled.
        const AccountSync::State state = m_session->sync()->state();
        if (m_session->jobIndex()->error() && state != AccountSync::State::Failed)
            m_session->jobIndex()->open();
        else
            m_session->sync()->fill();
    };
    const auto pause = [this] {
        if (m_session && m_session->sync())
            m_session->sync()->pause();
    };
    ScopeLine &scope = m_row->scope();
    connect(&scope, &ScopeLine::loadRequested, this, fill);
    connect(&m_page, &ListingPage::loadAllRequested, this, fill);
    connect(&scope, &ScopeLine::pauseRequested, this, pause);
    connect(&scope, &ScopeLine::stepRequested, this, &SearchDesk::step);
    connect(&scope, &ScopeLine::cancelRequested, this, [this] {
        if (m_session && m_session->sync())
            m_session->sync()->cancel();
    });
    connect(m_actions->search, &QAction::triggered, m_row, &SearchRow::focusText);
    connect(m_actions->next, &QAction::triggered, this, [this] { step(true); });
    connect(m_actions->previous, &QAction::triggered, this, [this] { step(false); });
    connect(m_actions->clear, &QAction::triggered, m_row, &SearchRow::clear);
    connect(m_actions->load, &QAction::triggered, this, fill);
    connect(m_actions->pause, &QAction::triggered, this, pause);
    m_row->conditions().attachTo(*m_actions->conditions);
    m_views->attachTo(m_row->viewsMenu());
    m_views->attachTo(*m_actions->views);
    connect(m_actions->sorting, &QMenu::aboutToShow, this, [this] { fillSorting(*m_actions->sorting); });
}

void SearchDesk::setTime(const QDateTime &now)
{
    const qint64 start = QueryTimes::startOfDay(now);
    if (std::exchange(m_dayStart, start) == start)
        return;
    Q_EMIT dayChanged();
    if (m_query.isRelative() && m_session && m_page.current() && m_page.current()->found)
        m_keeper->searchAgain();
}

void SearchDesk::followZone()
{
    if (!m_page.current())
        return;
    const bool isUtc = model()->isUtc();
    m_row->setUtc(isUtc);
    JobIndex *index = m_session ? m_session->jobIndex() : nullptr;
    const bool isOther = index && index->setUtc(isUtc);
    if (isOther && m_query.isRelative() && m_page.current()->found)
        m_keeper->searchAgain();
}

ImportJobsModel *SearchDesk::model() const
{
    return m_page.current() ? static_cast<ImportJobsModel *>(m_page.current()->model.get()) : nullptr;
}

bool SearchDesk::hasIndex() const
{
    const JobIndex *index = m_session ? m_session->jobIndex() : nullptr;
    return index && index->isOpen() && !index->error() && index->status().jobs > 0;
}

bool SearchDesk::needsIndex() const
{
    JobQuery other = m_query;
    other.text.clear();
    return !other.matchesAll() || other.sortField;
}

void SearchDesk::adoptView()
{
    const ListingView *view = m_page.current();
    const QString accountId = view ? view->accountId : QString();
    AccountSession *session = view ? view->session.data() : nullptr;
    if (view) {
        if (const Account *account = m_sessions.account(accountId))
            m_row->setLabels(account->statusLabels);
    }
    if (accountId == m_accountId && session == m_session)
        return;
    m_accountId = accountId;
    m_session = session;
    m_explains = false;
    m_query = QueryText::parsed<ImportJob>(m_views->setAccount(accountId));
    m_row->setQuery(m_query);
    m_row->setEnabled(view != nullptr);
    connectSession();
    followZone();
    m_hadIndex = hasIndex();
    // The index may have been emptied while another account was shown.
    const bool isShown = m_hadIndex && view && view->found && session && session->indexedJobs()->query() == m_query;
    if (!isShown)
        apply();
    else if (m_query.isRelative())
        session->indexedJobs()->searchAgain(); // the day may be another one than when it was searched
    showMarks();
    updateScope();
    Q_EMIT queryChanged(m_query);
}

void SearchDesk::connectSession()
{
    m_keeper->follow(m_session);
    m_growing->follow(m_session);
    m_links = std::make_unique<QObject>();
    if (!m_session || !m_session->jobIndex())
        return;
    const auto look = [this] {
        if (std::exchange(m_hadIndex, hasIndex()) == hasIndex())
            return updateScopeSoon(); // each page that is stored, while all jobs are loaded
        apply();
        updateScope();
    };
    JobIndex *index = m_session->jobIndex();
    AccountSync *sync = m_session->sync();
    connect(index, &JobIndex::opened, m_links.get(), look);
    connect(index, &JobIndex::statusChanged, m_links.get(), look);
    connect(index, &JobIndex::statusChanged, m_links.get(), [this] { Q_EMIT indexChanged(); });
    connect(index, &JobIndex::errorChanged, m_links.get(), look);
    connect(sync, &AccountSync::stateChanged, m_links.get(), [this] { updateScope(); });
    connect(sync, &AccountSync::progressChanged, m_links.get(), [this] { updateScope(); });
    connect(m_session->indexedJobs(), &IndexedJobs::matchesChanged, m_links.get(), [this] { updateScope(); });
}

void SearchDesk::setQuery(const JobQuery &query)
{
    m_row->setQuery(query);
    take(query);
}

void SearchDesk::filterByCurrentCell()
{
    const QModelIndex cell = m_page.table().currentIndex();
    const ImportJob *job = model() && cell.isValid() ? model()->recordAt(cell.row()) : nullptr;
    if (job)
        setQuery(CellFilter::with(m_query, *job, cell.column(), model()->isUtc()));
}

void SearchDesk::take(const JobQuery &query)
{
    if (m_accountId.isEmpty())
        return;
    m_place->stay();
    m_query = query;
    m_growing->begin();
    m_explains = false;
    // Of other jobs now, if they are still waited for.
    if (m_row->isCounting())
        askFacets();
    m_views->setQuery(QueryText::of(query));
    apply();
    Q_EMIT queryChanged(m_query);
}

void SearchDesk::apply()
{
    const ListingView *view = m_page.current();
    if (!view || !m_session || !m_session->indexedJobs())
        return;
    IndexedJobs &jobs = *m_session->indexedJobs();
    const bool isAsked = !m_query.matchesAll() || m_query.sortField;
    if (isAsked && hasIndex()) {
        if (!view->found)
            m_place->leave();
        const QStringList ids = m_place->selectedIds();
        jobs.setQuery(m_query);
        m_page.showFound(&jobs);
        model()->setUnlisted(
            [found = QPointer<IndexedJobs>(&jobs)](const QString &id) { return found && found->isUnlisted(id); });
        m_loaded->end();
        m_place->select(jobs, ids);
    } else if (view->found || hasText()) {
        model()->setUnlisted(nullptr);
        jobs.stop();
        m_loaded->show(m_query.text);
        if (!hasText())
            m_place->comeBack();
    }
    showMarks();
    updateScope();
}

void SearchDesk::showMarks()
{
    m_page.setClearText(m_row->clearText());
    const bool isFound = m_page.current() && m_page.current()->found;
    m_marks->show(RecordColumns<ImportJob>::marks(searchTermsOf<ImportJob>(m_query.text)), model());
    for (CellDelegate *delegate : CellDelegate::of(m_page.table()))
        delegate->setMayBeUnlisted(isFound);
    const bool isSorted = isFound && m_query.sortField;
    m_clicks->showOrder(isSorted ? ImportJob::columnOf(*m_query.sortField) : -1, m_query.isDescending);
}

SearchScope SearchDesk::scopeNow() const
{
    SearchScope scope;
    const ListingView *view = m_page.current();
    scope.isAsked = !m_query.matchesAll() || m_query.sortField;
    scope.needsIndex = m_explains || needsIndex();
    scope.hasIndex = hasIndex();
    const LoadedJobs *loaded = m_loaded->isShown() ? m_loaded->rows() : nullptr;
    if (view) {
        scope.loadedRows = loaded ? loaded->count() : view->model->loadedCount();
        scope.total = view->listedTotal.value_or(-1);
    }
    if (m_session && m_session->jobIndex()) {
        scope.setIndex(*m_session->jobIndex(), *m_session->sync());
        scope.isLooking = m_keeper->isLookLong();
        // Where the list itself could not be read again, the message about it says all.
        scope.lookError = view && !view->found && view->model->error() ? std::nullopt : m_keeper->error();
    }
    if (scope.hasIndex && view && view->found) {
        if (const auto matches = m_session->indexedJobs()->matches()) {
            scope.found = matches->count;
            scope.isFoundComplete = matches->isComplete && !m_growing->isOutrun();
        } else {
            scope.found = m_growing->foundBefore();
            scope.isFoundComplete = false;
        }
        scope.searchError = m_session->indexedJobs()->error();
    } else if (loaded) {
        scope.found = loaded->found();
    }
    return scope;
}

void SearchDesk::updateScope()
{
    const SearchScope scope = scopeNow();
    m_row->scope().show(scope);
    const bool isFiltered = !scope.hasIndex && m_loaded->isShown();
    m_page.setAllLoaded(isFiltered ? scope.loadedRows >= scope.total : !scope.hasIndex || scope.isIndexComplete);
    if (m_session)
        m_small->consider(scope, *m_session);
    if (m_page.isVisible()) {
        m_actions->load->setEnabled(scope.canLoad() || scope.canLoadAgain() || scope.state == AccountSync::State::Paused
                                    || scope.canTryAgain());
        m_actions->showLoadsAgain(scope.canLoadAgain());
        m_actions->pause->setEnabled(scope.isFilling());
    }
}

void SearchDesk::suggestValues(int field, const QString &rest, const QString &begun)
{
    JobQuery others = m_query;
    others.text = rest;
    const JobFacets::Find wanted{ImportJob::Field(field), begun};
    if (hasIndex())
        JobSuggestions::ofIndex(*m_session->jobIndex(), others, wanted, m_links.get(), *m_row);
    else if (m_loaded->isShown())
        JobSuggestions::ofLoaded(*m_loaded->rows(), others, wanted, *m_row);
    else if (model())
        JobSuggestions::ofLoaded(LoadedJobs(*model()), others, wanted, *m_row);
}

void SearchDesk::sortBy(int column)
{
    if (!hasIndex()) {
        m_explains = true;
        updateScope();
        return;
    }
    const ImportJob::Field field = RecordColumns<ImportJob>::fieldOf(column);
    setQuery(nextOrder(m_query, field, RecordColumns<ImportJob>::isDescendingFirst(field)));
}

void SearchDesk::fillSorting(QMenu &menu)
{
    menu.clear();
    for (int column = 0; column < ImportJobsModel::OfColumn; ++column) { // the last one has no order of its own
        QAction *action =
            menu.addAction(m_page.table().model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        action->setCheckable(true);
        action->setChecked(m_query.sortField == RecordColumns<ImportJob>::fieldOf(column));
        connect(action, &QAction::triggered, this, [this, column] { sortBy(column); });
    }
    menu.addSeparator();
    connect(menu.addAction(tr("&As Served")), &QAction::triggered, this, [this] {
        JobQuery query = m_query;
        query.sortField.reset();
        query.isDescending = false;
        setQuery(query);
    });
}

void SearchDesk::step(bool forward)
{
    if (!model() || m_query.text.isEmpty())
        return;
    const int row = LoadedMatches(*model(), m_query.text).step(m_page.table().currentIndex().row(), forward);
    m_page.table().goToRow(row);
}

void SearchDesk::goToResults()
{
    if (!hasIndex())
        step(true);
    m_place->enter();
}

void SearchDesk::askFacets()
{
    if (!hasIndex()) {
        const SearchScope scope = scopeNow();
        m_row->setFacetsTrouble(tr("Filters need all jobs of the account to be loaded. Load them once to use filters."),
                                scope.canLoad() ? scope.loadText() : QString());
        return;
    }
    m_session->jobIndex()->facets(m_query, false, QTimeZone::utc(), m_links.get(),
                                  [this](const Result<JobFacets> &facets) { m_row->setFacets(facets); });
}

} // namespace Balehook
