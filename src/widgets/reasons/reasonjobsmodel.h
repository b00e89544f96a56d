// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/jobs/reasonreport.h"

#include <QAbstractTableModel>
#include <QTimeZone>

#include <functional>
#include <memory>

namespace Balehook {

/// The failed files that have a reason, with their jobs, the newest first.
class ReasonJobsModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { CreatedColumn, JobColumn, TypeColumn, RowsColumn, UserColumn, ChannelColumn, AccountColumn, Columns };

    /// \a accountName: by its id.
    explicit ReasonJobsModel(std::function<QString(const QString &accountId)> accountName, QObject *parent = nullptr);

    /// Line \a line of \a report; -1: nothing.
    void setLine(std::shared_ptr<const ReasonReport> report, qsizetype line, const QTimeZone &zone);
    const ReasonReport::File &file(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::function<QString(const QString &accountId)> m_accountName;
    std::shared_ptr<const ReasonReport> m_report;
    const ReasonReport::Line *m_line = nullptr; ///< of the report
    QTimeZone m_zone = QTimeZone::utc();
};

} // namespace Balehook
