// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/downloads/transfersmodel.h"

#include "core/text/safetext.h"
#include "session/account/filetransfers.h"
#include "widgets/links/transfertext.h"

#include <algorithm>

namespace Balehook {

TransfersModel::TransfersModel(FileTransfers &transfers, AccountName nameOf, QObject *parent)
    : QAbstractTableModel(parent)
    , m_transfers(transfers)
    , m_nameOf(std::move(nameOf))
{
    for (const Transfer &each : transfers.transfers())
        m_ids.insert(m_ids.begin(), each.id);
    connect(&transfers, &FileTransfers::transferAdded, this, [this](int id) {
        beginInsertRows({}, 0, 0);
        m_ids.insert(m_ids.begin(), id);
        endInsertRows();
    });
    connect(&transfers, &FileTransfers::transferChanged, this, [this](int id) {
        if (const int row = rowOf(id); row >= 0)
            Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
    });
    connect(&transfers, &FileTransfers::transferForgotten, this, [this](int id) {
        const int row = rowOf(id);
        if (row < 0)
            return;
        beginRemoveRows({}, row, row);
        m_ids.erase(m_ids.begin() + row);
        endRemoveRows();
    });
}

const Transfer *TransfersModel::transferAt(int row) const
{
    return row < 0 || row >= int(m_ids.size()) ? nullptr : m_transfers.transfer(m_ids[std::size_t(row)]);
}

int TransfersModel::rowOf(int id) const
{
    const auto at = std::find(m_ids.begin(), m_ids.end(), id);
    return at == m_ids.end() ? -1 : int(at - m_ids.begin());
}

int TransfersModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_ids.size());
}

int TransfersModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant TransfersModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Transfer *transfer = transferAt(index.row());
    if (!transfer)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return text(*transfer, index.column());
    case Qt::ToolTipRole:
        return plainToolTip(text(*transfer, index.column()));
    case ShareRole: {
        const int share = TransferText::share(*transfer);
        return transfer->state == Transfer::State::Running && share >= 0 ? QVariant(share) : QVariant();
    }
    case HasFailedRole:
        return transfer->state == Transfer::State::Failed;
    default:
        return {};
    }
}

QString TransfersModel::text(const Transfer &transfer, int column) const
{
    switch (column) {
    case FileColumn:
        return TransferText::name(transfer.name);
    case StateColumn:
        return TransferText::state(transfer);
    case JobColumn:
        return cellText(transfer.order.key.jobId);
    case AccountColumn:
        return cellText(m_nameOf(transfer.order.key.accountId));
    case HostColumn:
        return cellText(transfer.host);
    default:
        return {};
    }
}

QVariant TransfersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case FileColumn:
        return tr("File");
    case StateColumn:
        return tr("State");
    case JobColumn:
        return tr("Job");
    case AccountColumn:
        return tr("Account");
    case HostColumn:
        return tr("From");
    default:
        return {};
    }
}

} // namespace Balehook
