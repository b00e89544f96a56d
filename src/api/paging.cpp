// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/paging.h"

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

qint64 recordsBefore(qint64 page, qint64 perPage)
{
    return (page - 1) * perPage;
}

} // namespace

QString pageQuery(Pagination pagination, PageRequest request)
{
    const QString perPage = QString::number(request.perPage);
    if (pagination == Pagination::Pages)
        return "page="_L1 + QString::number(request.page) + "&per_page="_L1 + perPage;
    const QString offset = QString::number(recordsBefore(request.page, request.perPage));
    return "page%5Boffset%5D="_L1 + offset + "&page%5Blimit%5D="_L1 + perPage;
}

bool echoFits(Pagination pagination, PageRequest request, const PageAnswer &answer)
{
    if (pagination == Pagination::Pages)
        return true;
    if (answer.perPage && *answer.perPage > request.perPage)
        return false;
    if (!answer.page)
        return true;
    const int perPage = answer.perPage.value_or(request.perPage);
    return recordsBefore(*answer.page, perPage) == recordsBefore(request.page, request.perPage);
}

QString echoText(const PageAnswer &answer)
{
    const auto text = [](std::optional<int> number) { return number ? QString::number(*number) : u"-"_s; };
    return "page: "_L1 + text(answer.page) + ", perPage: "_L1 + text(answer.perPage);
}

} // namespace Balehook
