// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/jobs/missingfiles.h"

#include "domain/account/account.h"
#include "session/account/sessions.h"
#include "session/index/indexedjobs.h"

namespace Balehook {

MissingFiles::MissingFiles(Sessions &sessions, const JobsChoice &chosen, QObject *parent)
    : QObject(parent)
    , m_chosen(chosen.now(sessions))
    , m_wish(sessions.files())
    , m_walk(sessions, m_chosen)
{
    connect(&m_walk, &IndexedJobsWalk::begun, this, [this](const Account &account) {
        m_wish.setAccount(account.id, account.linkPolicy());
        if (m_chosen.jobs) {
            for (const ImportJob &job : *m_chosen.jobs)
                m_wish.add(job);
        }
    });
    connect(&m_walk, &IndexedJobsWalk::page, this, &MissingFiles::add);
    connect(&m_walk, &IndexedJobsWalk::ended, this, [this](const IndexedJobsWalk::Knowledge &knowledge) {
        m_isKnown = m_isKnown || knowledge.isKnown;
        m_isComplete = m_isComplete && knowledge.isComplete;
        if (knowledge.error)
            m_error = knowledge.error;
    });
    connect(&m_walk, &IndexedJobsWalk::finished, this, &MissingFiles::finished);
}

MissingFiles::~MissingFiles() = default;

void MissingFiles::start()
{
    QMetaObject::invokeMethod(&m_walk, &IndexedJobsWalk::start, Qt::QueuedConnection);
}

void MissingFiles::add(const IndexedJobsWalk::Rows &rows)
{
    const auto jobs = IndexedJobs::pageOf(rows);
    if (!jobs) {
        m_error = Error(ErrorKind::NotUnderstood);
        m_isComplete = false;
        return;
    }
    for (qsizetype i = 0; i < jobs->count(); ++i)
        m_wish.add(jobs->at(i));
}

} // namespace Balehook
