// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>
#include <QPointer>

class QPushButton;

namespace Balehook {

class AccountSession;
class CheckView;
class Sessions;
class TokenField;
class TokenKeeper;

/// "Update token...": a new token for one account. It closes when the token is kept. Show it with open().
class TokenDialog final : public QDialog
{
    Q_OBJECT

public:
    /// \a session is one of \a sessions, through whose proxy "Check" goes.
    TokenDialog(Sessions &sessions, AccountSession &session, QWidget *parent = nullptr);
    ~TokenDialog() override;

    void accept() override;

private:
    QPointer<AccountSession> m_session;
    TokenField *m_field;
    CheckView *m_checkView;
    TokenKeeper *m_keeper;
    QPushButton *m_check;
    QPushButton *m_primary = nullptr;

    QWidget *makeForm();
    void check();
    void setStoring(bool storing);
};

} // namespace Balehook
