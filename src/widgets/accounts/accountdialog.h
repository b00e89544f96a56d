// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/account/account.h"
#include "domain/account/bearertoken.h"
#include "widgets/accounts/accountfields.h"
#include "widgets/look/accountplace.h"

#include <QDialog>
#include <QPointer>

#include <memory>
#include <optional>

class QPushButton;

namespace Balehook {

class DialogSize;
class Sessions;

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

    /// Puts the focus there; call it when the dialog is open.
    void lead(AccountPlace place);

    void accept() override;
    void reject() override;

    /// The account that is edited is gone.
    static QString removedElsewhereText();
    static QString storedTokenText();
    /// What the field of the token explains.
    static QString tokenHelp();

Q_SIGNALS:
    /// Once, as the dialog closes.
    void accountSaved(const QString &accountId);

private:
    Sessions &m_sessions;
    std::unique_ptr<Ui::AccountDialog> m_ui;
    DialogSize *m_size = nullptr;
    QPushButton *m_primary = nullptr;
    QPushButton *m_keepEditing = nullptr;
    QPointer<QWidget> m_focusBeforeStoring;
    std::optional<Account> m_original; ///< as it is saved now; nothing for a new account
    AccountFields m_unchanged; ///< what the fields held when there was nothing to lose
    QString m_accountId;
    bool m_saved = false;

    void fill();
    void setUpTexts();
    void explainFields();
    void lockFields();
    void connectFields();
    void connectButtons();
    AccountFields fields() const;
    bool isChanged() const;
    void fieldEdited();
    void refreshTokenTexts(const std::optional<Account> &typed);
    /// Shows what is wrong and goes to the first place of it. The account, if nothing is.
    std::optional<Account> validatedAccount();
    void check();
    void setStoring(bool storing);
    void setAdvancedShown(bool shown);
    void askBeforeDiscarding();
    void finish();
};

} // namespace Balehook
