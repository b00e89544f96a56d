// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/activity/sharelistmodel.h"

#include "core/text/safetext.h"
#include "widgets/activity/activitytext.h"

#include <QFont>
#include <QLocale>

namespace Balehook {

ShareListModel::ShareListModel(QObject *parent)
    : QAbstractListModel(parent)
{ }

void ShareListModel::setValues(std::vector<JobFacets::ValueCount> values, const QSet<QString> &chosen)
{
    beginResetModel();
    m_values = std::move(values);
    m_chosen = chosen;
    endResetModel();
}

int ShareListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_values.size());
}

QVariant ShareListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const JobFacets::ValueCount &value = m_values[std::size_t(index.row())];
    const bool isChosen = m_chosen.contains(value.value);
    switch (role) {
    case Qt::DisplayRole:
        return value.value.isEmpty() ? ActivityText::absent() : cellText(value.value);
    case Qt::ToolTipRole:
        return value.value.isEmpty() ? QVariant() : QVariant(plainToolTip(value.value));
    case Qt::AccessibleTextRole: {
        const QString text =
            tr("%1, %2", "value, 312 jobs").arg(index.data(Qt::DisplayRole).toString(), ActivityText::jobs(value.jobs));
        return isChosen ? tr("%1, selected").arg(text) : text;
    }
    case CountTextRole:
        return QLocale().toString(value.jobs);
    case ShareRole:
        return m_values.front().jobs > 0 ? double(value.jobs) / double(m_values.front().jobs) : 0.0;
    case ChosenRole:
        return isChosen;
    case ValueRole:
        return value.value;
    default:
        return {};
    }
}

} // namespace Balehook
