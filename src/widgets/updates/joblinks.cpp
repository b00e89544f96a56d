// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/updates/joblinks.h"

#include "core/text/safetext.h"
#include "domain/account/joblink.h"
#include "models/importjobsmodel.h"
#include "session/account/sessions.h"
#include "widgets/lists/listingkind.h"
#include "widgets/lists/listingpage.h"
#include "widgets/lists/listingtabs.h"
#include "widgets/messages/messagebar.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/updates/jobseeker.h"

#include <QClipboard>
#include <QGuiApplication>

#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr auto messageId = QLatin1StringView(JobSeeker::messageId);

} // namespace

JobLinks::JobLinks(Sessions &sessions, ListingTabs &tabs, MessageBar &bar, QObject *parent)
    : QObject(parent)
    , m_sessions(sessions)
    , m_tabs(tabs)
    , m_bar(bar)
    , m_seeker(new JobSeeker(tabs, bar, this))
{
    connect(m_seeker, &JobSeeker::accountChosen, this, &JobLinks::accountChosen);
    connect(&m_sessions, &Sessions::accountGone, m_seeker, &JobSeeker::forget);
}

void JobLinks::copy()
{
    const Account *account = m_sessions.account(m_tabs.accountId());
    const ListingPage &page = m_tabs.page();
    if (!account || page.kind().listing() != Listing::ImportJobs)
        return;
    const QString jobId = page.current()->model->idAt(m_tabs.page().table().currentIndex().row());
    const std::optional<JobLink> link = JobLink::to(account->slug, jobId);
    if (!link) {
        Q_EMIT done(jobId.isEmpty() ? tr("Select a job first.") : tr("The ID of this job is not valid in a link."));
        return;
    }
    QGuiApplication::clipboard()->setText(link->toString());
    Q_EMIT done(tr("Link to the job copied"));
}

void JobLinks::follow(SearchDesk &search)
{
    m_seeker->follow(search);
}

void JobLinks::open(const QString &text)
{
    if (!m_isStarted) {
        m_waiting.append(text);
        return;
    }
    m_bar.withdraw(messageId);
    if (const std::optional<JobLink> link = JobLink::parse(text))
        follow(*link);
    else
        m_seeker->tell(
            tr("This is not a link to a job, so nothing was opened: %1").arg(cellText(text, JobSeeker::shownLength)));
}

void JobLinks::start()
{
    m_isStarted = true;
    const QStringList waiting = std::exchange(m_waiting, {});
    for (const QString &text : waiting)
        open(text);
}

QString JobLinks::unknownAccount(const QString &slug)
{
    return tr("The link is to a job of the account \"%1\", which is not set up here. Add the account "
              "with this slug, then open the link again.")
        .arg(slug);
}

void JobLinks::follow(const JobLink &link)
{
    const Account *chosen = nullptr;
    int count = 0;
    for (const Account &account : m_sessions.accounts()) {
        if (account.slug != link.slug())
            continue;
        ++count;
        chosen = chosen ? chosen : &account;
    }
    const QString slug = link.slug().toString();
    if (!chosen) {
        m_seeker->tell(unknownAccount(slug), tr("Add Account..."), [this] { Q_EMIT newAccountRequested(); });
        return;
    }
    const QString name = cellText(chosen->displayName(), JobSeeker::shownLength);
    showJob(QString(chosen->id), link.jobId());
    if (count > 1)
        m_seeker->tell(
            tr("%Ln accounts have the slug \"%1\". The link was opened in the first of them, %2.", nullptr, count)
                .arg(slug, name));
}

void JobLinks::showJob(const QString &accountId, const QString &jobId)
{
    if (!m_sessions.account(accountId))
        return; // removed while this waited; in another account the id would be another job
    Q_EMIT accountChosen(accountId);
    m_tabs.showListing(Listing::ImportJobs);
    m_seeker->seek(jobId);
    m_tabs.page().focusTable();
}

} // namespace Balehook
