// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ctl/frame/arguments.h"
#include "ctl/frame/endingcommand.h"
#include "ctl/frame/workbench.h"

#include <memory>

namespace Balehook::Ctl {

/// "account list": what the settings know of the accounts. Neither the keychain nor the network is asked.
class AccountList final : public EndingCommand
{
    Q_OBJECT

public:
    static Result<std::unique_ptr<Command>> make(const Arguments &arguments, const Workbench &bench);

    void start() override;
    void cancel(ExitStatus status) override;

private:
    AccountList(const Workbench &bench, OutputFormat format);
    void list();
    void tellOfUnreadable();

    const OutputFormat m_format;
};

} // namespace Balehook::Ctl
