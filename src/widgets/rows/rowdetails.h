// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/table/tablerow.h"

#include <QWidget>

#include <functional>
#include <optional>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QToolButton;

namespace Balehook {

/// One row with all its cells in full, as text that can be selected.
class RowDetails final : public QWidget
{
    Q_OBJECT

public:
    /// Characters of a cell, and cells, that are laid out at first; the rest only on request.
    static constexpr qsizetype charactersAtFirst = 10'000;
    static constexpr int cellsAtFirst = 2'000;

    explicit RowDetails(QWidget *parent = nullptr);

    using ColumnName = std::function<QString(int)>;
    /// Nothing: the row is not read yet, or there is none. The same row again changes nothing.
    void showRow(const std::optional<TableRow> &row, int columns, const ColumnName &columnName);
    void focusText();

Q_SIGNALS:
    /// 1: the next row, -1: the one before.
    void stepRequested(int rows);
    void closeRequested();

private:
    void build();
    void fill(bool isWhole);

    std::optional<TableRow> m_row;
    int m_columns = 0;
    ColumnName m_columnName;
    QLabel *m_title = nullptr;
    QPlainTextEdit *m_text = nullptr;
    QPushButton *m_showAll = nullptr;
};

} // namespace Balehook
