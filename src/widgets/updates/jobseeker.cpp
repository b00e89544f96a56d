// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/updates/jobseeker.h"

#include "core/text/safetext.h"
#include "session/index/indexedjobs.h"
#include "session/index/jobplace.h"
#include "widgets/lists/listingcommands.h"
#include "widgets/lists/listingkind.h"
#include "widgets/lists/listingpage.h"
#include "widgets/lists/listingtabs.h"
#include "widgets/messages/messagebar.h"
#include "widgets/search/searchdesk.h"
#include "widgets/tables/pagedtableview.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr int neighbours = 2; ///< pages on either side of where the index saw the job

} // namespace

JobSeeker::JobSeeker(ListingTabs &tabs, MessageBar &bar, QObject *parent)
    : QObject(parent)
    , m_tabs(tabs)
    , m_bar(bar)
{
    ListingPage *jobs = tabs.page(Listing::ImportJobs); // the first list is always there
    connect(&jobs->commands(), &ListingCommands::idNotFound, this, &JobSeeker::tellNotFound);
}

JobSeeker::~JobSeeker() = default;

void JobSeeker::follow(SearchDesk &search)
{
    m_search = &search;
}

bool JobSeeker::isShown() const
{
    return !m_jobId.isEmpty() && m_tabs.accountId() == m_accountId && m_tabs.page().current()
        && m_tabs.page().kind().listing() == Listing::ImportJobs;
}

void JobSeeker::seek(const QString &jobId)
{
    m_place.reset();
    m_isGuess = m_isGuess && jobId == m_jobId; // the same one may still be read for
    m_jobId = jobId;
    m_accountId = m_tabs.accountId();
    if (!isShown())
        return;
    ListingView &view = *m_tabs.page().current();
    if (view.model->rowOfId(jobId) >= 0)
        m_tabs.page().commands().goToId(jobId);
    else if (view.session && view.session->jobIndex())
        askIndex(view);
    else
        readOn(0);
}

void JobSeeker::forget(const QString &accountId)
{
    if (accountId != m_accountId)
        return;
    m_place.reset();
    m_jobId.clear();
    m_accountId.clear();
    m_bar.withdraw(QLatin1StringView(messageId));
}

void JobSeeker::askIndex(ListingView &view)
{
    m_listedBefore = view.session->jobIndex()->status().listed();
    m_place = std::make_unique<JobPlace>(*view.session->jobIndex(), m_jobId);
    connect(m_place.get(), &JobPlace::found, this, [this](qint64 record, bool isKept) {
        m_place.release()->deleteLater(); // it is what tells this
        if (isShown())
            take(record, isKept);
    });
    m_place->start();
}

void JobSeeker::take(qint64 record, bool isKept)
{
    ListingView &view = *m_tabs.page().current();
    if (isKept) {
        showKept();
        return;
    }
    if (record < 0) {
        leaveSearch();
        readOn(0);
        return;
    }
    IndexedJobs *jobs = view.found && view.session ? view.session->indexedJobs() : nullptr;
    const auto showInList = [this, record] {
        leaveSearch();
        const ListingView &list = *m_tabs.page().current();
        // Jobs that came since the index was read push the others down.
        const JobIndex *index = list.session ? list.session->jobIndex() : nullptr;
        // It may have learnt of them since it was asked, too.
        const qint64 known = index ? std::min(m_listedBefore, index->status().listed()) : 0;
        const std::optional<qint64> total = m_tabs.page().status().listedTotal; // as of now
        const qint64 more = std::max<qint64>(0, total.value_or(0) - known);
        const qint64 perPage = list.model->perPage();
        const qint64 first = std::max<qint64>(0, record - neighbours * perPage);
        m_isGuess = true;
        readFrom(first, std::min(record + neighbours * perPage + more, first + pagesAtOnce * perPage - 1));
    };
    if (!jobs) {
        showInList();
        return;
    }
    jobs->find(m_jobId, this, [this, showInList, jobId = m_jobId](const Result<qint64> &row) {
        if (jobId != m_jobId || !isShown())
            return; // another one is sought by now
        if (row && row.value() >= 0 && row.value() < m_tabs.page().current()->model->rowCount())
            m_tabs.page().table().goToRow(int(row.value()));
        else
            showInList();
    });
}

/// The list did not have it when it was last read; what is known of it is in the index.
void JobSeeker::showKept()
{
    if (m_search) {
        JobQuery query;
        query.text = m_jobId;
        query.isListed = false;
        m_search->setQuery(query);
        m_tabs.page().commands().goToId(m_jobId);
    }
    tell(tr("Job %1 was missing when the list was last loaded in full. You see the copy kept on "
            "this computer.")
             .arg(cellText(m_jobId, shownLength)));
}

void JobSeeker::leaveSearch()
{
    if (m_search && m_tabs.page().current()->found)
        m_search->setQuery({});
}

void JobSeeker::readFrom(qint64 first, qint64 last)
{
    m_tabs.page().commands().goToId(m_jobId, first, last);
}

void JobSeeker::readOn(qint64 first)
{
    m_isGuess = false;
    readFrom(first, first + qint64(pagesAtOnce) * m_tabs.page().current()->model->perPage() - 1);
}

void JobSeeker::tellNotFound(const QString &jobId, qint64 read, bool isEnd)
{
    if (jobId != m_jobId || !isShown())
        return;
    if (m_isGuess) {
        readOn(0);
        return;
    }
    m_jobId.clear();
    const QString id = cellText(jobId, shownLength);
    const QString count = QLocale().toString(read);
    if (isEnd) {
        tell(tr("Job %1 is not among the %2 jobs this account lists now.").arg(id, count));
        return;
    }
    tell(tr("Job %1 is not among the first %2 jobs of the list; the others were not checked.").arg(id, count),
         tr("Keep Searching"), [this, jobId, read, accountId = m_accountId] {
             m_bar.withdraw(QLatin1StringView(messageId));
             Q_EMIT accountChosen(accountId);
             m_tabs.showListing(Listing::ImportJobs);
             m_jobId = jobId;
             if (isShown())
                 readOn(read);
         });
}

void JobSeeker::tell(const QString &text, const QString &actionText, std::function<void()> action)
{
    m_bar.post({.id = QLatin1StringView(messageId),
                .level = Message::Level::Warning,
                .text = text,
                .actionText = actionText,
                .action = std::move(action),
                .detail = {}});
}

} // namespace Balehook
