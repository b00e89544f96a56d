// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ctl/commands/commandinfo.h"
#include "ctl/frame/accountaccess.h"
#include "ctl/frame/endingcommand.h"
#include "ctl/frame/failure.h"
#include "domain/queries/jobquery.h"
#include "session/jobs/fetchahead.h"
#include "session/jobs/missingfiles.h"

#include <memory>

namespace Balehook::Ctl {

/// jobs fetch: the failed files of the jobs that the index finds, into the console's cache, where "find", "reasons" and
/// the window have them.
class JobFetchCommand final : public EndingCommand
{
    Q_OBJECT

public:
    static Result<std::unique_ptr<Command>> make(const Arguments &arguments, const Workbench &bench);
    ~JobFetchCommand() override;

    void start() override;
    void cancel(ExitStatus status) override;

private:
    struct Wish
    {
        QString account;
        JobQuery query;
        int most = 0; ///< 0: all
        bool isDry = false;
    };

    JobFetchCommand(const Workbench &bench, Wish wish);
    void look();
    void fetch();
    void tellProgress();
    void conclude();
    void aboutToEnd() override;

    const Wish m_wish;
    AccountAccess m_account;
    std::unique_ptr<MissingFiles> m_missing;
    std::unique_ptr<FetchAhead> m_fetch;
};

} // namespace Balehook::Ctl
