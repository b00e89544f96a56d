// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractTableModel>
#include <QStringList>

namespace Balehook::Bench {

/// The least a table can be: rows times columns of texts that are there already. What the console is measured against.
class TrivialModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    /// \a texts are shown over and over, cell after cell; never empty.
    TrivialModel(int rows, int columns, QStringList texts, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    int m_rows;
    int m_columns;
    QStringList m_texts;
};

} // namespace Balehook::Bench
