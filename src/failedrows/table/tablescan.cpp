// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/table/tablescan.h"

#include "failedrows/table/rowpass.h"
#include "failedrows/table/rowvisitor.h"
#include "failedrows/table/tableworkers.h"

#include <QPointer>

namespace Balehook {

TableScan::TableScan(TableWorkers &workers, std::shared_ptr<OpenTable> table, std::shared_ptr<RowVisitor> visitor,
                     Rows rows, QObject *parent)
    : RowScan(parent)
{
    const QPointer<TableScan> self(this);
    workers.runPass([&workers, table = std::move(table), visitor = std::move(visitor), rows = std::move(rows),
                     stop = m_stop, self] {
        const auto report = [&](double share, qint64 done) {
            workers.post([self, stop, share, done] {
                if (self && !*stop)
                    Q_EMIT self->progressed(share, done);
            });
        };
        const Outcome outcome =
            rows ? passRows(*table, *rows, *visitor, *stop, report) : passAllRows(*table, *visitor, *stop, report);
        workers.post([self, stop, outcome] {
            if (!self || *stop)
                return;
            Q_EMIT self->finished(outcome);
            if (self)
                self->deleteLater();
        });
    });
}

TableScan::~TableScan()
{
    *m_stop = true;
}

void TableScan::cancel()
{
    *m_stop = true;
    deleteLater();
}

} // namespace Balehook
