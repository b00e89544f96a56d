// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/importjob.h"
#include "models/pagedtablemodel.h"

#include <QMap>

namespace Balehook {

/// The import jobs table (interface 2.2): what each cell says. Times are relative in the cell and refreshed by
/// refreshTimes(), which the page calls once a minute while it is visible.
class ImportJobsModel final : public PagedTableModel
{
    Q_OBJECT

public:
    enum Column {
        CreatedColumn,
        TypeColumn,
        StatusColumn,
        CountsColumn, ///< succeeded / failed with a share bar
        FileColumn,
        UserColumn,
        ChannelColumn,
        FailedFileColumn,
        DetailsColumn,
        UpdatedColumn,
        IdColumn,
        ColumnCount
    };

    explicit ImportJobsModel(QObject *parent = nullptr);

    /// Raw code -> the user's own word, shown beside the code.
    void setStatusLabels(const QMap<QString, QString> &labels);
    void setUtc(bool utc);
    void refreshTimes();

    /// Null unless \a row is loaded and readable.
    const ImportJob *jobAt(int row) const;

    int columnCount(const QModelIndex &parent = {}) const override;

protected:
    QVariant cell(const RecordPage &page, qsizetype index, int column, int role) const override;
    QString headerText(int column) const override;
    QVariant headerRole(int column, int role) const override;
    bool isReadable(const RecordPage &page, qsizetype index) const override;
    bool isSameRecord(const RecordPage &a, qsizetype i, const RecordPage &b, qsizetype j) const override;

private:
    QString display(const ImportJob &job, int column) const;
    QString statusText(const ImportJob &job) const;
    QVariant toolTip(const ImportJob &job, int column) const;
    QString accessibleText(const ImportJob &job, int column) const;

    QMap<QString, QString> m_statusLabels;
    bool m_utc = false;
};

} // namespace Balehook
