// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/jobs/reasonreport.h"

#include <QAbstractTableModel>
#include <QTimeZone>

#include <memory>

namespace Balehook {

/// Why rows failed across jobs, a reason a row. Sorted as asked for; the report's own order at first.
class JobReasonsModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        ReasonColumn,
        RowsColumn,
        JobsColumn,
        UsersColumn,
        ChannelsColumn,
        BeforeColumn, ///< rows; this one and the next where two periods are compared
        SinceColumn,
        DaysColumn, ///< painted by DayChartDelegate
        FirstColumn,
        LastColumn,
        Columns
    };

    explicit JobReasonsModel(QObject *parent = nullptr);

    /// \a zone: in which times are shown.
    void setReport(std::shared_ptr<const ReasonReport> report, const QTimeZone &zone);
    /// Only reasons that were not seen before the day that the report is compared at.
    void setOnlyNew(bool onlyNew);
    const ReasonReport &report() const { return *m_report; }
    /// The place of a row's line in the report.
    int lineAt(int row) const { return m_order[std::size_t(row)]; }
    const ReasonReport::Line &line(int row) const { return m_report->lines[std::size_t(lineAt(row))]; }
    /// The row of the reason called \a title; -1 where there is none.
    int rowOf(const QString &title) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

    /// What heads a column, also in a file.
    static QString title(int column);

private:
    void arrange();
    QString text(const ReasonReport::Line &line, int column) const;
    QString timeText(const QDateTime &time) const;
    QString daysText(const ReasonReport::Line &line) const;
    static bool isUnknown(const ReasonReport::Line &line, int column);
    QString explanation(const ReasonReport::Line &line, int column) const;

    std::shared_ptr<const ReasonReport> m_report = std::make_shared<const ReasonReport>();
    QTimeZone m_zone = QTimeZone::utc();
    std::vector<int> m_order; ///< places of lines
    bool m_onlyNew = false;
    int m_sortColumn = -1; ///< the report's order
    Qt::SortOrder m_sortOrder = Qt::DescendingOrder;
};

} // namespace Balehook
