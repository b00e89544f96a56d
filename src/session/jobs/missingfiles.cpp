// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/jobs/missingfiles.h"

#include "session/account/sessions.h"
#include "session/index/indexfolder.h"

namespace Balehook {

MissingFiles::MissingFiles(Sessions &sessions, const JobsChoice &chosen, QObject *parent)
    : QObject(parent)
    , m_sessions(sessions)
    , m_chosen(chosen.now(sessions))
    , m_wish(sessions.files())
{
    m_chosen.query.hasFailedFile = true;
}

MissingFiles::~MissingFiles() = default;

void MissingFiles::start()
{
    QMetaObject::invokeMethod(this, &MissingFiles::nextAccount, Qt::QueuedConnection);
}

void MissingFiles::nextAccount()
{
    if (m_walk) {
        m_isKnown = m_isKnown || m_walk->status().jobs > 0 || m_walk->status().isComplete();
        m_walk.release()->deleteLater(); // a signal of it led here
    }
    const Account *account = nullptr;
    while (!account && m_account < m_chosen.accounts.size())
        account = m_sessions.account(m_chosen.accounts.at(m_account++));
    if (!account) {
        Q_EMIT finished();
        return;
    }
    m_wish.setAccount(account->id, account->linkPolicy());
    if (m_chosen.jobs) {
        m_isKnown = true;
        for (const ImportJob &job : *m_chosen.jobs)
            m_wish.add(job);
        Q_EMIT finished();
        return;
    }
    m_walk =
        std::make_unique<IndexedJobsWalk>(m_sessions.indexes().fileOf(m_sessions.indexKey(*account)), m_chosen.query);
    connect(m_walk.get(), &IndexedJobsWalk::page, this, [this](const Page<ImportJob> &jobs) {
        for (qsizetype i = 0; i < jobs.count(); ++i)
            m_wish.add(jobs.at(i));
    });
    connect(m_walk.get(), &IndexedJobsWalk::finished, this, &MissingFiles::nextAccount);
    connect(m_walk.get(), &IndexedJobsWalk::failed, this, [this](const Error &error) {
        m_error = error;
        nextAccount();
    });
    m_walk->start();
}

} // namespace Balehook
