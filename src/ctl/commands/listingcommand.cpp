// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/listingcommand.h"

#include "ctl/commands/jobqueryoptions.h"
#include "ctl/commands/jobsearchcommand.h"
#include "ctl/commands/queryoptions.h"
#include "ctl/frame/terminal.h"
#include "domain/account/account.h"
#include "models/pagewalker.h"
#include "session/account/accountsession.h"
#include "session/index/indexedrecords.h"
#include "session/listing/savedlisting.h"

#include <QFileInfo>
#include <QLocale>

#include <utility>

namespace Balehook::Ctl {

using namespace Qt::StringLiterals;

namespace {

constexpr int standardPerPage = 25;
constexpr int largestPerPage = 10'000;
constexpr int largestPage = 100'000'000;

} // namespace

ListingCommand::ListingCommand(const Workbench &bench, const ListingKind &kind, Wish wish)
    : EndingCommand(bench)
    , m_kind(kind)
    , m_wish(std::move(wish))
    , m_writer(bench.terminal, m_wish.format, kind)
    , m_access(bench, m_wish.account)
{ }

ListingCommand::~ListingCommand() = default;

Result<std::unique_ptr<Command>> ListingCommand::importJobs(const Arguments &arguments, const Workbench &bench)
{
    const Result<std::optional<JobQuery>> query = JobQueryOptions::read(arguments);
    if (!query)
        return query.error();
    const Result<Wish> wish = read(arguments);
    if (!wish)
        return wish.error();
    if (!query.value())
        return std::unique_ptr<Command>(new ListingCommand(bench, ListingKind::importJobs(), wish.value()));
    const Wish &asked = wish.value();
    return std::unique_ptr<Command>(new JobSearchCommand(
        bench, {asked.account, *query.value(), asked.page, asked.perPage, asked.all, asked.format}));
}

Result<std::unique_ptr<Command>> ListingCommand::webhooks(const Arguments &arguments, const Workbench &bench)
{
    return make<Webhook>(arguments, bench, ListingKind::webhooks());
}

Result<std::unique_ptr<Command>> ListingCommand::properties(const Arguments &arguments, const Workbench &bench)
{
    if (arguments.isSet(u"file"_s) == arguments.isSet(u"account"_s))
        return Arguments::refusalOfBoth(u"account"_s, u"file"_s);
    return make<Property>(arguments, bench, ListingKind::properties());
}

template <typename Record>
Result<std::unique_ptr<Command>> ListingCommand::make(const Arguments &arguments, const Workbench &bench,
                                                      const ListingKind &kind)
{
    // They are few, and the service does not search: all are read and looked through.
    for (const QString &option : {u"search"_s, u"sort"_s}) {
        for (const QString &name : {u"page"_s, u"per-page"_s}) {
            if (arguments.isSet(option) && arguments.isSet(name))
                return Arguments::refusalOfBoth(name, option);
        }
    }
    const Result<std::optional<Query<Record>>> query = QueryOptions::read<Record>(arguments);
    if (!query)
        return query.error();
    const Result<Wish> options = read(arguments);
    if (!options)
        return options.error();
    Wish wish = options.value();
    if (query.value()) {
        wish.all = true;
        wish.search = [asked = *query.value(), &bench](PageSource &source, int perPage) {
            QueryOptions::sayUnknownNames<Record>(asked.text, bench.terminal);
            auto found = std::make_unique<IndexedRecords<Record>>(source);
            found->setPageSize(perPage);
            found->setQuery(asked);
            return found;
        };
    }
    return std::unique_ptr<Command>(new ListingCommand(bench, kind, std::move(wish)));
}

Result<ListingCommand::Wish> ListingCommand::read(const Arguments &arguments)
{
    Wish wish;
    const bool isFile = arguments.isSet(u"file"_s);
    const Result<QString> from = arguments.required(isFile ? u"file"_s : u"account"_s);
    if (!from)
        return from.error();
    (isFile ? wish.file : wish.account) = from.value();
    const Result<int> page = arguments.number(u"page"_s, 1, largestPage, 1);
    if (!page)
        return page.error();
    const Result<int> perPage = arguments.number(u"per-page"_s, 1, largestPerPage, 0);
    if (!perPage)
        return perPage.error();
    const Result<OutputFormat> format = arguments.format();
    if (!format)
        return format.error();
    wish.page = page.value();
    wish.perPage = perPage.value();
    wish.format = format.value();
    // A file is all there: it has pages only for those who ask for one.
    wish.all = arguments.isSet(u"all"_s) || (isFile && !arguments.isSet(u"page"_s) && !arguments.isSet(u"per-page"_s));
    if (arguments.isSet(u"all"_s) && arguments.isSet(u"page"_s))
        return Arguments::refusalOfBoth(u"page"_s, u"all"_s);
    return wish;
}

void ListingCommand::start()
{
    if (!m_wish.file.isEmpty()) {
        m_file = SavedListing::ofProperties(QFileInfo(m_wish.file).absoluteFilePath());
        // In one page: what is there twice did not come again because the listing moved.
        list(*m_file, m_wish.perPage > 0 ? m_wish.perPage : m_wish.all ? SavedListing::wholeFile : standardPerPage);
        return;
    }
    connect(&m_access, &AccountAccess::opened, this, &ListingCommand::opened);
    connect(&m_access, &AccountAccess::failed, this, &ListingCommand::fail);
    m_access.open();
}

void ListingCommand::opened()
{
    if (isOver() || m_source)
        return;
    AccountSession &session = *m_access.session();
    PageSource *source = m_kind.source(session);
    if (!source) {
        fail(Failure(ExitStatus::Usage,
                     tr("This account has no path for properties. Add it to the account, or list a file.")));
        return;
    }
    list(*source, m_wish.perPage > 0 ? m_wish.perPage : session.account().perPage);
}

void ListingCommand::list(PageSource &source, int perPage)
{
    if (m_wish.search)
        m_found = m_wish.search(source, perPage);
    m_source = m_found ? m_found.get() : &source;
    m_perPage = perPage;
    connect(&source, &PageSource::waiting, this, [this](PageSource::Ticket, std::chrono::seconds seconds) {
        if (seconds.count() > 0)
            workbench().terminal.showProgress(tr("Next try in %n second(s).", nullptr, int(seconds.count())));
    });
    if (m_wish.all)
        listAll();
    else
        listPage();
}

void ListingCommand::listPage()
{
    m_asker = std::make_unique<PageAsker>(*m_source);
    connect(m_asker.get(), &PageAsker::arrived, this, [this](const PageRequest &, const PageAnswer &answer) {
        m_writer.begin();
        m_writer.page(*answer.records);
        sayWhichPage(answer);
        if (m_wish.page == 1 && answer.records->count() == 0)
            m_pageTotal = answer.total;
        conclude();
    });
    connect(m_asker.get(), &PageAsker::failed, this,
            [this](const PageRequest &, const Error &error) { fail(Failure(error)); });
    m_asker->ask({m_wish.page, m_perPage}, PagePriority::Browsing);
}

/// A service may not know the parameter, or not have so many pages. Offsets were compared before.
void ListingCommand::sayWhichPage(const PageAnswer &answer)
{
    const bool isOther = answer.page.value_or(m_wish.page) != m_wish.page && answer.records->count() > 0;
    if (isOther && !m_file && m_access.session()->account().pagination == Pagination::Pages) {
        const QLocale locale;
        workbench().terminal.say(tr("The service returned page %1 instead of page %2.")
                                     .arg(locale.toString(*answer.page), locale.toString(m_wish.page)));
    }
}

void ListingCommand::listAll()
{
    m_walker = std::make_unique<PageWalker>(*m_source, m_perPage);
    connect(m_walker.get(), &PageWalker::failed, this, [this](const Error &error) { fail(Failure(error)); });
    connect(m_walker.get(), &PageWalker::exhausted, this, &ListingCommand::conclude);
    connect(m_walker.get(), &PageWalker::stopped, this, [this] {
        fail(Failure(ExitStatus::NotUnderstood,
                     tr("The listing has no end: %1 records were received.").arg(QLocale().toString(m_listed))));
    });
    connect(&workbench().terminal, &Terminal::drained, m_walker.get(), &PageWalker::resume);
    m_walker->setNewsFinder([this](const RecordPage &records) { return m_new.find(records); });
    m_walker->start(1, PageWalker::Direction::Forward,
                    [this](int, const PageAnswer &answer, qint64) { return take(answer); });
}

bool ListingCommand::take(const PageAnswer &answer)
{
    if (m_listed == 0)
        m_writer.begin();
    if (answer.records->count() > 0) {
        m_writer.page(*answer.records, m_new.wanted());
        m_listed += m_new.wantedCount();
    }
    if (m_new.isFull())
        return false;
    workbench().terminal.showProgress(
        answer.total ? tr("%1 of %2 records").arg(QLocale().toString(m_listed), QLocale().toString(*answer.total))
                     : tr("%1 records").arg(QLocale().toString(m_listed)));
    if (workbench().terminal.isBusy())
        m_walker->suspend();
    return true;
}

void ListingCommand::conclude()
{
    if (isOver())
        return;
    if (m_wish.all && m_listed == 0)
        m_writer.begin();
    m_writer.end();
    const QLocale locale;
    const std::optional<qint64> total = m_walker ? m_walker->statedTotal() : m_pageTotal;
    if (total && *total != m_listed) {
        workbench().terminal.say(tr("The service reports %1 records but listed %2.")
                                     .arg(locale.toString(*total), locale.toString(m_listed)));
    }
    if (m_found) {
        const IndexedListing::State &state = m_found->state();
        const QString found = locale.toString(state.found);
        const QString all = locale.toString(state.count);
        workbench().terminal.say(
            m_file ? tr("%1 of %2 records match in the file.").arg(found, all)
                   : tr("%1 of %2 records match; all were just requested from the service.").arg(found, all));
        if (!state.isComplete)
            workbench().terminal.say(tr("The service did not list all of its records; more may match."));
    }
    end(ExitStatus::Done);
}

void ListingCommand::cancel(ExitStatus status)
{
    end(status);
}

void ListingCommand::aboutToEnd()
{
    if (m_walker)
        m_walker->cancel();
    if (m_asker)
        m_asker->cancelAll();
}

} // namespace Balehook::Ctl
