// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ctl/commands/accountstorer.h"
#include "ctl/frame/arguments.h"
#include "ctl/frame/endingcommand.h"
#include "ctl/frame/tokeninput.h"
#include "ctl/frame/workbench.h"
#include "domain/account/account.h"
#include "session/account/accountturn.h"

namespace Balehook::Ctl {

/// "account add". Of several programs that add the same slug at once, one does.
class AccountAdd final : public EndingCommand
{
    Q_OBJECT

public:
    static Result<std::unique_ptr<Command>> make(const Arguments &arguments, const Workbench &bench);
    /// An account that can be added now, with a color that no other one has; else a sentence about what is wrong, in
    /// which \a nameOfBase is what the person wrote the base URL behind.
    static Result<Account> newAccount(const Workbench &bench, const QString &slugText, const QString &baseText,
                                      const QString &nameOfBase);

    static QString takenText(const AccountSlug &slug);
    static QString noTokenText();
    /// Says when it waits for another program.
    static std::unique_ptr<AccountTurn> newTurn(const Workbench &bench);

    void start() override;
    void cancel(ExitStatus status) override;

protected:
    void aboutToEnd() override;

private:
    AccountAdd(const Workbench &bench, Account account, bool tokenOnInput);

    void take(const std::optional<BearerToken::Pasted> &token);
    void store();

    Account m_account;
    const bool m_tokenOnInput;
    std::unique_ptr<TokenInput> m_input;
    std::optional<BearerToken> m_token;
    std::unique_ptr<AccountTurn> m_turn; ///< until the end
    std::optional<ExitStatus> m_cancelled; ///< while it was stored
    AccountStorer m_storer;
};

} // namespace Balehook::Ctl
