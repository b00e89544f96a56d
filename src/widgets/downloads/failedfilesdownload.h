// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/error.h"
#include "session/jobs/jobfiles.h"
#include "widgets/tables/rowranges.h"

#include <QObject>

#include <memory>

namespace Balehook {

class ImportJobsModel;
class RecordPage;
class RecordWalk;

/// "Download failed files" of selected jobs. Rows that are not loaded are read first, so it may take a while: one
/// object a wish, deleted by its owner after done(), manyChosen(), tooMany() or failed(). Model, transfers and cache
/// outlive it.
class FailedFilesDownload final : public QObject
{
    Q_OBJECT

public:
    static constexpr qint64 mostJobs = 10'000;
    /// So many files are downloaded without a question.
    static constexpr std::size_t mostUnasked = 5;

    struct Choice
    {
        std::vector<RowRange> rows;
        QString accountId; ///< whose rows they are
    };
    FailedFilesDownload(const ImportJobsModel &model, Choice choice, FileTransfers &transfers, FileCache &cache);
    ~FailedFilesDownload() override;

    /// Selections of loaded rows are dealt with before this returns.
    void start();
    void cancel();
    /// Rows are still being read.
    bool isRunning() const { return m_isRunning; }

Q_SIGNALS:
    void progressed(qint64 readRows, qint64 wantedRows);
    /// What was begun, and what not and why, in sentences; \a started downloads were begun.
    void done(const QString &text, int started);
    /// Nothing was begun: so many files are for FetchAhead.
    void manyChosen(const Balehook::FailedFilesWish &wish);
    void tooMany(qint64 rows);
    void failed(const Balehook::Error &error);

private:
    void takeLoadedRows();
    void readNext();
    bool take(const RecordPage &page, qsizetype index);
    void finish();
    QString summary() const;

    const ImportJobsModel &m_model;
    std::vector<RowRange> m_rows;
    std::vector<RowRange> m_missing; ///< still to be read, the last one first
    FileTransfers &m_transfers;
    FailedFilesWish m_wish;
    qint64 m_taken = 0;
    bool m_isRunning = false;
    std::unique_ptr<RecordWalk> m_walk;
};

} // namespace Balehook
