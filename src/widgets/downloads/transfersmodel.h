// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/account/transfer.h"

#include <QAbstractTableModel>

#include <functional>
#include <vector>

namespace Balehook {

class FileTransfers;

/// The downloads of all accounts, the newest first. FileTransfers outlives it.
class TransfersModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { FileColumn, StateColumn, JobColumn, AccountColumn, HostColumn, ColumnCount };
    enum Role {
        ShareRole = Qt::UserRole, ///< per mille while it runs and its size is known; invalid otherwise
        HasFailedRole ///< bool
    };

    using AccountName = std::function<QString(const QString &accountId)>;
    TransfersModel(FileTransfers &transfers, AccountName nameOf, QObject *parent = nullptr);

    /// Null for a row that is not there. Good until control returns to the event loop.
    const Transfer *transferAt(int row) const;
    int rowOf(int id) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const Transfer &transfer, int column) const;

    FileTransfers &m_transfers;
    AccountName m_nameOf;
    std::vector<int> m_ids; ///< in the order of the rows
};

} // namespace Balehook
