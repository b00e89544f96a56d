// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importjobsmodel.h"

#include "core/text/pluralcount.h"
#include "domain/records/count.h"
#include "domain/records/jobchanges.h"
#include "models/linktext.h"

#include <QLocale>

#include <limits>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

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

void ImportJobsModel::setStatusLabels(const QMap<QString, QString> &labels, const QMap<QString, std::uint32_t> &colors)
{
    if (m_statusLabels == labels && m_statusColors == colors)
        return;
    m_statusLabels = labels;
    m_statusColors = colors;
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

QString ImportJobsModel::fullText(const ImportJob &job, int column) const
{
    if (column != OfColumn)
        return job.text(fieldOf(column));
    const auto both = counts(job);
    return both ? QString::number(both->first + both->second) : QString();
}

QVariant ImportJobsModel::more(const ImportJob &job, int column, int role) const
{
    switch (role) {
    case UnlistedRole:
        return isUnlisted(job);
    case LinkRole: {
        const QString &details = job.text(ImportJob::AdditionalDetails);
        if (column == DetailsColumn)
            return isWebLink(details) ? QVariant(details) : QVariant();
        return column == OfColumn ? QVariant() : RecordTableModel::more(job, column, role);
    }
    case SucceededRole:
    case FailedRole:
        if (const auto both = column == FailedColumn ? counts(job) : std::nullopt)
            return role == SucceededRole ? both->first : both->second;
        return {};
    case LabeledRole:
        return column == StatusColumn && !m_statusLabels.value(job.text(ImportJob::Status)).isEmpty();
    case ColorRole: {
        const auto color = m_statusColors.constFind(job.text(ImportJob::Status));
        return column == StatusColumn && color != m_statusColors.cend() ? QVariant(quint32(*color)) : QVariant();
    }
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
    case FailedColumn:
        return countText(job.text(ImportJob::FailureCount));
    case OfColumn: {
        const auto both = counts(job);
        return both ? QLocale().toString(both->first + both->second) : absentText();
    }
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
    return cellText(label.isEmpty() ? code : label);
}

QVariant ImportJobsModel::toolTip(const ImportJob &job, int column) const
{
    if (isUnlisted(job)) {
        const bool isCount = column == FailedColumn || column == OfColumn;
        const QString text = isCount ? spokenText(job, FailedColumn) : job.text(fieldOf(column));
        const QString note = tr("This job was missing when the list was last loaded in full; this is its last known "
                                "state.");
        return plainToolTip(text.isEmpty() ? note : QString(text % u'\n' % note));
    }
    switch (column) {
    case FailedColumn:
    case OfColumn:
        return plainToolTip(accessibleText(job, FailedColumn));
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
    if (column == FailedColumn) {
        if (const auto both = counts(job)) {
            const QLocale locale;
            const quint64 all = both->first + both->second;
            const int plural = pluralCount(all);
            return tr("%1 of %2 rows succeeded, %3 failed", nullptr, plural)
                .arg(locale.toString(both->first), locale.toString(all), locale.toString(both->second));
        }
        if (job.has(ImportJob::SuccessCount) || job.has(ImportJob::FailureCount)) {
            return tr("succeeded: %1, failed: %2")
                .arg(countText(job.text(ImportJob::SuccessCount)), countText(job.text(ImportJob::FailureCount)));
        }
        return absentForScreenReader();
    }
    if (column == OfColumn)
        return counts(job) ? display(job, column) : absentForScreenReader();
    const QString label = column == StatusColumn ? m_statusLabels.value(job.text(ImportJob::Status)) : QString();
    if (!label.isEmpty())
        return QString(cellText(job.text(ImportJob::Status)) % u" \u00b7 " % cellText(label));
    return RecordTableModel::accessibleText(job, column);
}

} // namespace Balehook
