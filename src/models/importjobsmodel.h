// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/importjob.h"
#include "models/listingmodel.h"

#include <QMap>
#include <QSet>

#include <functional>

namespace Balehook {

/// The import jobs table (interface 2.2): what each cell says.
class ImportJobsModel final : public RecordTableModel<ImportJob>
{
    Q_OBJECT

public:
    enum Column {
        CreatedColumn = ImportJob::columnOf(ImportJob::CreatedAt),
        TypeColumn = ImportJob::columnOf(ImportJob::JobType),
        StatusColumn = ImportJob::columnOf(ImportJob::Status),
        FailedColumn = ImportJob::columnOf(ImportJob::FailureCount), ///< how many rows failed, with a share bar
        FileColumn = ImportJob::columnOf(ImportJob::FilePath),
        UserColumn = ImportJob::columnOf(ImportJob::UserName),
        ChannelColumn = ImportJob::columnOf(ImportJob::ChannelId),
        FailedFileColumn = ImportJob::columnOf(ImportJob::FailedFilePath),
        DetailsColumn = ImportJob::columnOf(ImportJob::AdditionalDetails),
        UpdatedColumn = ImportJob::columnOf(ImportJob::UpdatedAt),
        IdColumn = ImportJob::columnOf(ImportJob::Id),
        OfColumn = ImportJob::columnOf(ImportJob::RowCount), ///< how many rows there were: succeeded and failed
    };

    explicit ImportJobsModel(QObject *parent = nullptr);

    /// Raw code -> the user's own label, shown instead of the code, and its color as 0xRRGGBB.
    void setStatusLabels(const QMap<QString, QString> &labels, const QMap<QString, std::uint32_t> &colors = {});

    /// Which jobs are no longer listed; their cells say so. Null: all are.
    void setUnlisted(std::function<bool(const QString &id)> isUnlisted);
    /// Ids of jobs to mark as watched.
    void setWatched(const QSet<QString> &jobIds);

protected:
    QString display(const ImportJob &job, int column) const override;
    QVariant toolTip(const ImportJob &job, int column) const override;
    QString accessibleText(const ImportJob &job, int column) const override;
    QString fullText(const ImportJob &job, int column) const override;
    QVariant more(const ImportJob &job, int column, int role) const override;
    QString unreadableToolTip() const override;
    Marks marks(const RecordPage &page, qsizetype index) const override;
    /// Links that were only signed anew make no difference.
    bool isSame(const ImportJob &a, const ImportJob &b) const override;

private:
    QString spokenText(const ImportJob &job, int column) const;
    QString statusText(const ImportJob &job) const;

    bool isUnlisted(const ImportJob &job) const { return m_isUnlisted && m_isUnlisted(job.id()); }

    QMap<QString, QString> m_statusLabels;
    QMap<QString, std::uint32_t> m_statusColors;
    std::function<bool(const QString &id)> m_isUnlisted;
    QSet<QString> m_watched;
};

} // namespace Balehook
