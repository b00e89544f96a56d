// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/indexfill.h"

#include "core/logging.h"
#include "session/accountsync.h"

#include <algorithm>
#include <utility>

namespace Balehook {

namespace {

constexpr int pagesAtOnce = 2;
/// So that the worker has the next one while the event loop hears of the last.
constexpr int storesAtOnce = 2;
constexpr int maxSizeChanges = 3;
constexpr int leastPerPage = 25;
constexpr int smallerBy = 5;

} // namespace

IndexFill::IndexFill(PageSource &source, JobIndex &index, QObject *parent)
    : QObject(parent)
    , m_index(index)
    , m_asker(source)
{
    connect(&m_asker, &PageAsker::arrived, this, &IndexFill::onArrived);
    connect(&m_asker, &PageAsker::failed, this, &IndexFill::onFailed);
    connect(&m_asker, &PageAsker::waiting, this, &IndexFill::waiting);
}

/// A callback for the index; \a take is called with the value, and only while the same pass goes on.
template <typename T, typename F>
JobIndex::Callback<T> IndexFill::inThisPass(F take)
{
    return [this, turn = m_turn, take = std::move(take)](const Result<T> &result) {
        if (m_isOver || turn != m_turn)
            return;
        if (result)
            take(result.value());
        else
            fail(result.error());
    };
}

void IndexFill::start(int perPage)
{
    const std::optional<IndexPass> &interrupted = m_index.status().pass;
    begin(interrupted && interrupted->perPage > 0 ? interrupted->perPage : perPage);
}

void IndexFill::stop()
{
    m_isOver = true;
    m_asker.cancelAll();
    m_early.clear();
}

void IndexFill::restart()
{
    m_passes = 1;
    m_before.reset();
    beginAnew(m_perPage);
}

void IndexFill::begin(int perPage)
{
    ++m_turn;
    m_asker.cancelAll();
    m_early.clear();
    m_plan.reset();
    m_storing = 0;
    m_perPage = perPage;
    const auto begun = [this](const IndexPass &pass) {
        m_plan.emplace(pass);
        if (m_sizeChanges >= maxSizeChanges)
            m_plan->fixSize();
        m_nextToStore = pass.donePages + 1;
        Q_EMIT progressed();
        pump();
    };
    m_index.beginPass(perPage, this, inThisPass<IndexPass>(begun));
}

void IndexFill::beginAnew(int perPage)
{
    ++m_turn;
    // begin() follows at once: the index does one after the other.
    m_index.cancelPass(this, inThisPass<Nothing>([](Nothing) {}));
    begin(perPage);
}

void IndexFill::pump()
{
    store();
    if (m_plan->isOver()) {
        if (m_storing == 0)
            endPass();
        return;
    }
    while (m_asker.open() < pagesAtOnce) {
        const std::optional<int> page = m_plan->nextPage();
        if (!page)
            break;
        m_asker.ask({*page, m_plan->perPage()});
    }
}

void IndexFill::store()
{
    while (m_storing < storesAtOnce && m_nextToStore <= m_plan->lastPage()) {
        const auto next = m_early.extract(m_nextToStore);
        if (!next)
            return;
        const int page = m_nextToStore++;
        ++m_storing;
        m_index.storePage(page, next.mapped().records, next.mapped().total.value_or(-1), this,
                          inThisPass<StoredPage>([this, page](const StoredPage &change) { onStored(page, change); }));
    }
}

void IndexFill::onArrived(const PageRequest &asked, const PageAnswer &answer)
{
    Q_EMIT waiting(std::chrono::seconds(0));
    if (m_isOver)
        return;
    const std::optional<int> otherSize = m_plan->learn(asked, answer);
    if (otherSize) {
        qCInfo(logSession, "The service hands out pages of %d, not of %d.", *otherSize, asked.perPage);
        ++m_sizeChanges;
        begin(*otherSize);
        return;
    }
    if (m_plan->isRecheck(asked.page)) {
        m_index.recheckPage(asked.page, answer.records, this, inThisPass<StoredPage>([this](const StoredPage &change) {
                                m_plan->rechecked(change);
                                pump();
                            }));
        return;
    }
    m_early.emplace(asked.page, answer);
    pump();
}

void IndexFill::onFailed(const PageRequest &asked, const Error &error)
{
    // The largest page that a service hands out is known to itself alone.
    const bool mayBeTooLarge = error.kind == ErrorKind::TooLarge
        || (error.kind == ErrorKind::Rejected && !m_plan->isAnswered() && asked.page == 1);
    if (mayBeTooLarge && asked.perPage > leastPerPage) {
        begin(std::max(leastPerPage, asked.perPage / smallerBy));
        return;
    }
    fail(error);
}

void IndexFill::onStored(int page, const StoredPage &change)
{
    --m_storing;
    m_plan->stored(page, change);
    m_added += change.added + change.returned;
    m_changed += change.changed;
    Q_EMIT progressed();
    if (!m_isOver)
        pump();
}

void IndexFill::endPass()
{
    m_asker.cancelAll();
    m_early.clear();
    const PassPlan::Sum sum = m_plan->sum();
    const bool isGood = m_plan->isConsistent() || m_before == sum || m_passes >= AccountSync::maxPasses;
    if (!isGood) {
        qCInfo(logSession, "The listing changed while it was read: it is read once more.");
        ++m_passes;
        m_before = sum;
        beginAnew(m_perPage);
        return;
    }
    ++m_turn;
    m_index.endPass(this, inThisPass<Nothing>([this](Nothing) {
                        stop();
                        Q_EMIT finished();
                    }));
}

void IndexFill::fail(const Error &error)
{
    stop();
    Q_EMIT failed(error);
}

} // namespace Balehook
