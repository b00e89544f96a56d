// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/compare/comparedrows.h"

#include "failedrows/table/rowreader.h"
#include "failedrows/table/tablefile.h"

namespace Balehook {

Outcome rowsWhile(const ComparedTable &table, const std::atomic_bool &stop,
                  const std::function<bool(const RowView &row)> &see)
{
    TableFile file(table.path, table.spool);
    if (const Outcome opened = file.open(table.stamp); !opened)
        return opened;
    const TableFormat &format = table.format;
    RowReader reader(file, format, {format.skippedBytes, file.size(), format.hasHeader ? -1 : 0}, 0);
    while (reader.next()) {
        if (stop)
            return Error(ErrorKind::Cancelled);
        if (reader.row().number >= 0 && !see(reader.row()))
            break;
    }
    return reader.error() ? Outcome(*reader.error()) : file.check();
}

Outcome eachRow(const ComparedTable &table, const std::atomic_bool &stop,
                const std::function<void(const RowView &row)> &see)
{
    return rowsWhile(table, stop, [&see](const RowView &row) {
        see(row);
        return true;
    });
}

} // namespace Balehook
