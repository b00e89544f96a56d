// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/page.h"
#include "session/index/indexedjobs.h"
#include "store/jobindex.h"

#include <QObject>

namespace Balehook {

/// All jobs of an index that fulfil a query, page by page. Opens the index for itself and asks nobody else. One object
/// a walk, owned by whoever wants it; nothing comes after its end.
class IndexedJobsWalk final : public QObject
{
    Q_OBJECT

public:
    IndexedJobsWalk(const QString &indexFile, JobQuery query, QObject *parent = nullptr);
    ~IndexedJobsWalk() override;

    /// page() any number of times, then finished() or failed(), through the event loop.
    void start();
    /// From finished() on.
    const IndexStatus &status() const { return m_index.status(); }

Q_SIGNALS:
    void page(const Balehook::Page<Balehook::ImportJob> &jobs);
    void finished();
    void failed(const Balehook::Error &error);

private:
    void ask();
    void take(const PageAnswer &answer);

    const JobQuery m_query;
    JobIndex m_index;
    IndexedJobs m_jobs; ///< of the index, so goes first
    int m_page = 1;
};

} // namespace Balehook
