// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/error.h"
#include "failedrows/find/cellmatch.h"
#include "failedrows/find/searchedfile.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <memory>

namespace Balehook {

/// Looks for a value or a part of one in many kept files, in worker threads of its own. Lives in the GUI thread and
/// never blocks it. Files that come first are looked through first, and found() may still come out of their order.
///
/// start() -> found()..., progressed()..., finished(), all through the event loop; nothing after cancel().
class RowsFinder final : public QObject
{
    Q_OBJECT

public:
    struct Wish
    {
        QString text; ///< with something else than blanks in it
        CellMatch::Kind kind = CellMatch::Kind::Value;
        qint64 mostRows = 100; ///< of a file that found() brings
        qint64 mostInAll = 20'000; ///< of all files together; the others are counted only
    };

    /// What was looked through.
    struct Coverage
    {
        qint64 files = 0; ///< that are to be looked through; those that turn out to be gone do not count
        qint64 searched = 0;
        qint64 notTables = 0;
        qint64 packed = 0; ///< workbooks, archives and compressed files
        qint64 unreadable = 0; ///< changed meanwhile, or the disk does not give them
        qint64 filesWithRows = 0;
        qint64 rows = 0;

        friend bool operator==(const Coverage &a, const Coverage &b) = default;
    };

    explicit RowsFinder(QObject *parent = nullptr);
    /// Waits for the workers, which stop within some milliseconds.
    ~RowsFinder() override;
    Q_DISABLE_COPY_MOVE(RowsFinder)

    /// In the place of what is looked for now.
    void start(const Wish &wish, std::vector<SearchedFile> files);
    void cancel();
    bool isRunning() const { return m_isRunning; }
    const Coverage &coverage() const { return m_coverage; }
    /// The places of files that have no filter, though they are tables that could have one; as far as they are known.
    const std::vector<qint64> &unfiltered() const { return m_unfiltered; }
    /// The places of files that are not there any more, or not as they were kept; as far as they are known.
    const std::vector<qint64> &gone() const { return m_gone; }

Q_SIGNALS:
    /// \a file: its place among those of start().
    void found(qint64 file, const Balehook::FoundRows &rows);
    /// coverage() grew; at most some twenty times a second.
    void progressed();
    void finished();

private:
    struct Job;
    struct Report;
    void work(const std::shared_ptr<Job> &job);
    void take(const Report &more);

    QThreadPool m_threads;
    std::shared_ptr<Job> m_job;
    Coverage m_coverage;
    std::vector<qint64> m_unfiltered;
    std::vector<qint64> m_gone;
    int m_working = 0;
    bool m_isRunning = false;
};

} // namespace Balehook
