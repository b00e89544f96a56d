// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ctl/commands/commandinfo.h"
#include "ctl/frame/accountaccess.h"
#include "ctl/frame/endingcommand.h"
#include "ctl/frame/outputplace.h"
#include "failedrows/cache/cachedfile.h"
#include "failedrows/rows/failedrows.h"
#include "failedrows/rows/handoff.h"

#include <atomic>
#include <memory>

namespace Balehook {
class KeptJob;
}

namespace Balehook::Ctl {

/// handoff JOB: writes what is handed on of a failed file that was downloaded. Sends no request and works beside a
/// running console. The token is read only to be left out of what is written; without one it goes on.
class HandoffCommand final : public EndingCommand
{
    Q_OBJECT

public:
    static Result<std::unique_ptr<Command>> make(const Arguments &arguments, const Workbench &bench);
    ~HandoffCommand() override;

    void start() override;
    void cancel(ExitStatus status) override;

private:
    struct Wish
    {
        QString slug;
        QString jobId;
        QString compared; ///< a job, or a file where there is one of that name; empty: none
        QStringList keys;
        std::optional<QStringList> masked; ///< names of columns; none: as the console remembers or as guessed
        bool masksAddresses = true;
        bool isArchive = false;
        OutputPlace place;
    };

    HandoffCommand(const Workbench &bench, Wish wish);
    void begin();
    void giveUp(const Failure &failure);
    std::optional<CachedFile> keptFile(const QString &jobId) const;
    void read();
    void compare();
    void write();
    Result<std::vector<int>> maskedColumns() const;
    Result<QString> fileName() const;
    void failWithoutFile(const QString &jobId);

    const Wish m_wish;
    AccountAccess m_access;
    std::optional<Account> m_account;
    CachedFile m_file;
    std::unique_ptr<KeptJob> m_job;
    FailedRows m_rows;
    std::vector<int> m_masked;
    std::optional<HandoffReport::Comparison> m_comparison;
    std::unique_ptr<Handoff> m_handoff; ///< reads m_rows
    const std::shared_ptr<std::atomic_bool> m_stop = std::make_shared<std::atomic_bool>(false);
    bool m_hasBegun = false;
};

} // namespace Balehook::Ctl
