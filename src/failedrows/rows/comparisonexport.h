// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/compare/comparisonrows.h"
#include "failedrows/rows/rowexporter.h"

#include <QObject>

namespace Balehook {

class CellCollector;

/// Writes the rows of a comparison that are shown to a file: what became of each, its key, its place in both files, its
/// reasons and its changed cells, some hundred rows at a time. finished() comes once, also after cancel(), unless this
/// is deleted before: then no file appears.
class ComparisonExport final : public QObject
{
    Q_OBJECT

public:
    /// \a rows is ready, outlives this, and shows the same until it is finished.
    ComparisonExport(ComparisonRows &rows, const QString &fileName, ExportFormat format, QObject *parent = nullptr);
    ~ComparisonExport() override;

    void start();
    void cancel();

Q_SIGNALS:
    void progressed(qint64 rows, qint64 ofRows);
    void finished(const Balehook::Result<Balehook::RowExporter::Written> &written);

private:
    struct Batch;

    QByteArrayList header() const;
    void readNext();
    void read(const std::shared_ptr<Batch> &batch, bool isOlder);
    void write(const Batch &batch);
    QByteArrayList cellsOf(const Batch &batch, std::size_t place) const;
    void commit();

    ComparisonRows &m_rows;
    std::shared_ptr<RowExporter> m_exporter;
    QPointer<RowScan> m_scan;
    qint64 m_next = 0;
    qint64 m_atOnce = 256; ///< rows; fewer where they are large
    bool m_isCancelled = false;
};

} // namespace Balehook
