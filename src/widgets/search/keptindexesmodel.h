// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/account/keptindex.h"

#include <QAbstractTableModel>

#include <functional>
#include <vector>

namespace Balehook {

/// The indexes on this computer, a row each. Rows stay while they are of the same indexes: only their texts change.
class KeptIndexesModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { AccountColumn, JobsColumn, SizeColumn, StateColumn, ColumnCount };

    /// \a nameOf: how the account with an id is called.
    explicit KeptIndexesModel(std::function<QString(const QString &accountId)> nameOf, QObject *parent = nullptr);

    void setIndexes(std::vector<KeptIndex> indexes);
    const KeptIndex *indexAt(int row) const;
    qint64 bytes() const; ///< of all

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    static QString stateText(const KeptIndex &index);

private:
    QString text(const KeptIndex &index, int column) const;

    std::function<QString(const QString &accountId)> m_nameOf;
    std::vector<KeptIndex> m_indexes;
};

} // namespace Balehook
