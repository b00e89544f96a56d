// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "service/rangeofbytes.h"

#include <algorithm>

namespace Balehook::Demo {

namespace {

QByteArray tagOf(const DemoAnswer &answer)
{
    const auto at = std::find_if(answer.headers.begin(), answer.headers.end(),
                                 [](const auto &header) { return header.first == "ETag"; });
    return at == answer.headers.end() ? QByteArray() : at->second;
}

} // namespace

DemoAnswer rangeOf(DemoAnswer whole, const DemoRequest &request)
{
    const qsizetype dash = request.range.indexOf('-');
    const QByteArray tag = tagOf(whole);
    const bool isAsked = whole.status == 200 && !tag.isEmpty() && request.range.startsWith("bytes=") && dash > 6;
    if (!isAsked || (!request.ifRange.isEmpty() && request.ifRange != tag))
        return whole;
    const qsizetype size = whole.body.size();
    bool isFirst = false;
    const qsizetype first = request.range.mid(6, dash - 6).toLongLong(&isFirst);
    bool isLast = false;
    const qsizetype last = request.range.mid(dash + 1).toLongLong(&isLast);
    if (!isFirst)
        return whole;
    if (first >= size) {
        whole.headers.append({"Content-Range", "bytes */" + QByteArray::number(size)});
        return {416, "text/plain", "No such range.\n", whole.headers, 0};
    }
    const qsizetype end = isLast ? std::min(last, size - 1) : size - 1;
    whole.status = 206;
    whole.body = whole.body.mid(first, end - first + 1);
    whole.headers.append(
        {"Content-Range",
         "bytes " + QByteArray::number(first) + '-' + QByteArray::number(end) + '/' + QByteArray::number(size)});
    return whole;
}

} // namespace Balehook::Demo
