// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ctl/frame/accountaccess.h"
#include "ctl/frame/arguments.h"
#include "ctl/frame/command.h"
#include "ctl/writers/recordwriter.h"
#include "domain/records/pagesource.h"
#include "models/newrecords.h"

#include <memory>
#include <vector>

namespace Balehook {
class PageWalker;
class SavedListing;
} // namespace Balehook

namespace Balehook::Ctl {

/// "jobs list", "webhooks list" and "properties list" of what the service lists now: one page, or with --all every
/// record once, written as the pages come.
class ListingCommand final : public Command
{
    Q_OBJECT

public:
    static Result<std::unique_ptr<Command>> importJobs(const Arguments &arguments, const Workbench &bench);
    static Result<std::unique_ptr<Command>> webhooks(const Arguments &arguments, const Workbench &bench);
    static Result<std::unique_ptr<Command>> properties(const Arguments &arguments, const Workbench &bench);

    ~ListingCommand() override;

    void start() override;
    void cancel(ExitStatus status) override;

private:
    struct Wish
    {
        QString account;
        QString file; ///< instead of an account
        int page = 1;
        int perPage = 0; ///< 0: as the account has it
        bool all = false;
        std::optional<QString> search; ///< of webhooks: only those with these words, out of all
        OutputFormat format = OutputFormat::Table;
    };

    ListingCommand(const Workbench &bench, const ListingKind &kind, Wish wish);
    static Result<Wish> read(const Arguments &arguments);
    static Result<std::unique_ptr<Command>> make(const Arguments &arguments, const Workbench &bench,
                                                 const ListingKind &kind);

    void openFile();
    void opened();
    void list(PageSource &source, int perPage);
    void listAll();
    void listPage();
    bool take(const PageAnswer &answer);
    std::vector<bool> wanted(const RecordPage &records) const;
    void conclude();
    void fail(const Failure &failure);
    void stop();

    const Workbench &m_bench;
    const ListingKind &m_kind;
    const Wish m_wish;
    RecordWriter m_writer;
    AccountAccess m_access;
    std::unique_ptr<SavedListing> m_file;
    PageSource *m_source = nullptr;
    std::unique_ptr<PageWalker> m_walker;
    int m_perPage = 0;
    PageSource::Ticket m_ticket = 0;
    NewRecords m_new;
    qint64 m_listed = 0;
    qint64 m_written = 0; ///< of those listed
    std::optional<qint64> m_total; ///< as stated last
    bool m_isOver = false;
};

} // namespace Balehook::Ctl
