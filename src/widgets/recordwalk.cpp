// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/recordwalk.h"

#include "models/pagedtablemodel.h"

namespace Balehook {

RecordWalk::RecordWalk(const PagedTableModel &model, QObject *parent)
    : QObject(parent)
    , m_model(model)
{ }

RecordWalk::~RecordWalk() = default;

void RecordWalk::start(qint64 first, PageWalker::Direction direction, Visitor visitor, qint64 last)
{
    cancel();
    m_first = first;
    m_last = last;
    m_direction = direction;
    m_visitor = std::move(visitor);
    m_reachedLast = false;
    walk(m_model.perPage());
}

void RecordWalk::walk(int perPage)
{
    PageSource *source = m_model.source();
    if (!source || perPage < 1)
        return;
    m_perPage = perPage;
    m_otherPerPage = 0;
    m_walker = std::make_unique<PageWalker>(*source, perPage);
    connect(m_walker.get(), &PageWalker::progressed, this,
            [this](qint64 readCount, std::optional<qint64> total) { Q_EMIT progressed(readCount, total.value_or(0)); });
    connect(m_walker.get(), &PageWalker::stopped, this, [this] {
        const int other = m_otherPerPage;
        const qint64 readCount = m_walker->readCount();
        endWalk();
        if (other > 0)
            walk(other);
        else if (m_reachedLast)
            Q_EMIT exhausted(readCount);
        else
            Q_EMIT stopped();
    });
    connect(m_walker.get(), &PageWalker::exhausted, this, [this] {
        const qint64 readCount = m_walker->readCount();
        endWalk();
        Q_EMIT exhausted(readCount);
    });
    connect(m_walker.get(), &PageWalker::failed, this, [this](const Error &error) {
        endWalk();
        Q_EMIT failed(error);
    });
    const auto visitor = [this](int, const PageAnswer &answer, qint64 firstRecord) {
        return visitPage(answer, firstRecord);
    };
    m_walker->start(int(m_first / perPage) + 1, m_direction, visitor, m_last < 0 ? 0 : int(m_last / perPage) + 1);
}

bool RecordWalk::visitPage(const PageAnswer &answer, qint64 firstRecord)
{
    // Another page size means that this page holds other records than were asked for: start anew with that size.
    if (answer.perPage && *answer.perPage != m_perPage && m_first >= m_perPage) {
        m_otherPerPage = *answer.perPage;
        return false;
    }
    const RecordPage &page = *answer.records;
    const bool forward = m_direction == PageWalker::Direction::Forward;
    for (qsizetype step = 0; step < page.count(); ++step) {
        const qsizetype index = forward ? step : page.count() - 1 - step;
        const qint64 record = firstRecord + index;
        if (forward ? record < m_first : record > m_first)
            continue;
        if (m_last >= 0 && (forward ? record > m_last : record < m_last)) {
            m_reachedLast = true;
            return false;
        }
        if (!m_visitor(record, page, index))
            return false;
    }
    return true;
}

void RecordWalk::endWalk()
{
    if (!m_walker)
        return;
    disconnect(m_walker.get(), nullptr, this, nullptr);
    m_walker.release()->deleteLater(); // we may be inside one of its signals
}

void RecordWalk::cancel()
{
    if (m_walker)
        m_walker->cancel();
    endWalk();
}

} // namespace Balehook
