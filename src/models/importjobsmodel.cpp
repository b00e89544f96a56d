// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importjobsmodel.h"

#include "domain/records/count.h"
#include "domain/records/jobchanges.h"
#include "models/linktext.h"

#include <QLocale>

#include <algorithm>
#include <limits>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

bool isLinkColumn(int column)
{
    return column == ImportJobsModel::FileColumn || column == ImportJobsModel::FailedFileColumn
        || column == ImportJobsModel::DetailsColumn;
}

QString countText(const QString &text)
{
    if (text.isEmpty())
        return u"\u2014"_s;
    const std::optional<quint64> count = parsedCount(text);
    return count ? QLocale().toString(*count) : cellText(text);
}

/// Both counts if both are numbers, else nothing: half a share would mislead.
std::optional<std::pair<quint64, quint64>> counts(const ImportJob &job)
{
    const std::optional<quint64> succeeded = parsedCount(job.text(ImportJob::SuccessCount));
    const std::optional<quint64> failed = parsedCount(job.text(ImportJob::FailureCount));
    if (!succeeded || !failed || *failed > std::numeric_limits<quint64>::max() - *succeeded)
        return std::nullopt;
    return std::pair(*succeeded, *failed);
}

} // namespace

ImportJobsModel::ImportJobsModel(QObject *parent)
    : RecordTableModel(parent)
{ }

void ImportJobsModel::setStatusLabels(const QMap<QString, QString> &labels)
{
    if (m_statusLabels == labels)
        return;
    m_statusLabels = labels;
    cellsChanged();
}

void ImportJobsModel::setUnlisted(std::function<bool(const QString &id)> isUnlisted)
{
    m_isUnlisted = std::move(isUnlisted);
    cellsChanged();
}

void ImportJobsModel::setWatched(const QSet<QString> &jobIds)
{
    if (m_watched == jobIds)
        return;
    m_watched = jobIds;
    cellsChanged();
}

PagedTableModel::Marks ImportJobsModel::marks(const RecordPage &page, qsizetype index) const
{
    return !m_watched.isEmpty() && m_watched.contains(page.idAt(index)) ? Marks(WatchedMark) : Marks();
}

bool ImportJobsModel::isSame(const ImportJob &a, const ImportJob &b) const
{
    return changedFields(a, b).empty();
}

int ImportJobsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

ImportJob::Field ImportJobsModel::fieldOf(int column) const
{
    switch (column) {
    case ImportJobsModel::CreatedColumn:
        return ImportJob::CreatedAt;
    case ImportJobsModel::TypeColumn:
        return ImportJob::JobType;
    case ImportJobsModel::StatusColumn:
        return ImportJob::Status;
    case ImportJobsModel::CountsColumn:
        return ImportJob::SuccessCount;
    case ImportJobsModel::FileColumn:
        return ImportJob::FilePath;
    case ImportJobsModel::UserColumn:
        return ImportJob::UserName;
    case ImportJobsModel::ChannelColumn:
        return ImportJob::ChannelId;
    case ImportJobsModel::FailedFileColumn:
        return ImportJob::FailedFilePath;
    case ImportJobsModel::DetailsColumn:
        return ImportJob::AdditionalDetails;
    case ImportJobsModel::UpdatedColumn:
        return ImportJob::UpdatedAt;
    default:
        return ImportJob::Id;
    }
}

QString ImportJobsModel::fullText(const ImportJob &job, int column) const
{
    if (column != ImportJobsModel::CountsColumn)
        return job.text(fieldOf(column));
    const QString &succeeded = job.text(ImportJob::SuccessCount);
    const QString &failed = job.text(ImportJob::FailureCount);
    if (succeeded.isEmpty() && failed.isEmpty())
        return {};
    return QString(succeeded % u'/' % failed);
}

QVariant ImportJobsModel::more(const ImportJob &job, int column, int role) const
{
    switch (role) {
    case UnlistedRole:
        return isUnlisted(job);
    case LinkRole: {
        const QString &location = job.text(fieldOf(column));
        return isLinkColumn(column) && isWebLink(location) ? QVariant(location) : QVariant();
    }
    case SucceededRole:
    case FailedRole:
        if (const auto both = column == CountsColumn ? counts(job) : std::nullopt)
            return role == SucceededRole ? both->first : both->second;
        return {};
    default:
        return {};
    }
}

