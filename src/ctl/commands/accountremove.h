// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ctl/frame/arguments.h"
#include "ctl/frame/endingcommand.h"
#include "ctl/frame/workbench.h"

#include <memory>

namespace Balehook::Ctl {

/// "account remove": the account, its token, its files and what was kept of its registrations. What could not be
/// removed is said.
class AccountRemove final : public EndingCommand
{
    Q_OBJECT

public:
    static Result<std::unique_ptr<Command>> make(const Arguments &arguments, const Workbench &bench);

    void start() override;
    /// A removal that has begun goes on to its end, which is near.
    void cancel(ExitStatus status) override;

private:
    AccountRemove(const Workbench &bench, QString slug);

    void remove();

    const QString m_slug;
    QString m_accountId;
};

} // namespace Balehook::Ctl
