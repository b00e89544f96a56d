// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/accounts/accountsmodel.h"

#include "core/text/safetext.h"
#include "session/account/sessions.h"
#include "widgets/look/tones.h"

#include <algorithm>

namespace Balehook {

AccountsModel::AccountsModel(const Sessions &sessions, QObject *parent)
    : QAbstractListModel(parent)
    , m_sessions(sessions)
    , m_ids(ordered())
{
    connect(&sessions, &Sessions::accountsChanged, this, &AccountsModel::rebuild);
    connect(&sessions, &Sessions::accountChanged, this, &AccountsModel::accountChanged);
}

void AccountsModel::setFilter(const QString &text)
{
    if (m_filter == text.simplified())
        return;
    m_filter = text.simplified();
    rebuild();
}

QStringList AccountsModel::ordered() const
{
    constexpr qsizetype mostRecent = 5;
    const auto &accounts = m_sessions.accounts();
    const QStringList words = m_filter.split(u' ', Qt::SkipEmptyParts);
    QStringList pinned;
    QStringList others;
    for (const Account &account : accounts) {
        const bool fits = std::all_of(words.begin(), words.end(), [&account](const QString &word) {
            return account.displayName().contains(word, Qt::CaseInsensitive)
                || account.slug.toString().contains(word, Qt::CaseInsensitive);
        });
        if (fits)
            (account.isPinned ? pinned : others).append(account.id);
    }
    QStringList recent;
    if (accounts.size() > std::size_t(fewAccounts)) {
        const QStringList last = m_sessions.recentAccounts();
        for (const QString &id : last) {
            if (recent.size() < mostRecent && others.removeOne(id))
                recent.append(id);
        }
    }
    return pinned + recent + others;
}

void AccountsModel::rebuild()
{
    beginResetModel();
    m_ids = ordered();
    endResetModel();
}

int AccountsModel::rowOf(const QString &accountId) const
{
    return int(m_ids.indexOf(accountId));
}

std::vector<const Account *> AccountsModel::accounts() const
{
    std::vector<const Account *> accounts;
    for (const QString &id : m_ids) {
        if (const Account *account = m_sessions.account(id))
            accounts.push_back(account);
    }
    return accounts;
}

void AccountsModel::accountChanged(const QString &accountId)
{
    const int row = rowOf(accountId);
    if (row >= 0 && ordered() == m_ids)
        Q_EMIT dataChanged(index(row), index(row));
    else if (ordered() != m_ids && !isFiltered())
        rebuild();
}

int AccountsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_ids.size());
}

QVariant AccountsModel::data(const QModelIndex &index, int role) const
{
    const bool isValid = checkIndex(index, CheckIndexOption::IndexIsValid);
    const Account *found = isValid ? m_sessions.account(m_ids.value(index.row())) : nullptr;
    if (!found)
        return {};
    const Account &account = *found;
    switch (role) {
    case Qt::DisplayRole:
        return cellText(account.displayName());
    case Qt::ToolTipRole:
        return plainToolTip(account.displayName() + u'\n' + account.listingBase.toString());
    case Qt::AccessibleTextRole:
        return account.isPinned
            ? tr("%1, account %2, pinned").arg(cellText(account.displayName()), account.slug.toString())
            : tr("%1, account %2").arg(cellText(account.displayName()), account.slug.toString());
    case PinnedRole:
        return account.isPinned;
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
