// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractListModel>
#include <QStringList>

#include <vector>

namespace Balehook {

class Sessions;
struct Account;

/// The accounts in the user's order, pinned ones first; where there are many, those used lately come next. The order
/// does not change while one is chosen, only when accounts come, go, move or are pinned, and with the filter.
class AccountsModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { IdRole = Qt::UserRole, SlugRole, ColourRole, PinnedRole };

    /// With more accounts than these a filter is of use, and those used lately come first.
    static constexpr int fewAccounts = 9;

    explicit AccountsModel(const Sessions &sessions, QObject *parent = nullptr);

    /// Only accounts whose name or slug has each word of \a text.
    void setFilter(const QString &text);
    bool isFiltered() const { return !m_filter.isEmpty(); }
    int rowOf(const QString &accountId) const;
    /// Those that the list shows, in its order.
    std::vector<const Account *> accounts() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    QStringList ordered() const;
    void rebuild();
    void accountChanged(const QString &accountId);

    const Sessions &m_sessions;
    QString m_filter;
    QStringList m_ids; ///< as announced to the views
};

} // namespace Balehook
