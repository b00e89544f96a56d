// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/rows/rowexporter.h"
#include "failedrows/rows/rowlist.h"
#include "failedrows/table/rowscan.h"

#include <QObject>
#include <QPointer>

#include <vector>

namespace Balehook {

class TableDocument;

/// Writes rows of a document that was read to its end to a file. One object an export; finished() comes once, also
/// after cancel(), and then says whether the file was written before that. Call cancel() where the document closes or
/// opens another file; its rows are not read any more. Goes with everything it began if it is deleted before: then no
/// file appears, unless it was on its way to the disk.
class RowsExport final : public QObject
{
    Q_OBJECT

public:
    struct Order
    {
        QString fileName = {};
        ExportFormat format = ExportFormat::Csv;
        TableWriter::Options options = {};
        RowList rows = {};
        std::vector<int> columns = {}; ///< in the order to write
        QByteArrayList header = {}; ///< of these columns = {}; empty where the file has none
    };

    RowsExport(TableDocument &document, Order order, QObject *parent = nullptr);
    ~RowsExport() override;

    void start();
    void cancel();

Q_SIGNALS:
    void progressed(qint64 rows, qint64 ofRows);
    void finished(const Balehook::Result<Balehook::RowExporter::Written> &written);

private:
    void write();
    void commit();

    TableDocument &m_document;
    const Order m_order;
    std::shared_ptr<RowExporter> m_exporter;
    QPointer<RowScan> m_scan;
    bool m_isCancelled = false;
    bool m_isRead = false; ///< the scan told its end
};

} // namespace Balehook
