// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ctl/commands/commandinfo.h"
#include "ctl/frame/accountwatch.h"
#include "ctl/frame/endingcommand.h"
#include "ctl/frame/failure.h"
#include "ctl/writers/recordwriter.h"
#include "domain/queries/jobquery.h"
#include "domain/records/pagesource.h"
#include "models/pageasker.h"

#include <QPointer>

#include <memory>
#include <optional>

namespace Balehook {
class AccountSession;
class JobIndex;
} // namespace Balehook

namespace Balehook::Ctl {

/// "jobs list" with something to look for: answered by the index alone, without a token and without a request. Says how
/// old that is.
class JobSearchCommand final : public EndingCommand
{
    Q_OBJECT

public:
    struct Wish
    {
        QString account;
        JobQuery query;
        int page = 1;
        int perPage = 0; ///< 0: as the account has it
        bool all = false;
        OutputFormat format = OutputFormat::Table;
    };

    JobSearchCommand(const Workbench &bench, Wish wish);

    /// Said in place of the age where the clock was set back.
    static QString unknownTime();
    /// What became of the index of an account, which %1 stands for.
    static QString textOfLoss(ErrorKind kind);

    void start() override;
    void cancel(ExitStatus status) override;

private:
    void begin();
    void search();
    void ask();
    bool isAsking() const { return m_asker->open() > 0; }
    void take(const PageAnswer &answer);
    void tellAge();
    void conclude();
    void aboutToEnd() override;
    Failure ofIndex(const Error &error) const;

    const Wish m_wish;
    RecordWriter m_writer;
    std::optional<AccountWatch> m_watch;
    QPointer<AccountSession> m_session;
    QPointer<JobIndex> m_index; ///< of the session
    std::unique_ptr<PageAsker> m_asker; ///< of the session's indexedJobs()
    int m_page = 1;
    int m_perPage = 0;
    qint64 m_written = 0;
    bool m_isSearching = false;
};

} // namespace Balehook::Ctl
