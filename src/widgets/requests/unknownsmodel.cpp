// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/requests/unknownsmodel.h"

#include "core/text/safetext.h"

#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

UnknownsModel::UnknownsModel(QObject *parent)
    : QAbstractTableModel(parent)
{ }

void UnknownsModel::setRows(std::vector<UnknownRow> rows)
{
    if (rows.empty() || rows.size() != m_rows.size()) {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
        return;
    }
    m_rows = std::move(rows);
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

AccountPlace UnknownsModel::placeOf(int row) const
{
    return row >= 0 && row < rowCount() ? m_rows[std::size_t(row)].place : AccountPlace::None;
}

QString UnknownsModel::text() const
{
    QString all;
    for (const UnknownRow &row : m_rows) {
        all += u'\n' + row.what + u'\n';
        for (const int column : {Found, Effect}) {
            QString lines = cell(row, column);
            lines.replace(u'\n', "\n    "_L1);
            all += u"  " + title(column) + u":\n    " + lines + u'\n';
        }
    }
    return all;
}

int UnknownsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int UnknownsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant UnknownsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const QString text = cell(m_rows[std::size_t(index.row())], index.column());
    switch (role) {
    case Qt::DisplayRole:
        return text;
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignLeading | Qt::AlignTop);
    case Qt::ToolTipRole:
        return toolTipOfSafeText(text);
    default:
        return {};
    }
}

QVariant UnknownsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignLeading | Qt::AlignVCenter);
    return role == Qt::DisplayRole ? title(section) : QVariant();
}

QString UnknownsModel::title(int column)
{
    switch (column) {
    case What:
        return tr("Undocumented");
    case Found:
        return tr("What was found");
    case Effect:
        return tr("What the program does");
    default:
        return tr("Override");
    }
}

QString UnknownsModel::cell(const UnknownRow &row, int column)
{
    switch (column) {
    case What:
        return row.what;
    case Found:
        return row.found;
    case Effect:
        return row.effect;
    default:
        return row.place == AccountPlace::None ? u"–"_s : tr("In the account");
    }
}

} // namespace Balehook
