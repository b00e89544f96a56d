// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ctl/commands/jobfinder.h"
#include "ctl/frame/accountaccess.h"
#include "ctl/frame/failure.h"
#include "domain/records/importjob.h"
#include "session/jobs/jobfileopener.h"

#include <QCoreApplication>
#include <QObject>

#include <optional>

namespace Balehook::Ctl {

/// Finds a job and brings one of its files into the cache, as the console does when it is opened there: by the link
/// that is listed now, without the token, and only if the cache has no copy that is as new as the job.
class JobFileAccess final : public QObject
{
    Q_OBJECT

public:
    JobFileAccess(const Workbench &bench, const QString &slug, QString jobId, JobFile which, QObject *parent = nullptr);
    ~JobFileAccess() override;

    /// That a job has no such file.
    static QString noneText(JobFile which);

    /// opened() or failed() follows, once and through the event loop.
    void open();
    /// Nothing follows any more.
    void cancel();

    /// From opened() on; it stays in the cache as long as this lives.
    const CachedFile &file() const { return *m_opener.file(); }
    const FileHold &hold() const { return m_opener.hold(); }

Q_SIGNALS:
    void opened();
    void failed(const Balehook::Ctl::Failure &failure);

private:
    void look();
    void take(const ImportJob &job);
    void tellTransfer();
    void fail(const Failure &failure);

    const Workbench &m_bench;
    const QString m_jobId;
    const JobFile m_which;
    AccountAccess m_account;
    std::optional<JobFinder> m_finder;
    JobFileOpener m_opener;
    bool m_isOver = false;
};

} // namespace Balehook::Ctl
