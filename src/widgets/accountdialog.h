// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/result.h"
#include "domain/account.h"
#include "domain/bearertoken.h"

#include <QDialog>

#include <memory>
#include <optional>

namespace Balehook {

class AccountForm;
class Sessions;
class TokenKeeper;

namespace Ui {
class AccountDialog;
}

/// Adds or edits an account. Nothing typed is lost: it closes only when the account and its token are kept, or when the
/// user says that the changes may go. Show it with open().
class AccountDialog final : public QDialog
{
    Q_OBJECT

public:
    /// \a existing null: a new account.
    AccountDialog(Sessions &sessions, const Account *existing, QWidget *parent = nullptr);
    ~AccountDialog() override;

    void accept() override;
    void reject() override;

Q_SIGNALS:
    /// Once, as the dialog closes.
    void accountSaved(const QString &accountId);
};

} // namespace Balehook
