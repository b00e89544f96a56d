// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>
#include <QPointer>
#include <QTimer>

class QLabel;
class QPushButton;
class QTableView;

namespace Balehook {

class AccountSession;
class OutcomeLabel;
class Sessions;
class UnknownsModel;

/// "Undocumented Behavior": what the program found out about an account's service where the description of its
/// interface is silent, and what it does because of that. Stands beside the window while the user works on, and follows
/// the answers. Sessions outlives it.
class UnknownsDialog final : public QDialog
{
    Q_OBJECT

public:
    UnknownsDialog(Sessions &sessions, QWidget *parent);

    /// Nothing while it is that account already; empty: none is shown.
    void setAccount(const QString &accountId);

    static QString copiedText();

protected:
    void showEvent(QShowEvent *event) override;

private:
    void follow();
    void refresh();
    void change();
    void copy();
    void enableChange();

    Sessions &m_sessions;
    QString m_accountId;
    QPointer<AccountSession> m_session;
    UnknownsModel *m_model;
    QLabel *m_heading;
    QTableView *m_table;
    OutcomeLabel *m_outcome;
    QPushButton *m_change;
    QTimer m_pace; ///< answers come faster than anybody reads
};

} // namespace Balehook
