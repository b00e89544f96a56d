// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ctl/frame/accountaccess.h"
#include "ctl/frame/arguments.h"
#include "ctl/frame/endingcommand.h"
#include "ctl/writers/recordwriter.h"
#include "domain/records/pagesource.h"
#include "models/newrecords.h"
#include "models/pageasker.h"

#include <functional>
#include <memory>
#include <vector>

namespace Balehook {
class IndexedListing;
class PageWalker;
class SavedListing;
} // namespace Balehook

namespace Balehook::Ctl {

/// "jobs list", "webhooks list" and "properties list" of what the service lists now: one page, or with --all every
/// record once, written as the pages come. With --search or --sort all webhooks or properties are read first.
class ListingCommand final : public EndingCommand
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
    /// Searches all that the source lists; it is asked for pages of this many.
    using Search = std::function<std::unique_ptr<IndexedListing>(PageSource &, int)>;

    struct Wish
    {
        QString account;
        QString file; ///< instead of an account
        int page = 1;
        int perPage = 0; ///< 0: as the account has it
        bool all = false;
        Search search; ///< null: what is listed, as it is listed
        OutputFormat format = OutputFormat::Table;
    };

    ListingCommand(const Workbench &bench, const ListingKind &kind, Wish wish);
    static Result<Wish> read(const Arguments &arguments);
    template <typename Record>
    static Result<std::unique_ptr<Command>> make(const Arguments &arguments, const Workbench &bench,
                                                 const ListingKind &kind);

    void opened();
    void list(PageSource &source, int perPage);
    void listAll();
    void listPage();
    void sayWhichPage(const PageAnswer &answer);
    bool take(const PageAnswer &answer);
    void conclude();
    void aboutToEnd() override;

    const ListingKind &m_kind;
    const Wish m_wish;
    RecordWriter m_writer;
    AccountAccess m_access;
    std::unique_ptr<SavedListing> m_file;
    std::unique_ptr<IndexedListing> m_found; ///< null: nothing is searched
    PageSource *m_source = nullptr;
    std::unique_ptr<PageWalker> m_walker; ///< of all pages
    std::unique_ptr<PageAsker> m_asker; ///< of one
    int m_perPage = 0;
    NewRecords m_new;
    qint64 m_listed = 0;
    std::optional<qint64> m_pageTotal; ///< stated with a first page that has no records
};

} // namespace Balehook::Ctl
