// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/trivialmodel.h"

namespace Balehook::Bench {

TrivialModel::TrivialModel(int rows, int columns, QStringList texts, QObject *parent)
    : QAbstractTableModel(parent)
    , m_rows(rows)
    , m_columns(columns)
    , m_texts(std::move(texts))
{ }

int TrivialModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int TrivialModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_columns;
}

QVariant TrivialModel::data(const QModelIndex &index, int role) const
{
    if (role != Qt::DisplayRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const qint64 cell = qint64(index.row()) * m_columns + index.column();
    return m_texts.at(cell % m_texts.size());
}

} // namespace Balehook::Bench
