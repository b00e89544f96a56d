// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/queries/recordsearch.h"

#include "domain/records/count.h"

namespace Balehook {

bool RecordSearchRanges::isIn(const QueryParts::TimeRange &range, const Timestamp &time)
{
    const std::optional<qint64> instant = time.instant();
    return instant && (!range.from || *instant >= *range.from) && (!range.until || *instant < *range.until);
}

bool RecordSearchRanges::isIn(const QueryParts::CountRange &range, const QString &count)
{
    const std::optional<quint64> number = parsedCount(count);
    return number && (!range.least || *number >= *range.least) && (!range.most || *number <= *range.most);
}

template class RecordSearch<Webhook>;
template class RecordSearch<Property>;

} // namespace Balehook
