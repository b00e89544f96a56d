// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/fakejobs.h"
#include "session/index/accountsync.h"
#include "store/jobindex.h"

#include <QObject>
#include <QTemporaryDir>

#include <memory>

namespace Balehook::Testing {

/// A real index in a folder of its own, filled from a service with pages of at most ten jobs.
class SyncFixture : public QObject
{
    Q_OBJECT

protected:
    /// A service with \a jobs jobs from now on.
    void start(int jobs);
    /// As after a new start of the program.
    void reopen();
    void fill();
    /// One look, and others as long as the index is not settled.
    void lookUntilSettled();
    void waitFor(AccountSync::State state);
    /// What the service lists now, sorted.
    QByteArrayList listed() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<FakeJobs> m_jobs;
    std::unique_ptr<FakePageSource> m_source;
    std::unique_ptr<JobIndex> m_index;
    std::unique_ptr<AccountSync> m_sync;

private Q_SLOTS:
    void init();
    void cleanup();
};

} // namespace Balehook::Testing
