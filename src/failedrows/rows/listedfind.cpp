// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/rows/listedfind.h"

#include "core/process/background.h"
#include "failedrows/table/cellsearch.h"
#include "failedrows/table/rowvisitor.h"
#include "failedrows/table/tabledocument.h"

#include <algorithm>
#include <atomic>
#include <numeric>

namespace Balehook {

/// Sees the rows in the order of the file, which is quicker than any other, and puts what it found in that of the list.
class ListedFind::Visitor final : public RowVisitor
{
public:
    Visitor(const RowList &list, const QString &text, CellTextKind kind)
        : m_search(text, {}, kind)
    {
        const std::vector<quint32> &rows = *list.rows();
        m_places.resize(rows.size());
        std::iota(m_places.begin(), m_places.end(), 0);
        if (!std::is_sorted(rows.begin(), rows.end()))
            std::sort(m_places.begin(), m_places.end(), [&](quint32 a, quint32 b) { return rows[a] < rows[b]; });
        m_rows.reserve(rows.size());
        for (const quint32 place : m_places)
            m_rows.push_back(rows[place]);
    }

    std::shared_ptr<const std::vector<quint32>> rowsInFileOrder() const
    {
        return std::make_shared<const std::vector<quint32>>(m_rows);
    }

    bool visit(const RowView &row) override
    {
        while (m_at < m_rows.size() && m_rows[m_at] != quint32(row.number))
            ++m_at;
        if (m_at == m_rows.size())
            return false;
        const auto take = [this](int column) {
            if (m_found.size() < mostMatches)
                m_found.push_back({qint64(m_places[m_at]), column});
        };
        m_search.eachIn(row, take, m_stop);
        m_count.store(qint64(m_found.size()), std::memory_order_relaxed);
        return m_found.size() < mostMatches && !m_search.isTooCostly();
    }

    std::vector<CellPlace> takeFound()
    {
        std::sort(m_found.begin(), m_found.end());
        return std::move(m_found);
    }
    bool isTooCostly() const { return m_search.isTooCostly(); }
    /// Ends within the row that is in work. From any thread.
    void stop() { m_stop = true; }
    qint64 count() const { return m_count.load(std::memory_order_relaxed); }

private:
    const CellSearch m_search;
    std::vector<quint32> m_places; ///< in the list, by the order of the file
    std::vector<quint32> m_rows; ///< in the order of the file
    std::size_t m_at = 0;
    std::vector<CellPlace> m_found;
    std::atomic<qint64> m_count = 0;
    std::atomic_bool m_stop = false;
};

ListedFind::ListedFind(TableDocument &document, const RowList &rows, const QString &text, CellTextKind kind,
                       QObject *parent)
    : TextFind(parent)
{
    // Bringing millions of rows back into the order of the file takes its time.
    using Made = std::shared_ptr<Visitor>;
    const auto making = inBackground<Made>(
        [rows, text, kind](QPromise<Made> &) { return std::make_shared<Visitor>(rows, text, kind); });
    whenDone(making, this, [this, &document](const Made &visitor) {
        if (m_isCancelled)
            return;
        m_visitor = visitor;
        m_scan = document.scan(visitor, visitor->rowsInFileOrder());
        connect(m_scan, &RowScan::progressed, this, [this](double share) { Q_EMIT progressed(share, matches()); });
        connect(m_scan, &RowScan::finished, this, [this](const Outcome &outcome) {
            m_places = m_visitor->takeFound();
            m_isComplete = true;
            Q_EMIT finished(outcome && m_visitor->isTooCostly() ? Outcome(Error(ErrorKind::PatternTooCostly))
                                                                : outcome);
            answer();
        });
    });
}

ListedFind::~ListedFind()
{
    endScan();
}

qint64 ListedFind::matches() const
{
    if (m_isComplete)
        return qint64(m_places.size());
    return m_visitor ? m_visitor->count() : 0;
}

void ListedFind::step(CellPlace from, Direction direction)
{
    m_step = Step{from, direction};
    if (m_isComplete)
        QMetaObject::invokeMethod(this, &ListedFind::answer, Qt::QueuedConnection);
}

void ListedFind::cancel()
{
    m_isCancelled = true;
    endScan();
    deleteLater();
}

void ListedFind::endScan()
{
    if (!m_scan)
        return;
    m_visitor->stop();
    m_scan->cancel();
}

void ListedFind::answer()
{
    if (!m_step || m_isCancelled)
        return;
    const Step step = *std::exchange(m_step, std::nullopt);
    if (m_places.empty()) {
        Q_EMIT nothingFound();
        return;
    }
    auto place = m_places.cbegin();
    if (step.direction == Direction::Next) {
        place = std::upper_bound(m_places.cbegin(), m_places.cend(), step.from);
        if (place == m_places.cend())
            place = m_places.cbegin();
    } else {
        place = std::lower_bound(m_places.cbegin(), m_places.cend(), step.from);
        if (place == m_places.cbegin())
            place = m_places.cend();
        --place;
    }
    Q_EMIT found(*place, place - m_places.cbegin() + 1);
}

} // namespace Balehook
