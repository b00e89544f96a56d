// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/index/indexlook.h"

#include "models/listextent.h"
#include "session/index/passplan.h"

#include <QDateTime>

#include <algorithm>

namespace Balehook {

namespace {

int pageOf(qint64 record, int size)
{
    return int(std::min<qint64>(std::max<qint64>(record, 0) / size, std::numeric_limits<int>::max() - 1)) + 1;
}

} // namespace

IndexLook::IndexLook(PageSource &source, JobIndex &index, QObject *parent)
    : QObject(parent)
    , m_index(index)
    , m_asker(source)
{
    connect(&m_asker, &PageAsker::arrived, this, &IndexLook::onArrived);
    connect(&m_asker, &PageAsker::failed, this, &IndexLook::onFailed);
    connect(&m_asker, &PageAsker::waiting, this, &IndexLook::waiting);
    connect(&m_asker, &PageAsker::blocked, this, &IndexLook::blocked);
}

void IndexLook::start(int largestPage)
{
    m_begunAt = QDateTime::currentMSecsSinceEpoch();
    m_pageSize = std::min(perPage, largestPage);
    ask(1);
}

void IndexLook::stop()
{
    m_isOver = true;
    m_asker.cancelAll();
}

void IndexLook::ask(int page)
{
    if (m_asked.insert(page).second)
        m_asker.ask({page, m_pageSize});
}

qint64 IndexLook::listed() const
{
    return m_index.status().listed();
}

void IndexLook::onArrived(const PageRequest &asked, const PageAnswer &answer)
{
    Q_EMIT waiting(std::chrono::seconds(0));
    if (m_isOver)
        return;
    const qsizetype count = answer.records->count();
    const qint64 first = qint64(asked.page - 1) * m_pageSize;
    if (!m_isSizeKnown) {
        // Page 1 begins with the same job, whatever its size.
        m_isSizeKnown = true;
        m_pageSize = std::max(1, ListExtent::answeredSize(asked, count, answer));
        if (count > m_pageSize)
            m_pageSize = int(count); // all at once
    }
    m_isTotalSaid = answer.total.has_value() && (count == 0 || first + count <= *answer.total);
    if (m_isTotalSaid)
        m_total = *answer.total;
    else if (count < m_pageSize)
        m_total = first + count;
    if (count == 0) {
        goOn(asked.page, 0, false);
        return;
    }
    ++m_storing;
    m_index.storeNews(first, answer.records, answer.total.value_or(-1), this,
                      [this, page = asked.page, count](const Result<StoredPage> &stored) {
                          if (m_isOver)
                              return;
                          --m_storing;
                          if (stored)
                              onStored(page, count, stored.value());
                          else
                              fail(stored.error());
                      });
}

void IndexLook::onStored(int page, qsizetype count, const StoredPage &change)
{
    m_added += change.added + change.returned;
    m_changed += change.changed;
    goOn(page, count, change.added > 0 || change.changed > 0 || change.returned > 0 || change.found > 0);
}

/// After page \a page: further from the end that it belongs to, if it holds news.
void IndexLook::goOn(int page, qsizetype count, bool hasNews)
{
    const bool isFull = count >= m_pageSize;
    const int lastPage = m_total >= 0 ? pageOf(m_total - 1, m_pageSize) : std::numeric_limits<int>::max();
    if (m_endPage == 0) {
        // Where nobody says how long the list is, it ends where the index has it, or further on.
        m_endPage = m_total >= 0 ? lastPage : pageOf(listed() - 1, m_pageSize);
        ask(m_endPage);
    }
    const bool endsUnknown = !m_isTotalSaid && page >= m_endPage;
    if (int(m_asked.size()) >= mostPages) {
        stop();
        Q_EMIT finished(gaveUp);
        return;
    }
    if (endsUnknown && isFull && (hasNews || page == m_endPage))
        ask(page + 1);
    if (hasNews && isFull && page < lastPage && page < m_endPage)
        ask(page + 1);
    if (hasNews && page > 1 && page <= m_endPage)
        ask(page - 1);
    if (m_asker.open() == 0 && m_storing == 0)
        conclude();
}

void IndexLook::conclude()
{
    m_index.noteLook(m_begunAt, this, [this](const Result<Nothing> &noted) {
        if (m_isOver)
            return;
        if (!noted) {
            fail(noted.error());
            return;
        }
        stop();
        Q_EMIT finished(m_total < 0 ? 0 : m_total - listed());
    });
}

void IndexLook::onFailed(const PageRequest &asked, const Error &error)
{
    const bool mayBeTooLarge = error.kind == ErrorKind::Rejected || error.kind == ErrorKind::TooLarge;
    if (mayBeTooLarge && !m_isSizeKnown && asked.perPage > PassPlan::leastPerPage) {
        m_pageSize = PassPlan::leastPerPage;
        m_asker.ask({1, m_pageSize});
        return;
    }
    fail(error);
}

void IndexLook::fail(const Error &error)
{
    stop();
    Q_EMIT failed(error);
}

} // namespace Balehook
