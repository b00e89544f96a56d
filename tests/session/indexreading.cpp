// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/indexreading.h"

#include "support/wait.h"

#include <QTest>

#include <algorithm>

namespace Balehook::Testing {

QByteArrayList allOf(JobIndex &index, bool isListed)
{
    QObject context;
    std::optional<JobIndex::Matches> matches;
    std::optional<JobIndex::Rows> rows;
    QByteArray trouble;
    const JobIndex::Search search = index.search({}, &context, [&](const Result<JobIndex::Matches> &result) {
        if (result)
            matches = result.value();
        else
            trouble = result.error().logLine().toUtf8();
    });
    const bool found = Testing::waitFor([&] { return (matches && matches->isComplete) || !trouble.isEmpty(); }, 20'000);
    if (!found || !trouble.isEmpty())
        return {"no matches: " + trouble};
    index.read(search, 0, int(matches->count), &context, [&](const Result<JobIndex::Rows> &result) {
        if (result)
            rows = result.value();
        else
            trouble = result.error().logLine().toUtf8();
    });
    const bool read = Testing::waitFor([&] { return rows || !trouble.isEmpty(); }, 20'000);
    index.endSearch(search);
    if (!read || !rows)
        return {"no rows: " + trouble};
    QByteArrayList all;
    for (const JobIndex::Rows::Row &row : rows->rows) {
        if (row.isListed == isListed)
            all.append(row.raw);
    }
    std::sort(all.begin(), all.end());
    return all;
}

} // namespace Balehook::Testing
