// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/rows/rowexporter.h"
#include "models/newrecords.h"
#include "models/pagewalker.h"
#include "session/listing/backgroundwork.h"

#include <QPointer>

#include <functional>

namespace Balehook {

/// Writes every record of a source to a file: as the service sent them (JSON, JSON Lines), or as rows of cells (CSV, a
/// workbook).
/// Reads two pages at once with PagePriority::Background and writes in a worker thread, no more than a page ahead of
/// the disk. A record that comes twice because the listing moved is written once.
///
/// One object an export; finished() comes once from the event loop, also after cancel(). The file appears whole and
/// private, or not at all; an existing one stays until then. Deleting this before leaves nothing.
class ListingExport final : public QObject
{
    Q_OBJECT

public:
    struct Order
    {
        QString fileName;
        ExportFormat format = ExportFormat::JsonLines; ///< Csv, Xlsx, Json or JsonLines
        TableWriter::Options options = {};
        int perPage = 25;
        int smallerPage = 0; ///< asked for where the service does not hand out the first page in that size; 0: none
        QByteArrayList header = {}; ///< of rows of cells
        /// Of rows of cells: what the row of a record says; called in the thread of the export.
        std::function<QByteArrayList(const RecordPage &page, qsizetype index)> cells = {};
    };

    struct Written
    {
        qint64 records = 0;
        qint64 repeated = 0; ///< came once more, and were left out
        qint64 guardedCells = 0; ///< cells of CSV that were given an apostrophe
        std::optional<qint64> total; ///< as the source said last
    };

    /// \a source is for this alone, or its other requests tell waiting(), too. Where it goes first, or becomes another
    /// listing, the export ends as ErrorKind::Cancelled.
    ListingExport(PageSource &source, Order order, QObject *parent = nullptr);
    ~ListingExport() override;

    void start();
    void cancel();
    /// Records handed to the file so far.
    qint64 recordCount() const { return m_exporter->rowCount(); }

Q_SIGNALS:
    void progressed(qint64 records, std::optional<qint64> total);
    /// The service asked to wait; zero: it goes on.
    void waiting(std::chrono::seconds seconds);
    /// Written, Cancelled, or why there is no file.
    void finished(const Balehook::Result<Balehook::ListingExport::Written> &written);

private:
    void read(int perPage);
    void readFailed(const Error &error);
    bool take(const PageAnswer &answer);
    void writeSlice();
    void sliceWritten(bool isGood, qsizetype end);
    void readEnded();
    void commit();
    void endWalk();
    /// Runs \a work in a worker; one at a time.
    template <typename Work, typename Done>
    void run(Work work, Done done);

    const QPointer<PageSource> m_source;
    const Order m_order;
    const std::shared_ptr<RowExporter> m_exporter; ///< shared with the worker
    std::unique_ptr<PageWalker> m_walker;
    NewRecords m_new;
    std::shared_ptr<const RecordPage> m_page; ///< that is being written
    qsizetype m_next = 0; ///< in it
    Written m_written;
    std::optional<Error> m_error;
    int m_perPage = 0;
    bool m_isBusy = false; ///< a worker has the exporter
    bool m_isRead = false; ///< to the end
    bool m_isEnding = false;
    BackgroundWork m_work;
};

} // namespace Balehook
