// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/page.h"
#include "models/fakepagesource.h"

#include <algorithm>

namespace Balehook {

/// A finite listing of \a records of any kind, with page, page size and total as an honest service gives them.
template <typename Record>
FakePageSource::Script scriptOf(const std::vector<Record> &records)
{
    return [records](const PageRequest &request, int) {
        const auto count = qint64(records.size());
        const qint64 first = std::min(count, qint64(request.page - 1) * request.perPage);
        const qint64 end = std::min(count, first + request.perPage);
        PageAnswer answer;
        answer.records = std::make_shared<Page<Record>>(
            std::vector<Record>(records.begin() + first, records.begin() + end), QByteArray(), nullptr);
        answer.page = request.page;
        answer.perPage = request.perPage;
        answer.total = count;
        return answer;
    };
}

} // namespace Balehook
