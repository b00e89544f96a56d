// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/compare/comparisonrows.h"
#include "failedrows/compare/comparisontext.h"

#include <QAbstractTableModel>

#include <memory>

namespace Balehook {

/// The rows of a comparison that are shown, one line each; its columns are ComparisonText::Column. Cells are read when
/// the view shows them.
class ComparisonModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit ComparisonModel(QObject *parent = nullptr);
    ~ComparisonModel() override;

    /// Takes the place of the one before; null: none.
    void setRows(std::unique_ptr<ComparisonRows> rows);
    ComparisonRows *rows() const { return m_rows.get(); }
    void setVisibleRows(int first, int last);
    /// What of ComparisonText::Column says something for the rows shown.
    bool hasColumn(int column) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    /// Other rows are shown.
    void rowsChanged();

private:
    /// Nothing while it is on its way.
    std::optional<QString> text(int place, int column, bool isWhole) const;
    std::optional<QString> changesOf(const FileComparison::Row &row) const;

    std::unique_ptr<ComparisonRows> m_rows;
    int m_first = 0;
    int m_last = -1;
};

} // namespace Balehook
