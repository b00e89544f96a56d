// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/index/indexfill.h"

#include "core/errors/logging.h"
#include "session/index/indexlook.h"

#include <algorithm>
#include <utility>

namespace Balehook {

namespace {

/// Two are on their way; the third leaves as soon as one of them is answered, before that answer is decoded.
constexpr int pagesAtOnce = 3;
/// So that the worker has the next one while the event loop hears of the last.
constexpr int storesAtOnce = 2;
constexpr int maxSizeChanges = 3;
constexpr int smallerBy = 5;
/// Jobs may appear while one looks.
constexpr int mostLooks = 3;
/// A look finds no more.
constexpr qint64 mostLooked = qint64(IndexLook::mostPages) * IndexLook::perPage;

} // namespace

IndexFill::IndexFill(PageSource &source, JobIndex &index, QObject *parent)
    : QObject(parent)
    , m_source(source)
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

IndexFill::~IndexFill() = default;

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
    endLook();
}

void IndexFill::restart()
{
    m_passes = 1;
    m_before.reset();
    reset();
    // begin() follows at once: the index does one after the other.
    m_index.cancelPass(this, inThisPass<Nothing>([](Nothing) {}));
    begin(m_perPage);
}

void IndexFill::reset()
{
    ++m_turn;
    m_asker.cancelAll();
    m_early.clear();
    endLook();
    m_plan.reset();
    m_storing = 0;
    m_looks = 0;
}

void IndexFill::begin(int perPage)
{
    reset();
    m_perPage = perPage;
    m_index.beginPass(perPage, this, whenBegun());
}

/// For the index, when it has begun a pass or goes on with one.
JobIndex::Callback<IndexPass> IndexFill::whenBegun()
{
    return inThisPass<IndexPass>([this](const IndexPass &pass) {
        m_plan.emplace(pass);
        if (m_sizeChanges >= maxSizeChanges)
            m_plan->fixSize();
        m_nextToStore = pass.donePages + 1;
        Q_EMIT progressed();
        pump();
    });
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
    if (mayBeTooLarge && asked.perPage > PassPlan::leastPerPage) {
        begin(std::max(PassPlan::leastPerPage, asked.perPage / smallerBy));
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
    if (m_plan->isConsistent()) {
        finish(PassEnd::Whole);
    } else if (m_before == sum && !sum.hasMoved) {
        finish(PassEnd::Agreed);
    } else if (m_plan->missing() > 0 && m_plan->missing() <= mostLooked && m_looks < mostLooks) {
        ++m_looks;
        look();
    } else if (m_passes >= maxPasses) {
        finish(PassEnd::GaveUp);
    } else {
        qCInfo(logSession, "The listing changed while it was read: it is read once more.");
        ++m_passes;
        m_before = sum;
        reset();
        m_index.repeatPass(this, whenBegun());
    }
}

/// Jobs that appeared where the pass had been are mostly at an end of the listing: they are looked for there before
/// everything is read again.
void IndexFill::look()
{
    const qint64 before = m_index.status().pass ? m_index.status().pass->seen : 0;
    m_look = std::make_unique<IndexLook>(m_source, m_index);
    connect(m_look.get(), &IndexLook::waiting, this, &IndexFill::waiting);
    connect(m_look.get(), &IndexLook::failed, this, &IndexFill::fail);
    connect(m_look.get(), &IndexLook::finished, this, [this, before] {
        const qint64 total = m_look->saidTotal();
        const std::optional<IndexPass> &pass = m_index.status().pass;
        const bool hasAll = total >= 0 && pass && !pass->hasMoved && pass->seen == total;
        endLook();
        const bool hasFound = pass && pass->seen > before;
        m_looks = hasFound ? m_looks : mostLooks;
        if (hasAll)
            finish(PassEnd::Whole);
        else
            endPass();
    });
    m_look->start(m_perPage);
}

/// Not deleted at once: a signal of it may have led here.
void IndexFill::endLook()
{
    if (!m_look)
        return;
    m_look->stop();
    m_look->disconnect(this);
    m_added += m_look->added();
    m_changed += m_look->changed();
    m_look.release()->deleteLater();
}

void IndexFill::finish(PassEnd end)
{
    ++m_turn;
    const auto ended = inThisPass<Nothing>([this](Nothing) {
        stop();
        Q_EMIT finished();
    });
    m_index.endPass(this, ended, end);
}

void IndexFill::fail(const Error &error)
{
    stop();
    Q_EMIT failed(error);
}

} // namespace Balehook
