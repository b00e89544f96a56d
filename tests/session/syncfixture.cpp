// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/syncfixture.h"

#include <QTest>

#include <algorithm>

namespace Balehook::Testing {

using namespace Qt::StringLiterals;

void SyncFixture::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    start(95);
}

void SyncFixture::cleanup()
{
    m_sync.reset();
    m_index.reset();
    m_source.reset();
    m_jobs.reset();
    m_folder.reset();
}

void SyncFixture::start(int jobs)
{
    m_sync.reset();
    m_index.reset();
    m_jobs = std::make_unique<FakeJobs>(jobs);
    m_jobs->largestPage = 10;
    m_source = std::make_unique<FakePageSource>(m_jobs->script());
    reopen();
}

void SyncFixture::reopen()
{
    m_sync.reset();
    m_index = std::make_unique<JobIndex>(m_folder->filePath(u"index/a.sqlite"_s));
    m_sync = std::make_unique<AccountSync>(*m_source, *m_index);
}

void SyncFixture::waitFor(AccountSync::State state)
{
    QTRY_COMPARE_WITH_TIMEOUT(m_sync->state(), state, 30'000);
}

void SyncFixture::fill()
{
    m_sync->fill();
    waitFor(AccountSync::State::Idle);
}

void SyncFixture::lookUntilSettled()
{
    m_sync->look();
    const auto isSettled = [this] {
        const bool isIdle = m_sync->state() == AccountSync::State::Idle;
        if (isIdle && !m_index->status().isSettled)
            m_sync->look();
        return isIdle && m_index->status().isSettled;
    };
    QTRY_VERIFY_WITH_TIMEOUT(isSettled(), 60'000);
}

QByteArrayList SyncFixture::listed() const
{
    QByteArrayList all;
    for (const QString &id : m_jobs->ids)
        all.append(m_jobs->rawOf(id));
    std::sort(all.begin(), all.end());
    return all;
}

} // namespace Balehook::Testing
