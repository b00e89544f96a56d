// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/rows/rowfilter.h"

#include <QDialog>

class QComboBox;
class QLineEdit;

namespace Balehook {

class FailedRows;
class FieldMessage;

/// Asks for a condition that rows must meet to be shown. Deletes itself; show it with open().
class ConditionDialog final : public QDialog
{
    Q_OBJECT

public:
    ConditionDialog(const FailedRows &rows, int column, QWidget *parent = nullptr);

    void accept() override;

Q_SIGNALS:
    void chosen(const Balehook::CellCondition &condition);

private:
    QComboBox *m_column;
    QComboBox *m_kind;
    QLineEdit *m_text;
    FieldMessage *m_message;
};

} // namespace Balehook
