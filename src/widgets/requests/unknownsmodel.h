// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/requests/unknownrows.h"

#include <QAbstractTableModel>

namespace Balehook {

/// The rows of UnknownRows as a table. Rows keep their places: only their texts change.
class UnknownsModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { What, Found, Effect, Place, ColumnCount };

    explicit UnknownsModel(QObject *parent = nullptr);

    void setRows(std::vector<UnknownRow> rows);
    AccountPlace placeOf(int row) const;
    /// All rows for a ticket.
    QString text() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    static QString title(int column);
    static QString cell(const UnknownRow &row, int column);

    std::vector<UnknownRow> m_rows;
};

} // namespace Balehook
