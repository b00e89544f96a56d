// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/jobfetchcommand.h"

#include "ctl/commands/jobqueryoptions.h"
#include "ctl/commands/linkfailure.h"
#include "ctl/commands/queryoptions.h"
#include "ctl/frame/terminal.h"
#include "session/account/accountsession.h"
#include "session/account/filetransfers.h"
#include "session/account/sessions.h"

#include <limits>
#include <utility>

namespace Balehook::Ctl {

using namespace Qt::StringLiterals;

Result<std::unique_ptr<Command>> JobFetchCommand::make(const Arguments &arguments, const Workbench &bench)
{
    const Result<QString> slug = arguments.required(u"account"_s);
    if (!slug)
        return slug.error();
    const Result<std::optional<JobQuery>> query = JobQueryOptions::read(arguments);
    if (!query)
        return query.error();
    const Result<int> most = arguments.number(u"at-most"_s, 1, std::numeric_limits<int>::max(), 0);
    if (!most)
        return most.error();
    Wish wish{slug.value(), query.value().value_or(JobQuery()), most.value(), arguments.isSet(u"dry-run"_s)};
    return std::unique_ptr<Command>(new JobFetchCommand(bench, std::move(wish)));
}

JobFetchCommand::JobFetchCommand(const Workbench &bench, Wish wish)
    : EndingCommand(bench)
    , m_wish(std::move(wish))
    , m_account(bench, m_wish.account)
{
    connect(&m_account, &AccountAccess::opened, this, &JobFetchCommand::look);
    connect(&m_account, &AccountAccess::failed, this, &JobFetchCommand::fail);
}

JobFetchCommand::~JobFetchCommand() = default;

void JobFetchCommand::start()
{
    if (workbench().keepsFiles) {
        m_account.open();
        return;
    }
    QMetaObject::invokeMethod(
        this,
        [this] {
            fail({ExitStatus::LocalFailure,
                  tr("Balehook is running with this profile, so its downloaded files are in use. Download the files "
                     "there, or close it first.")});
        },
        Qt::QueuedConnection);
}

void JobFetchCommand::look()
{
    if (isOver())
        return;
    QueryOptions::sayUnknownNames<ImportJob>(m_wish.query.text, workbench().terminal);
    const Account &account = m_account.session()->account();
    m_missing = std::make_unique<MissingFiles>(workbench().sessions,
                                               JobsChoice{.accounts = {account.id}, .query = m_wish.query});
    connect(m_missing.get(), &MissingFiles::finished, this, &JobFetchCommand::fetch);
    m_missing->start();
}

void JobFetchCommand::fetch()
{
    if (isOver())
        return;
    if (m_missing->error()) {
        fail(Failure(*m_missing->error()));
        return;
    }
    if (!m_missing->isKnown()) {
        fail(
            {ExitStatus::LocalFailure,
             tr("This account has no local index to search; \"balehookctl sync %1\" creates it.").arg(m_wish.account)});
        return;
    }
    std::vector<TransferOrder> orders = m_missing->wish().orders();
    if (m_wish.most > 0 && orders.size() > std::size_t(m_wish.most))
        orders.resize(std::size_t(m_wish.most));
    m_fetch =
        std::make_unique<FetchAhead>(workbench().sessions.transfers(), workbench().sessions.files(), std::move(orders));
    QStringList plan = QStringList{m_fetch->planText()} + m_missing->wish().notFetched();
    if (!m_missing->isComplete())
        plan += tr("Not all jobs are loaded; \"balehookctl sync %1\" loads the rest.").arg(m_wish.account);
    workbench().terminal.say(plan.join(u' '));
    if (m_wish.isDry) {
        end(ExitStatus::Done);
        return;
    }
    connect(m_fetch.get(), &FetchAhead::changed, this, &JobFetchCommand::tellProgress);
    connect(m_fetch.get(), &FetchAhead::failed, this, [this](const Transfer &transfer) {
        workbench().terminal.say(tr("Job %1: %2").arg(transfer.order.key.jobId, linkFailure(*transfer.error).message));
    });
    connect(m_fetch.get(), &FetchAhead::finished, this, &JobFetchCommand::conclude);
    m_fetch->start();
}

void JobFetchCommand::tellProgress()
{
    if (isOver())
        return;
    if (m_fetch->state() == FetchAhead::State::Full)
        conclude();
    else
        workbench().terminal.showProgress(m_fetch->progressText());
}

void JobFetchCommand::conclude()
{
    if (isOver())
        return;
    workbench().terminal.showProgress({});
    const bool isFull = m_fetch->state() == FetchAhead::State::Full;
    if (isFull)
        workbench().terminal.say(m_fetch->fullText() + u' '
                                 + tr("Raise the limit in Balehook, or delete files there."));
    workbench().terminal.say(m_fetch->resultText());
    end(isFull                             ? ExitStatus::LocalFailure
            : m_fetch->counts().failed > 0 ? ExitStatus::ServiceFailed
                                           : ExitStatus::Done);
}

void JobFetchCommand::cancel(ExitStatus status)
{
    end(status);
}

void JobFetchCommand::aboutToEnd()
{
    workbench().terminal.showProgress({});
    if (m_fetch)
        m_fetch->cancel();
}

} // namespace Balehook::Ctl
