// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/jobquery.h"
#include "store/jobindex.h"

#include <QObject>
#include <QPointer>

#include <memory>
#include <vector>

namespace Balehook {

/// How many jobs of an index each of some queries finds: one after the other, in the index's own worker. Owned by
/// whoever shows the counts.
class ViewCounts final : public QObject
{
    Q_OBJECT

public:
    explicit ViewCounts(QObject *parent);
    ~ViewCounts() override;

    /// Counts \a queries in \a index, in the place of what is being counted. A null \a index counts nothing.
    void count(JobIndex *index, std::vector<JobQuery> queries);

Q_SIGNALS:
    void counted(int query, qint64 jobs);

private:
    void next();
    void end();

    QPointer<JobIndex> m_index;
    std::vector<JobQuery> m_queries;
    std::size_t m_at = 0;
    JobIndex::Search m_search = 0;
    std::unique_ptr<QObject> m_link; ///< to the search under way
};

} // namespace Balehook
