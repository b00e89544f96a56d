// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/importjob.h"
#include "session/index/indexedjobs.h"

#include <QObject>

#include <optional>

namespace Balehook {

/// A job as the index on disk has it. Asks nobody. One object a job.
class KeptJob final : public QObject
{
    Q_OBJECT

public:
    explicit KeptJob(const QString &indexFile, QObject *parent = nullptr);
    ~KeptJob() override;

    /// finished() follows through the event loop.
    void find(const QString &jobId);
    /// After finished(): nothing where there is no index, or the job is not in it.
    const std::optional<ImportJob> &job() const { return m_job; }

Q_SIGNALS:
    void finished();

private:
    JobIndex m_index;
    IndexedJobs m_jobs;
    QString m_jobId;
    std::optional<ImportJob> m_job;
};

} // namespace Balehook
