// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/rows/summarymaker.h"

#include "core/secrets/knownsecrets.h"
#include "failedrows/archive/obstacletext.h"
#include "failedrows/rows/cellcollector.h"
#include "failedrows/rows/failedrows.h"
#include "failedrows/workbook/contentstext.h"

#include <algorithm>
#include <map>

namespace Balehook {

SummaryMaker::SummaryMaker(FailedRows &rows, ReplySummary summary, QObject *parent)
    : QObject(parent)
    , m_rows(rows)
    , m_summary(std::move(summary))
{ }

SummaryMaker::~SummaryMaker()
{
    if (m_scan)
        m_scan->cancel();
}

void SummaryMaker::start()
{
    const ReasonSnapshot reasons = m_rows.reasons();
    if (const QString table = ContentsText::summary(m_rows.document().contents()); !table.isEmpty())
        m_summary.facts.push_back({tr("Table"), table});
    if (const auto obstacle = m_rows.document().obstacle())
        m_summary.facts.push_back({tr("Incomplete"), ObstacleText::of(*obstacle, m_rows.document().rowCount())});
    m_summary.rows = m_rows.document().rowCount();
    m_summary.rowsWithoutReason = reasons.group(ReasonGroupId::none).count;
    std::vector<GroupId> groups = reasons.byCount();
    std::erase(groups, ReasonGroupId::none);
    if (groups.size() > m_mostReasons) {
        m_summary.furtherReasons = qint64(groups.size() - m_mostReasons);
        groups.resize(m_mostReasons);
    }
    std::vector<quint32> rows;
    rows.reserve(groups.size());
    for (const GroupId id : groups)
        rows.push_back(quint32(reasons.group(id).firstRow));
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());

    const std::vector<int> columns = tellingColumns(m_rows.document(), m_rows.reasonColumn());
    const std::vector<int> personal = m_personalColumns.value_or(m_rows.personalColumns());
    // Those that are hidden as well: their values may be repeated in what is shown.
    std::vector<int> read = columns;
    read.insert(read.end(), personal.begin(), personal.end());
    const auto collector = std::make_shared<CellCollector>(std::move(read));
    m_scan = m_rows.document().scan(collector, std::make_shared<const std::vector<quint32>>(rows));
    connect(
        m_scan, &RowScan::finished, this,
        [this, reasons, groups, rows, columns, personal, collector](const Outcome &outcome) {
            if (!outcome) {
                Q_EMIT failed(outcome.error());
                return;
            }
            std::map<quint32, std::vector<ReplySummary::Cell>> cells;
            std::map<quint32, QStringList> values; // of persons
            for (std::size_t i = 0; i < rows.size() && i < collector->rows.size(); ++i) {
                for (std::size_t j = 0; j < columns.size(); ++j) {
                    const bool isPersonal = std::find(personal.begin(), personal.end(), columns[j]) != personal.end();
                    if (const QByteArray &cell = collector->rows[i][qsizetype(j)]; !cell.isEmpty())
                        cells[rows[i]].push_back({m_rows.columnName(columns[j]), QString::fromUtf8(cell), isPersonal});
                }
                for (const QByteArray &cell : collector->rows[i].mid(qsizetype(columns.size())))
                    values[rows[i]].append(QString::fromUtf8(cell));
            }
            for (const GroupId id : groups) {
                const ReasonGroup &group = reasons.group(id);
                const ReplySummary::Example example{group.firstRow + 1,
                                                    QString::fromUtf8(withoutPartsOfKnownSecrets(group.example)),
                                                    cells[quint32(group.firstRow)], values[quint32(group.firstRow)]};
                const QByteArray title = withoutPartsOfKnownSecrets(reasons.title(id).toUtf8());
                m_summary.reasons.push_back({QString::fromUtf8(title), group.count, {example}});
            }
            Q_EMIT made();
        });
}

} // namespace Balehook
