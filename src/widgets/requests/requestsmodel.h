// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "net/requestrecord.h"

#include <QAbstractTableModel>

#include <deque>

namespace Balehook {

class RequestHistory;

/// The requests of a RequestHistory as a table, the newest last. The history may go first: the rows stay then.
class RequestsModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        TimeColumn,
        MethodColumn,
        AddressColumn,
        StatusColumn,
        DurationColumn,
        BytesColumn,
        AttemptColumn,
        AccountColumn,
        ColumnCount
    };

    explicit RequestsModel(RequestHistory &history, QObject *parent = nullptr);

    const RequestRecordPtr &record(int row) const { return m_records[std::size_t(row)]; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void add(const RequestRecordPtr &record);
    void replace(const RequestRecordPtr &record);
    /// Says the same: nothing is to be shown anew.
    void keep(const RequestRecordPtr &record);
    RequestRecordPtr *find(qint64 id);
    void remove(int count);
    static QString text(const RequestRecord &record, int column);

    std::deque<RequestRecordPtr> m_records;
};

} // namespace Balehook
