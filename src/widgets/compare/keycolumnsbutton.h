// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QToolButton>

namespace Balehook {

/// By which columns the rows of two files are matched; its menu lists those that both have.
class KeyColumnsButton final : public QToolButton
{
    Q_OBJECT

public:
    explicit KeyColumnsButton(QWidget *parent = nullptr);

    void setColumns(const QStringList &columns, const QStringList &chosen);

Q_SIGNALS:
    /// By the user; none: to be guessed.
    void keysChosen(const QStringList &keys);

private:
    void choose();
};

} // namespace Balehook
