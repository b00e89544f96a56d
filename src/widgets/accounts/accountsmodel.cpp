// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/accounts/accountsmodel.h"

#include "core/text/safetext.h"
#include "session/account/sessions.h"
#include "widgets/look/tones.h"

namespace Balehook {

AccountsModel::AccountsModel(const Sessions &sessions, QObject *parent)
    : QAbstractListModel(parent)
    , m_sessions(sessions)
    , m_rows(int(sessions.accounts().size()))
{
    connect(&sessions, &Sessions::accountsChanged, this, [this] {
        beginResetModel();
        m_rows = int(m_sessions.accounts().size());
        endResetModel();
    });
    connect(&sessions, &Sessions::accountChanged, this, &AccountsModel::accountChanged);
}

int AccountsModel::rowOf(const QString &accountId) const
{
    const auto &accounts = m_sessions.accounts();
    for (int row = 0; row < qMin(m_rows, int(accounts.size())); ++row) {
        if (accounts[std::size_t(row)].id == accountId)
            return row;
    }
    return -1;
}

void AccountsModel::accountChanged(const QString &accountId)
{
    if (const int row = rowOf(accountId); row >= 0)
        Q_EMIT dataChanged(index(row), index(row));
}

int AccountsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

QVariant AccountsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || index.row() >= int(m_sessions.accounts().size()))
        return {};
    const Account &account = m_sessions.accounts()[std::size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return cellText(account.displayName());
    case Qt::ToolTipRole:
        return plainToolTip(account.displayName() + u'\n' + account.listingBase.toString());
    case Qt::AccessibleTextRole:
        return tr("%1, account %2").arg(cellText(account.displayName()), account.slug.toString());
    case IdRole:
        return account.id;
    case SlugRole:
        return account.slug.toString();
    case ColourRole:
        return Tones::account(account.colour);
    default:
        return {};
    }
}

} // namespace Balehook
