// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/jobs/indexedjobswalk.h"
#include "session/jobs/jobfiles.h"
#include "session/jobs/jobschoice.h"

namespace Balehook {

class Sessions;

/// Which failed files of the chosen jobs are not kept and could be fetched, by what the indexes of jobs know. Asks
/// nobody and fetches nothing. One object a look, owned by whoever wants it; sessions outlive it.
class MissingFiles final : public QObject
{
    Q_OBJECT

public:
    MissingFiles(Sessions &sessions, const JobsChoice &chosen, QObject *parent = nullptr);
    ~MissingFiles() override;

    /// finished() follows, through the event loop.
    void start();

    /// From finished() on.
    const FailedFilesWish &wish() const { return m_wish; }
    /// At least one of the accounts has an index with jobs, or the jobs were named.
    bool isKnown() const { return m_isKnown; }
    /// The indexes of all accounts hold all jobs, or the jobs were named: no other files are missing.
    bool isComplete() const { return m_isComplete; }
    /// What an index that could not be read said; the others were looked at.
    const std::optional<Error> &error() const { return m_error; }

Q_SIGNALS:
    void finished();

private:
    void add(const IndexedJobsWalk::Rows &rows);

    const JobsChoice m_chosen;
    FailedFilesWish m_wish;
    bool m_isKnown = false;
    bool m_isComplete = true;
    std::optional<Error> m_error;
    IndexedJobsWalk m_walk;
};

} // namespace Balehook
