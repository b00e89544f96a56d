// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ctl/frame/accountwatch.h"
#include "ctl/frame/arguments.h"
#include "ctl/frame/endingcommand.h"
#include "ctl/frame/failure.h"
#include "ctl/frame/workbench.h"
#include "domain/account/account.h"
#include "domain/account/bearertoken.h"

#include <memory>
#include <optional>

namespace Balehook {
class AccountCheck;
}

namespace Balehook::Ctl {

/// "account check": asks each listing of the account for one record and tells what it answered.
class AccountCheckCommand final : public EndingCommand
{
    Q_OBJECT

public:
    static Result<std::unique_ptr<Command>> make(const Arguments &arguments, const Workbench &bench);
    ~AccountCheckCommand() override;

    void start() override;
    void cancel(ExitStatus status) override;

private:
    AccountCheckCommand(const Workbench &bench, QString slug, OutputFormat format);

    void begin();
    void check(const Account &account, const BearerToken &token);
    void report();

    const QString m_slug;
    const OutputFormat m_format;
    std::optional<AccountWatch> m_watch;
    std::unique_ptr<AccountCheck> m_check;
};

} // namespace Balehook::Ctl
