// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;

namespace Balehook {

/// Ctrl+G in a failed file: to the row with a number. Deletes itself; show it with open().
class GoToRowDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit GoToRowDialog(qint64 rows, QWidget *parent = nullptr);

    void accept() override;

Q_SIGNALS:
    /// Of the file, from 0.
    void rowChosen(qint64 row);

private:
    const qint64 m_rows;
    QLineEdit *m_number;
    QLabel *m_message;
};

} // namespace Balehook
