// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/reasons/reasonjobsmodel.h"

#include "core/text/safetext.h"
#include "models/pagedtablemodel.h"

#include <QLocale>

namespace Balehook {

ReasonJobsModel::ReasonJobsModel(std::function<QString(const QString &accountId)> accountName, QObject *parent)
    : QAbstractTableModel(parent)
    , m_accountName(std::move(accountName))
{ }

void ReasonJobsModel::setLine(std::shared_ptr<const ReasonReport> report, qsizetype line, const QTimeZone &zone)
{
    beginResetModel();
    m_report = std::move(report);
    m_line = m_report && line >= 0 ? &m_report->lines[std::size_t(line)] : nullptr;
    m_zone = zone;
    endResetModel();
}

const ReasonReport::File &ReasonJobsModel::file(int row) const
{
    return m_report->files[std::size_t(m_line->parts[std::size_t(row)].file)];
}

int ReasonJobsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_line ? 0 : int(m_line->parts.size());
}

int ReasonJobsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant ReasonJobsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::TextAlignmentRole && index.column() == RowsColumn)
        return int(Qt::AlignTrailing | Qt::AlignVCenter);
    if (role == PagedTableModel::RowStateRole)
        return int(PagedTableModel::RowState::Loaded);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const ReasonReport::File &shown = file(index.row());
    const auto safe = [role](const QString &text) {
        if (role == Qt::ToolTipRole)
            return plainToolTip(text);
        return text.isEmpty() ? QString(u'\u2014') : cellText(text);
    };
    switch (index.column()) {
    case CreatedColumn:
        return QLocale().toString(shown.time.toTimeZone(m_zone), QLocale::ShortFormat); // has marks of its own
    case JobColumn:
        return safe(shown.file.jobId);
    case TypeColumn:
        return safe(shown.file.jobType);
    case RowsColumn:
        return safe(QLocale().toString(m_line->parts[std::size_t(index.row())].rows));
    case UserColumn:
        return safe(shown.user);
    case ChannelColumn:
        return safe(shown.channel);
    default:
        return safe(m_accountName(shown.file.accountId));
    }
}

QVariant ReasonJobsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == RowsColumn ? Qt::AlignTrailing : Qt::AlignLeading) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case CreatedColumn:
        return tr("Created");
    case JobColumn:
        return tr("Job");
    case TypeColumn:
        return tr("Type");
    case RowsColumn:
        return tr("Rows");
    case UserColumn:
        return tr("User");
    case ChannelColumn:
        return tr("Channel");
    default:
        return tr("Account");
    }
}

} // namespace Balehook
