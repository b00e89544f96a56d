// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/search/indexkeeper.h"

#include "session/index/accountsync.h"
#include "session/index/indexedjobs.h"
#include "widgets/lists/foundplace.h"

#include <QDateTime>
#include <QEvent>

#include <algorithm>
#include <utility>

namespace Balehook {

using namespace std::chrono_literals;
using Refresh = ListingPage::Refresh;

namespace {

/// Of the list beside which nobody sees the index.
constexpr auto itselfPause = 5min;
constexpr auto longLook = 700ms;
constexpr std::size_t mostChangedPages = 20;

} // namespace

IndexKeeper::IndexKeeper(ListingPage &page, FoundPlace &place, QObject *parent)
    : QObject(parent)
    , m_page(page)
    , m_place(place)
    , m_firstPause(1s)
    , m_nextPause(1min)
{
    m_soon.setSingleShot(true);
    m_long.setSingleShot(true);
    m_long.setInterval(longLook);
    connect(&m_soon, &QTimer::timeout, this, [this] {
        m_why.reset();
        look();
    });
    connect(&m_long, &QTimer::timeout, this, &IndexKeeper::changed);
    connect(&page, &ListingPage::refreshed, this, &IndexKeeper::onRefreshed);
    connect(&page, &ListingPage::statusChanged, this, &IndexKeeper::onListChanged);
    page.window()->installEventFilter(this);
}

IndexKeeper::~IndexKeeper()
{
    endCounting();
}

void IndexKeeper::setPauses(std::chrono::milliseconds first, std::chrono::milliseconds next)
{
    m_firstPause = first;
    m_nextPause = next;
}

void IndexKeeper::follow(AccountSession *session)
{
    endCounting();
    m_links.reset();
    m_soon.stop();
    m_long.stop();
    m_changedPages.clear();
    m_why.reset();
    m_error.reset();
    m_news = {};
    m_isLooking = false;
    m_isFillingAgain = false;
    m_hasNews = false;
    m_session = session && session->jobIndex() ? session : nullptr;
    m_isDue = m_session != nullptr;
    if (!m_session)
        return;
    m_links = std::make_unique<QObject>();
    const JobIndex *index = m_session->jobIndex();
    const IndexedJobs *jobs = m_session->indexedJobs();
    m_known = index->status();
    connect(index, &JobIndex::opened, m_links.get(), [this] { onStatusChanged(); });
    connect(index, &JobIndex::statusChanged, m_links.get(), [this] { onStatusChanged(); });
    connect(m_session->sync(), &AccountSync::stateChanged, m_links.get(), [this] { onStateChanged(); });
    connect(m_session->sync(), &AccountSync::indexChanged, m_links.get(), [this] { m_hasNews = true; });
    connect(jobs, &PageSource::invalidated, m_links.get(), [this, jobs] {
        if (jobs->matches())
            return;
        m_hasNews = false; // another search, which finds all
        endCounting(); // of the one before
        setOffered(0);
    });
    onStateChanged();
    onListChanged();
    // While another account was shown.
    const IndexStatus &seen = jobs->begunIn();
    m_hasNews = seen.isComplete()
        && (seen.jobs != m_known.jobs || seen.readSince != m_known.readSince || seen.lookedAt != m_known.lookedAt);
    offer();
}

bool IndexKeeper::eventFilter(QObject *watched, QEvent *event)
{
    // Another program may have stored something while the user was away, or there.
    if (event->type() == QEvent::WindowActivate && m_session && m_session->jobIndex()->isOpen())
        m_session->sync()->readAgain();
    return QObject::eventFilter(watched, event);
}

bool IndexKeeper::isLookLong() const
{
    return m_isLooking && !m_long.isActive();
}

bool IndexKeeper::isListed() const
{
    const ListingView *view = m_page.current();
    return view && view->session == m_session && view->model->state() == PagedTableModel::State::Listed;
}

std::chrono::milliseconds IndexKeeper::sinceLook(const IndexStatus &status, qint64 now)
{
    const auto since = [now](qint64 time) -> std::chrono::milliseconds {
        constexpr std::chrono::milliseconds tolerance = 1min;
        const std::chrono::milliseconds age(now - time);
        return age < -tolerance ? 24h : std::max(age, 0ms); // the clock was set back, perhaps long after
    };
    return std::min(since(status.lookedAt), since(status.readSince));
}

std::chrono::milliseconds IndexKeeper::sinceLook() const
{
    return sinceLook(m_session->jobIndex()->status(), QDateTime::currentMSecsSinceEpoch());
}

void IndexKeeper::onRefreshed(Refresh why)
{
    if (!m_session || !isListed() || !m_session->jobIndex()->isOpen())
        return;
    const bool isFound = m_page.current()->found != nullptr;
    if (isFound && why != Refresh::ByItself) {
        IndexedJobs &jobs = *m_session->indexedJobs();
        jobs.searchAgain();
        m_place.follow(jobs);
    }
    if (why == Refresh::OfWhatIsKnown)
        return;
    m_session->sync()->readAgain();
    if (m_isLooking) {
        if (why == Refresh::ByUser)
            m_why = why; // it is waited for now
        return;
    }
    // The list itself is read again now; where that shows something new, a look follows.
    if (why == Refresh::ByItself && !isFound && sinceLook() < itselfPause)
        return;
    m_soon.stop();
    m_why = why;
    look();
}

/// Called often: a page came, rows were seen, a request left.
void IndexKeeper::onListChanged()
{
    if (!m_session || !isListed())
        return;
    if (m_isDue && m_session->sync()->canLookAtEnds()) {
        m_isDue = false;
        if (sinceLook() >= m_nextPause)
            lookSoon();
    }
    if (m_page.current()->found)
        return;
    renewChanged();
    const PagedTableModel::News before = std::exchange(m_news, m_page.current()->model->news());
    if (m_news.fresh <= before.fresh && m_news.changed <= before.changed)
        return;
    rememberChanged();
    if (m_session->sync()->canLookAtEnds())
        lookSoon();
}

void IndexKeeper::searchAgain()
{
    if (isListed() && m_session->jobIndex()->isOpen())
        m_page.refresh(Refresh::OfWhatIsKnown);
    else if (m_session)
        m_session->indexedJobs()->searchAgain(); // nothing is shown that could keep its place
}

void IndexKeeper::lookSoon()
{
    if (!m_soon.isActive())
        m_soon.start(std::max(m_firstPause, m_nextPause - sinceLook()));
}

void IndexKeeper::look()
{
    if (m_session && isListed() && !m_session->sync()->lookAtEnds())
        m_why.reset();
}

void IndexKeeper::onStateChanged()
{
    const AccountSync &sync = *m_session->sync();
    const AccountSync::State state = sync.state();
    if (state == AccountSync::State::Filling)
        m_isDue = false; // it ends with a look
    if (state == AccountSync::State::Filling && !m_isFillingAgain)
        m_isFillingAgain = m_session->jobIndex()->status().isComplete();
    const bool wasLooking = std::exchange(m_isLooking, state == AccountSync::State::Looking);
    if (m_isLooking && !wasLooking)
        m_long.start();
    else if (wasLooking && !m_isLooking)
        onLooked();
    else if (m_isFillingAgain && state != AccountSync::State::Filling)
        offer(); // also where the pass is paused: it may be long until it is gone on with
    m_isFillingAgain = m_isFillingAgain && state != AccountSync::State::Idle;
    if (ListingView *view = m_page.current())
        view->isKeptFresh = sync.canLookAtEnds() || state == AccountSync::State::Filling;
}

void IndexKeeper::onStatusChanged()
{
    const IndexStatus &status = m_session->jobIndex()->status();
    const IndexStatus before = std::exchange(m_known, status);
    const AccountSync &sync = *m_session->sync();
    if (status.jobs == 0)
        m_changedPages.clear(); // it was emptied: perhaps they are of another listing
    if (ListingView *view = m_page.current())
        view->isKeptFresh = sync.canLookAtEnds() || sync.state() == AccountSync::State::Filling;
    onListChanged();
    // Not by this program.
    const bool isOther =
        status.jobs != before.jobs || status.readSince != before.readSince || status.lookedAt != before.lookedAt;
    const bool hasSeenAll = m_session->indexedJobs()->begunIn().isComplete();
    if (isOther && hasSeenAll && sync.state() == AccountSync::State::Idle && !m_isLooking) {
        m_hasNews = true;
        offer();
    }
}

void IndexKeeper::onLooked()
{
    m_long.stop();
    const auto why = std::exchange(m_why, std::nullopt);
    const std::optional<Error> failure = m_session->sync()->lookError();
    if (!failure)
        m_error.reset();
    else if (why == Refresh::ByUser)
        m_error = failure;
    if (!failure)
        storeChanged();
    const QPointer<IndexKeeper> alive(this);
    if (why == Refresh::ByUser && m_hasNews && m_page.current() && m_page.current()->found) {
        m_hasNews = false;
        m_page.refresh(Refresh::OfWhatIsKnown);
    } else {
        offer();
    }
    if (alive && failure && why == Refresh::ByItself)
        Q_EMIT m_page.refreshFailed(*failure);
    if (alive)
        Q_EMIT changed();
}

/// A change that the list shows may lie far from the ends at which is looked.
void IndexKeeper::rememberChanged()
{
    const PagedTableModel &model = *m_page.current()->model;
    for (const auto &[first, last] : model.loadedRanges()) {
        for (int row = first; row <= last && m_changedPages.size() < mostChangedPages; ++row) {
            const QModelIndex index = model.index(row, 0);
            if (!(index.data(PagedTableModel::MarksRole).toInt() & PagedTableModel::ChangedMark))
                continue;
            qsizetype at = 0;
            if (auto page = model.recordPage(row, &at))
                m_changedPages[model.firstRecord() + row - at] = std::move(page);
        }
    }
}

/// The list may have read them again since, and what it said before must not come over that.
void IndexKeeper::renewChanged()
{
    const PagedTableModel &model = *m_page.current()->model;
    for (auto &[first, remembered] : std::exchange(m_changedPages, {})) {
        bool isThere = false;
        for (qsizetype i = 0; i < remembered->count(); ++i) {
            const int row = model.rowOfId(remembered->idAt(i)); // it may have moved
            qsizetype at = 0;
            auto page = row < 0 ? nullptr : model.recordPage(row, &at);
            if (!page)
                continue;
            isThere = true;
            const bool isSame = page == remembered;
            if (m_changedPages.size() < mostChangedPages)
                m_changedPages[model.firstRecord() + row - at] = std::move(page);
            if (isSame)
                break;
        }
        if (!isThere)
            m_changedPages.try_emplace(first, std::move(remembered));
    }
}

/// After a look: before it, jobs that are known already would end it too early.
void IndexKeeper::storeChanged()
{
    for (auto &[first, page] : std::exchange(m_changedPages, {})) {
        m_session->jobIndex()->storeNews(first, std::move(page), -1, m_links.get(),
                                         [this](const Result<StoredPage> &stored) {
                                             if (!stored || stored.value().added + stored.value().changed == 0)
                                                 return;
                                             m_hasNews = true;
                                             offer();
                                         });
    }
}

/// How many jobs more the shown search would find now. Those that it has found stay where they are.
void IndexKeeper::offer()
{
    const ListingView *view = m_page.current();
    if (!m_hasNews || !view || !view->found || !m_session)
        return;
    const IndexedJobs &jobs = *m_session->indexedJobs();
    if (!jobs.matches() || !jobs.matches()->isComplete)
        return; // is still being searched
    m_hasNews = false;
    view->model->refresh(); // what the shown jobs say now
    endCounting();
    m_counting = m_session->jobIndex()->searchLast(
        jobs.query(), m_links.get(), [this, &jobs](const Result<JobIndex::Matches> &now) {
            if (now && !now.value().isComplete)
                return;
            if (now && jobs.matches() && jobs.matches()->isComplete)
                setOffered(std::max<qint64>(0, now.value().count - jobs.matches()->count));
            endCounting();
        });
}

void IndexKeeper::setOffered(qint64 count)
{
    ListingView *view = m_page.current();
    if (!view || std::exchange(view->offered, count) == count)
        return;
    Q_EMIT m_page.statusChanged();
}

void IndexKeeper::endCounting()
{
    if (m_session && m_counting != 0)
        m_session->jobIndex()->endSearch(m_counting);
    m_counting = 0;
}

} // namespace Balehook
