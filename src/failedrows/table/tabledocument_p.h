// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/table/blockcache.h"
#include "failedrows/table/rowpass.h"
#include "failedrows/table/tabledocument.h"
#include "failedrows/table/tablehead.h"
#include "failedrows/table/tableworkers.h"

#include <QPointer>
#include <QSet>

#include <vector>

namespace Balehook {

class TableDocument::Private final
{
public:
    explicit Private(TableDocument *document);
    ~Private();
    Q_DISABLE_COPY_MOVE(Private)

    void open(const QString &path, const std::optional<TableFormat> &format, const TableChoice &choice);
    void close();
    void readAll(std::shared_ptr<RowVisitor> visitor);
    void fetch(const QSet<qint64> &blocks);

    /// Until it ends: close() cancels it.
    RowScan *keep(RowScan *scan);
    TextFind *keep(TextFind *find);

    bool isTable() const { return table && kind == ContentKind::Table; }

    TableDocument *const q;
    TableWorkers workers;

    // Of the file that is open.
    StopFlag stop;
    QString path;
    ContentKind kind = ContentKind::Empty;
    TableContents contents;
    std::optional<Obstacle> obstacle;
    TableFormat guessedFormat;
    std::shared_ptr<OpenTable> table; ///< null until its head was read
    IndexReport report;
    bool isComplete = false;
    BlockCache cache;

private:
    /// Calls it in the GUI thread, if the file is still the one that is open now.
    template <typename Call>
    void post(const StopFlag &now, Call call);
    /// For the worker that opens a file.
    void openUnpacked(const QString &path, const std::optional<TableFormat> &format, const TableChoice &choice,
                      const StopFlag &now);
    void takeHead(const Result<TableHead> &head);
    void takeObstacle();
    void takeReport(const IndexReport &now);
    void takeEnd(const Outcome &outcome);
    void takeBlock(qint64 number, const Result<std::shared_ptr<const RowBlock>> &block);

    std::vector<QPointer<RowScan>> m_scans;
    std::vector<QPointer<TextFind>> m_finds;
    QSet<qint64> m_wanted; ///< blocks that are on their way
    std::shared_ptr<std::atomic<int>> m_newestFetch = std::make_shared<std::atomic<int>>(0);
};

} // namespace Balehook
