// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/rows/handoffreport.h"
#include "failedrows/rows/rowmask.h"
#include "failedrows/table/rowscan.h"

#include <QObject>
#include <QPointer>

#include <memory>

namespace Balehook {

class CellCollector;
class FailedRows;
class HandoffTarget;
class SummaryMaker;

/// Writes what is handed on of a file that was read to its end. One object a hand-off; finished() comes once, also
/// after cancel(), unless this is deleted before: then no file appears.
class Handoff final : public QObject
{
    Q_OBJECT

public:
    struct Order
    {
        QString fileName; ///< of the Markdown file or of the archive
        bool isArchive = false;
        RowMask mask = {};
        HandoffReport report = {}; ///< with title, facts, comparison and requests; the rest is filled in
    };

    struct Written
    {
        QStringList paths = {};
        qint64 guardedCells = 0; ///< of the rows in the archive: cells that were given an apostrophe
    };

    /// \a rows is read to its end, and outlives this.
    Handoff(FailedRows &rows, Order order, QObject *parent = nullptr);
    ~Handoff() override;

    void start();
    void cancel();

Q_SIGNALS:
    void progressed(qint64 rows, qint64 ofRows);
    void finished(const Balehook::Result<Balehook::Handoff::Written> &written);

private:
    std::vector<quint32> sampleRows() const;
    void readSample();
    void takeSample(const std::vector<quint32> &rows, const CellCollector &cells);
    void open();
    void writeRows();
    void commit();
    bool isStopped();

    FailedRows &m_rows;
    const QString m_fileName;
    const bool m_isArchive;
    const RowMask m_mask;
    HandoffReport m_report;
    std::unique_ptr<SummaryMaker> m_maker;
    std::shared_ptr<HandoffTarget> m_target;
    QPointer<RowScan> m_scan;
    bool m_isCancelled = false;
};

} // namespace Balehook
