// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/requests/requestsmodel.h"

#include "core/text/safetext.h"
#include "net/requesthistory.h"
#include "widgets/look/icons.h"
#include "widgets/requests/requesttext.h"

#include <QLocale>

namespace Balehook {

using namespace Qt::StringLiterals;

RequestsModel::RequestsModel(RequestHistory &history, QObject *parent)
    : QAbstractTableModel(parent)
    , m_records(history.records())
{
    connect(&history, &RequestHistory::added, this, &RequestsModel::add);
    connect(&history, &RequestHistory::changed, this, &RequestsModel::replace);
    connect(&history, &RequestHistory::folded, this, &RequestsModel::keep);
    connect(&history, &RequestHistory::removed, this, &RequestsModel::remove);
}

void RequestsModel::add(const RequestRecordPtr &record)
{
    const int row = int(m_records.size());
    beginInsertRows({}, row, row);
    m_records.push_back(record);
    endInsertRows();
}

void RequestsModel::replace(const RequestRecordPtr &record)
{
    RequestRecordPtr *place = find(record->id);
    if (!place)
        return;
    *place = record;
    const int row = int(record->id - m_records.front()->id);
    Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

void RequestsModel::keep(const RequestRecordPtr &record)
{
    if (RequestRecordPtr *place = find(record->id))
        *place = record;
}

RequestRecordPtr *RequestsModel::find(qint64 id)
{
    const qint64 row = m_records.empty() ? -1 : id - m_records.front()->id;
    return row >= 0 && row < qint64(m_records.size()) ? &m_records[std::size_t(row)] : nullptr;
}

void RequestsModel::remove(int count)
{
    const int gone = qMin(count, int(m_records.size()));
    if (gone == 0)
        return;
    beginRemoveRows({}, 0, gone - 1);
    m_records.erase(m_records.begin(), m_records.begin() + gone);
    endRemoveRows();
}

int RequestsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_records.size());
}

int RequestsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QString RequestsModel::text(const RequestRecord &record, int column)
{
    switch (column) {
    case TimeColumn:
        return RequestText::time(record);
    case MethodColumn:
        return QString::fromLatin1(record.method());
    case AddressColumn:
        return cellText(QString::fromUtf8(record.url));
    case StatusColumn:
        return RequestText::status(record);
    case DurationColumn:
        return RequestText::duration(record);
    case BytesColumn:
        return record.state == RequestRecord::State::UnderWay ? QString() : QLocale().toString(record.received);
    case AttemptColumn:
        return RequestText::attempt(record);
    case AccountColumn:
        return cellText(record.account);
    default:
        return {};
    }
}

QVariant RequestsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const RequestRecord &each = *record(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(each, index.column());
    case Qt::TextAlignmentRole:
        if (index.column() == DurationColumn || index.column() == BytesColumn)
            return int(Qt::AlignTrailing | Qt::AlignVCenter);
        return {};
    case Qt::DecorationRole:
        if (index.column() == StatusColumn && (each.isFailed() || each.isOutcomeUnknown()))
            return themedIcon(u"circle-alert"_s);
        return {};
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole: {
        const QString sentence = RequestText::sentence(each);
        const QString told = index.column() == AddressColumn ? QString::fromUtf8(each.url) : sentence;
        return role == Qt::ToolTipRole && !told.isEmpty() ? QVariant(plainToolTip(told)) : QVariant(sentence);
    }
    default:
        return {};
    }
}

QVariant RequestsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole && (section == DurationColumn || section == BytesColumn))
        return int(Qt::AlignTrailing | Qt::AlignVCenter); // above its numbers
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case TimeColumn:
        return tr("Time");
    case MethodColumn:
        return tr("Method");
    case AddressColumn:
        return tr("URL");
    case StatusColumn:
        return tr("Status");
    case DurationColumn:
        return tr("Duration");
    case BytesColumn:
        return tr("Bytes");
    case AttemptColumn:
        return tr("Try");
    case AccountColumn:
        return tr("Account");
    default:
        return {};
    }
}

} // namespace Balehook
