// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QAction;
class QLineEdit;
class QListView;
class QVBoxLayout;

namespace Balehook {

class AccountsModel;
class Sessions;

/// The list of accounts at the left, with "Add Account" below it.
class AccountsPane final : public QWidget
{
    Q_OBJECT

public:
    AccountsPane(Sessions &sessions, QAction &addAction, const QList<QAction *> &contextActions,
                 QWidget *parent = nullptr);

    void setCurrent(const QString &accountId);
    const AccountsModel &model() const { return *m_model; }
    /// Between the list and the button. Takes ownership.
    void addBelow(QWidget &part);

Q_SIGNALS:
    void accountChosen(const QString &accountId);

private:
    void keepCurrent();
    void adaptFilter();
    void openContextMenu(const QPoint &position);

    AccountsModel *m_model;
    QListView *m_list;
    QLineEdit *m_filter = nullptr;
    QVBoxLayout *m_column = nullptr;
    QList<QAction *> m_contextActions;
    QString m_current;
    bool m_choosing = false; ///< the list follows the window rather than the other way round
};

} // namespace Balehook
