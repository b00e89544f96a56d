// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>
#include <QSet>
#include <QStringList>

class QLabel;
class QLineEdit;
class QListWidget;

namespace Balehook {

/// Key columns of files with more columns than a menu is good for: found by a part of their names.
class KeyColumnsDialog final : public QDialog
{
    Q_OBJECT

public:
    KeyColumnsDialog(QStringList columns, const QStringList &chosen, QWidget *parent);

    /// Listed at once.
    static constexpr int mostListed = 500;

Q_SIGNALS:
    /// In the order of the columns.
    void keysChosen(const QStringList &keys);

private:
    void build();
    void list();
    void choose();

    const QStringList m_columns;
    QSet<QString> m_chosen;
    QLineEdit *m_filter = nullptr;
    QListWidget *m_list = nullptr;
    QLabel *m_more = nullptr;
};

} // namespace Balehook
