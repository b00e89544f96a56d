// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "failedrows/compare/comparedtable.h"
#include "failedrows/find/reasonshelf.h"
#include "failedrows/reasons/reasonsnapshot.h"

#include <QDateTime>
#include <QHash>

#include <vector>

namespace Balehook {

/// The reasons of many failed files together: each once, with its values masked, and how often, in which files and
/// when it was seen. What has no reason, and what was too rare to be told apart in a file, counts as one each.
class ReasonTally final
{
public:
    /// What one of the files has of a reason.
    struct Part
    {
        int file = 0; ///< in the order of add(), from 0
        qint64 rows = 0;
    };
    struct Reason
    {
        QString title; ///< for people
        QByteArray example; ///< a message as it came; empty where only FileReasons were added
        qint64 rows = 0;
        QDateTime first; ///< of the files that have it
        QDateTime last;
        std::vector<Part> parts;

        qint64 files() const { return qint64(parts.size()); }
    };

    /// The reasons of a file, which belongs to \a time.
    void add(const ReasonSnapshot &reasons, const QDateTime &time);
    void add(const FileReasons &reasons, const QDateTime &time);
    /// In the order in which they were met.
    const std::vector<Reason> &met() const { return m_reasons; }
    /// Most files first, then most rows.
    std::vector<Reason> reasons() const;

private:
    Reason &reasonOf(FileReasons::Kind kind, const QByteArray &pattern);
    void count(Reason &reason, qint64 rows, const QDateTime &time);

    std::vector<Reason> m_reasons;
    QHash<std::pair<quint8, QByteArray>, std::size_t> m_places; ///< by FileReasons::Kind and pattern
    int m_files = 0;
};

/// The reasons of the rows of a file. Blocks; for worker threads. Errors: as of ComparedTable::open(), and
/// ErrorKind::Cancelled.
Result<ReasonSnapshot> reasonsOf(const ComparedTable::Source &source, const StopFlag &stop);

/// What is kept of \a reasons, most rows first.
std::vector<FileReasons::Reason> keptReasons(const ReasonSnapshot &reasons);

} // namespace Balehook
