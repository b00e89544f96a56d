// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QToolButton>

namespace Balehook {

/// By which columns the rows of two files are matched; its menu lists those that both have, or of very many the first
/// ones, and opens a dialog with all of them.
class KeyColumnsButton final : public QToolButton
{
    Q_OBJECT

public:
    explicit KeyColumnsButton(QWidget *parent = nullptr);

    /// Each entry of a menu is laid out when it opens.
    static constexpr qsizetype mostInMenu = 40;

    void setColumns(const QStringList &columns, const QStringList &chosen);

Q_SIGNALS:
    /// By the user; none: to be guessed.
    void keysChosen(const QStringList &keys);

private:
    void fill();
    void toggle(const QString &column);
    void chooseAmongAll();

    QStringList m_columns;
    QStringList m_chosen; ///< spelled as in m_columns
};

} // namespace Balehook
