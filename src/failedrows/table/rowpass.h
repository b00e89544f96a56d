// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "failedrows/table/openquote.h"
#include "failedrows/table/opentable.h"

#include <functional>
#include <optional>
#include <vector>

namespace Balehook {

class RowVisitor;

/// What is known of the rows when so much of the file is indexed.
struct IndexReport
{
    qint64 bytes = 0;
    qint64 rows = 0;
    qint64 raggedRows = 0;
    qsizetype columns = 0; ///< that show all of the rows
    std::optional<OpenQuote> openQuote; ///< the first
};

// Passes over rows. They block and are for worker threads; a pass that is stopped ends with ErrorKind::Cancelled.
// Reports come some twenty times a second.

/// Fills the index. \a visitor may be null.
Outcome indexRows(OpenTable &table, RowVisitor *visitor, const std::atomic_bool &stop,
                  const std::function<void(const IndexReport &)> &report);

using PassReport = std::function<void(double share, qint64 rows)>;

Outcome passAllRows(const OpenTable &table, RowVisitor &visitor, const std::atomic_bool &stop,
                    const PassReport &report);
/// In the order given; the index has to be complete.
Outcome passRows(const OpenTable &table, const std::vector<quint32> &rows, RowVisitor &visitor,
                 const std::atomic_bool &stop, const PassReport &report);

} // namespace Balehook
