// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/search/growingsearch.h"

#include "session/index/accountsync.h"
#include "session/index/indexedjobs.h"
#include "widgets/lists/listingpage.h"
#include "widgets/search/indexkeeper.h"

#include <algorithm>

namespace Balehook {

using namespace std::chrono_literals;

namespace {

constexpr auto leastPause = 2s;
/// Loading comes first: a search may take a tenth of the time.
constexpr int restAfterSearch = 9;

} // namespace

GrowingSearch::GrowingSearch(ListingPage &page, IndexKeeper &keeper, QObject *parent)
    : QObject(parent)
    , m_page(page)
    , m_keeper(keeper)
    , m_leastPause(leastPause)
    , m_pause(leastPause)
{
    m_again.setSingleShot(true);
    connect(&m_again, &QTimer::timeout, this, &GrowingSearch::searchAgain);
}

GrowingSearch::~GrowingSearch() = default;

void GrowingSearch::follow(AccountSession *session)
{
    begin();
    m_links.reset();
    m_session = session && session->jobIndex() ? session : nullptr;
    if (!m_session)
        return;
    m_links = std::make_unique<QObject>();
    connect(m_session->jobIndex(), &JobIndex::statusChanged, m_links.get(), [this] { onStatusChanged(); });
    connect(m_session->sync(), &AccountSync::indexChanged, m_links.get(), [this] { onWorkEnded(); });
    connect(m_session->indexedJobs(), &IndexedJobs::matchesChanged, m_links.get(), [this] { onMatchesChanged(); });
    if (mayGrow() && isOutrun()) // while another account was shown
        m_again.start(0ms);
}

void GrowingSearch::begin()
{
    m_again.stop();
    m_foundBefore.reset();
    m_pause = m_leastPause;
}

/// A search that has seen all jobs stays as it is: what is learned later is shown when the user wants it.
bool GrowingSearch::mayGrow() const
{
    const ListingView *view = m_page.current();
    return m_session && view && view->found && !m_session->indexedJobs()->begunIn().isComplete();
}

bool GrowingSearch::isOutrun() const
{
    return (mayGrow() || m_keeper.isFillingAgain())
        && m_session->indexedJobs()->begunIn().jobs < m_session->jobIndex()->status().jobs;
}

/// Also when a fill was ended: what it had read before is still being stored, and another program may go on with it.
void GrowingSearch::onStatusChanged()
{
    if (mayGrow() && isOutrun() && !m_again.isActive())
        m_again.start(m_pause);
}

/// All that there is to be found is there now, or all for some time.
void GrowingSearch::onWorkEnded()
{
    if (mayGrow())
        m_again.start(0ms);
}

void GrowingSearch::onMatchesChanged()
{
    const IndexedJobs &jobs = *m_session->indexedJobs();
    if (!m_foundBefore || (jobs.matches() && !jobs.matches()->isComplete))
        return;
    m_foundBefore.reset();
    m_pause = std::max(m_leastPause, restAfterSearch * std::chrono::milliseconds(m_clock.elapsed()));
}

void GrowingSearch::searchAgain()
{
    ListingView *view = m_page.current();
    if (!m_session || !view || !view->found)
        return;
    const IndexedJobs &jobs = *m_session->indexedJobs();
    if (!jobs.error() && !(jobs.matches() && jobs.matches()->isComplete)) {
        m_again.start(m_pause); // a search that is always begun again finds nothing
        return;
    }
    if (jobs.matches())
        m_foundBefore = jobs.matches()->count;
    m_clock.start();
    // What the index has learned meanwhile may be old.
    view->model->setPointsOutNews(false);
    m_keeper.searchAgain();
    if (m_page.current() == view)
        view->model->setPointsOutNews(true);
}

} // namespace Balehook
