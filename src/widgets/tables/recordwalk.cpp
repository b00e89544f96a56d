// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tables/recordwalk.h"

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
    PageSource *source = m_model.source();
    if (!source)
        return;
    const int perPage = m_model.perPage();
    m_walker = std::make_unique<PageWalker>(*source, perPage);
    connect(m_walker.get(), &PageWalker::progressed, this,
            [this](qint64 readCount, std::optional<qint64> total) { Q_EMIT progressed(readCount, total.value_or(0)); });
    connect(m_walker.get(), &PageWalker::stopped, this, [this] {
        const qint64 readCount = m_walker->readCount();
        endWalk();
        if (m_reachedLast)
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
    const auto pageOf = [perPage](qint64 record) { return static_cast<int>(record / perPage) + 1; };
    m_walker->start(
        pageOf(first), direction,
        [this](int, const PageAnswer &answer, qint64 firstRecord) { return visitPage(answer, firstRecord); },
        last < 0 ? 0 : pageOf(last));
}

bool RecordWalk::visitPage(const PageAnswer &answer, qint64 firstRecord)
{
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
    if (m_walker)
        m_walker.release()->deleteLater(); // we may be inside one of its signals
}

void RecordWalk::cancel()
{
    if (m_walker)
        m_walker->cancel();
    endWalk();
}

} // namespace Balehook
