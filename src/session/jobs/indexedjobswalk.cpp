// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/jobs/indexedjobswalk.h"

#include "session/account/sessions.h"
#include "session/index/indexfolder.h"

#include <utility>

namespace Balehook {

IndexedJobsWalk::IndexedJobsWalk(Sessions &sessions, JobsChoice choice, int atOnce, QObject *parent)
    : QObject(parent)
    , m_sessions(sessions)
    , m_choice(std::move(choice))
    , m_atOnce(atOnce)
{
    m_choice.query.hasFailedFile = true;
}

IndexedJobsWalk::~IndexedJobsWalk() = default;

void IndexedJobsWalk::next()
{
    const Account *account = nullptr;
    while (!account && m_account < m_choice.accounts.size())
        account = m_sessions.account(m_choice.accounts.at(m_account++));
    if (!account) {
        Q_EMIT finished();
        return;
    }
    if (!m_choice.jobs)
        m_index = std::make_unique<JobIndex>(m_sessions.indexes().fileOf(m_sessions.indexKey(*account)));
    Q_EMIT begun(*account);
    if (!m_index) {
        end({.isKnown = true, .isComplete = true});
        return;
    }
    connect(m_index.get(), &JobIndex::opened, this, &IndexedJobsWalk::search, Qt::SingleShotConnection);
    m_index->open();
}

void IndexedJobsWalk::search()
{
    m_index->setUtc(m_choice.isUtc);
    // What goes wrong is said when its rows are read, too.
    read(m_index->search(m_choice.query, this, [](const Result<JobIndex::Matches> &) {}), 0);
}

void IndexedJobsWalk::read(JobIndex::Search search, qint64 first)
{
    m_index->read(search, first, m_atOnce, this, [this, search, first](const Result<JobIndex::Rows> &result) {
        if (!result) {
            end({.error = result.error()});
            return;
        }
        const Rows &rows = result.value().rows;
        Q_EMIT page(rows);
        if (rows.size() == std::size_t(m_atOnce)) {
            read(search, first + m_atOnce);
            return;
        }
        const IndexStatus &status = m_index->status();
        if (const auto error = m_index->error())
            end({.error = error});
        else
            end({.isKnown = status.jobs > 0 || status.isComplete(), .isComplete = status.isComplete()});
    });
}

void IndexedJobsWalk::end(const Knowledge &knowledge)
{
    if (m_index)
        m_index.release()->deleteLater(); // it may be the one that is telling
    Q_EMIT ended(knowledge);
    next();
}

} // namespace Balehook
