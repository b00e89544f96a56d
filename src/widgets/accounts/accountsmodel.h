// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractListModel>

namespace Balehook {

class Sessions;

/// The accounts in the user's order.
class AccountsModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { IdRole = Qt::UserRole, SlugRole, ColourRole };

    explicit AccountsModel(const Sessions &sessions, QObject *parent = nullptr);

    int rowOf(const QString &accountId) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    void accountChanged(const QString &accountId);

    const Sessions &m_sessions;
    int m_rows = 0; ///< as announced to the views
};

} // namespace Balehook