QString ImportJobsModel::unreadableToolTip() const
{
    return tr("The service sent an element that is not an import job. The Raw tab shows it as "
              "received.");
}

QString ImportJobsModel::display(const ImportJob &job, int column) const
{
    switch (column) {
    case StatusColumn:
        return statusText(job);
    case CountsColumn:
        if (!job.has(ImportJob::SuccessCount) && !job.has(ImportJob::FailureCount))
            return absentText();
        return tr("%1 / %2", "succeeded and failed rows")
            .arg(countText(job.text(ImportJob::SuccessCount)), countText(job.text(ImportJob::FailureCount)));
    case FileColumn:
    case FailedFileColumn:
        return job.has(fieldOf(column)) ? cellText(fileNameOf(job.text(fieldOf(column)))) : absentText();
    default:
        return fieldText(job, column);
    }
}

QString ImportJobsModel::statusText(const ImportJob &job) const
{
    const QString &code = job.text(ImportJob::Status);
    if (code.isEmpty())
        return absentText();
    const QString label = m_statusLabels.value(code);
    return label.isEmpty() ? cellText(code) : QString(cellText(code) % u" \u00b7 " % cellText(label));
}

QVariant ImportJobsModel::toolTip(const ImportJob &job, int column) const
{
    if (isUnlisted(job)) {
        const QString text = column == CountsColumn ? spokenText(job, column) : job.text(fieldOf(column));
        const QString note = tr("This job was missing when the list was last loaded in full; this is its last known "
                                "state.");
        return plainToolTip(text.isEmpty() ? note : QString(text % u'\n' % note));
    }
    switch (column) {
    case CountsColumn:
        return plainToolTip(accessibleText(job, column));
    case StatusColumn:
        return job.has(ImportJob::Status)
            ? plainToolTip(tr("Status \"%1\" in the response").arg(job.text(ImportJob::Status)))
            : QVariant();
    case UserColumn:
        if (job.has(ImportJob::UserName) && job.has(ImportJob::UserId))
            return plainToolTip(QString(job.text(ImportJob::UserName) % u'\n' % job.text(ImportJob::UserId)));
        return plainToolTip(job.text(ImportJob::UserId));
    default:
        return fieldToolTip(job, column);
    }
}

QString ImportJobsModel::accessibleText(const ImportJob &job, int column) const
{
    const QString text = spokenText(job, column);
    return isUnlisted(job) ? tr("%1, no longer listed", "text of a cell").arg(text) : text;
}

QString ImportJobsModel::spokenText(const ImportJob &job, int column) const
{
    if (column == CountsColumn) {
        if (const auto both = counts(job)) {
            const QLocale locale;
            const quint64 all = both->first + both->second;
            const int plural = static_cast<int>(std::min<quint64>(all, std::numeric_limits<int>::max()));
            return tr("%1 of %2 rows succeeded, %3 failed", nullptr, plural)
                .arg(locale.toString(both->first), locale.toString(all), locale.toString(both->second));
        }
        if (job.has(ImportJob::SuccessCount) || job.has(ImportJob::FailureCount)) {
            return tr("succeeded: %1, failed: %2")
                .arg(countText(job.text(ImportJob::SuccessCount)), countText(job.text(ImportJob::FailureCount)));
        }
        return absentForScreenReader();
    }
    return RecordTableModel::accessibleText(job, column);
}

QString ImportJobsModel::headerText(int column) const
{
    switch (column) {
    case CreatedColumn:
        return tr("Created");
    case TypeColumn:
        return tr("Type");
    case StatusColumn:
        return tr("Status");
    case CountsColumn:
        return tr("Succeeded / failed");
    case FileColumn:
        return tr("Imported file");
    case UserColumn:
        return tr("User");
    case ChannelColumn:
        return tr("Channel");
    case FailedFileColumn:
        return tr("Failed file");
    case DetailsColumn:
        return tr("Details");
    case UpdatedColumn:
        return tr("Updated");
    default:
        return tr("ID");
    }
}

QVariant ImportJobsModel::headerRole(int column, int role) const
{
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((column == CountsColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == ElideModeRole) {
        const bool middle = column == IdColumn || column == FileColumn || column == FailedFileColumn;
        return static_cast<int>(middle ? Qt::ElideMiddle : Qt::ElideRight);
    }
    return {};
}

} // namespace Balehook
