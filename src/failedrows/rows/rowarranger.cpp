// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/rows/rowarranger.h"

#include "core/process/background.h"
#include "failedrows/rows/rowpicker.h"
#include "failedrows/table/tabledocument.h"

namespace Balehook {

RowArranger::RowArranger(TableDocument &document, QObject *parent)
    : QObject(parent)
    , m_document(document)
{ }

void RowArranger::arrange(const RowList &from, std::vector<CellCondition> conditions, RowOrder order)
{
    cancel();
    m_isBusy = true;
    const auto picker = std::make_shared<RowPicker>(std::move(conditions), order, from.size());
    m_scan = m_document.scan(picker, from.rows());
    connect(m_scan, &RowScan::progressed, this, [this](double share) { Q_EMIT progressed(share); });
    connect(m_scan, &RowScan::finished, this, [this, picker, now = m_generation](const Outcome &outcome) {
        if (!outcome || picker->isTooCostly()) {
            m_isBusy = false;
            Q_EMIT failed(outcome ? Error(ErrorKind::PatternTooCostly) : outcome.error());
            return;
        }
        const auto taking = inBackground<RowList>([picker](QPromise<RowList> &) { return picker->takeRows(); });
        whenDone(taking, this, [this, now](const RowList &rows) {
            if (now != m_generation)
                return;
            m_isBusy = false;
            Q_EMIT arranged(rows);
        });
    });
}

void RowArranger::divide(const RowList &rows, const ReasonSnapshot &reasons, std::vector<GroupId> groups)
{
    cancel();
    m_isBusy = true;
    const auto dividing = inBackground<MatchingRows>([rows, reasons, groups = std::move(groups)](auto &) {
        MatchingRows matching{rows, rows, std::vector<qint64>(reasons.groups().size(), 0)};
        std::vector<quint32> chosen;
        for (qint64 i = 0; i < rows.size(); ++i) {
            const qint64 row = rows.at(i);
            if (row >= reasons.rowCount())
                continue; // a new column is still being read
            for (const GroupId group : reasons.groupsOf(row))
                ++matching.counts[group];
            if (!groups.empty() && reasons.hasOneOf(row, groups))
                chosen.push_back(quint32(row));
        }
        if (!groups.empty())
            matching.chosen = RowList(std::move(chosen));
        return matching;
    });
    whenDone(dividing, this, [this, now = m_generation](const MatchingRows &matching) {
        if (now != m_generation)
            return;
        m_isBusy = false;
        Q_EMIT divided(matching);
    });
}

void RowArranger::cancel()
{
    ++m_generation;
    m_isBusy = false;
    if (m_scan)
        m_scan->cancel();
    m_scan.clear();
}

} // namespace Balehook
