// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "failedrows/reasons/reasonsnapshot.h"

#include <QDateTime>
#include <QHash>

#include <atomic>
#include <vector>

namespace Balehook {

/// The reasons of many failed files together: each once, with its values masked, and how often, in how many files and
/// when it was seen. What has no reason, and what was too rare to be told apart in a file, counts by its title as well.
class ReasonTally final
{
public:
    struct Reason
    {
        QString title; ///< for people
        QByteArray example; ///< a message as it came
        qint64 rows = 0;
        qint64 files = 0;
        QDateTime first; ///< of the files that have it
        QDateTime last;
    };

    /// The reasons of a file, which belongs to \a time.
    void add(const ReasonSnapshot &reasons, const QDateTime &time);
    /// Most files first, then most rows.
    std::vector<Reason> reasons() const;

private:
    QHash<QString, Reason> m_reasons; ///< by title
};

/// The reasons of the file at \a path, by the column called \a wantedColumn or else by the one that looks like it.
/// \a wantedFormat as in ComparedTable. Blocks; for worker threads. ErrorKind::NotATable, ErrorKind::Cancelled.
Result<ReasonSnapshot> reasonsOf(const QString &path, const QString &wantedFormat, const QString &wantedColumn,
                                 const std::atomic_bool &stop);

} // namespace Balehook
