// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "service/requestlog.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Balehook::Demo {

namespace {

constexpr std::size_t mostKept = 20'000;

}

void RequestLog::arrived(const DemoRequest &request)
{
    ++m_total;
    if (!request.authorization.isEmpty())
        ++m_withAuthorization;
    m_mostAtOnce = std::max(m_mostAtOnce, ++m_underWay);
}

void RequestLog::answered(const DemoRequest &request, int status)
{
    record(request, status);
}

void RequestLog::abandoned(const DemoRequest &request)
{
    record(request, 0);
}

void RequestLog::record(const DemoRequest &request, int status)
{
    // clear() may have come while this request was under way.
    m_underWay = std::max(0, m_underWay - 1);
    if (m_requests.size() == mostKept)
        m_requests.pop_front();
    m_requests.push_back({
        {u"method"_s, QString::fromLatin1(request.method)},
        {u"path"_s, request.path},
        {u"query"_s, request.query.toString(QUrl::FullyEncoded)},
        {u"authorization"_s, !request.authorization.isEmpty()},
        {u"status"_s, status},
    });
}

void RequestLog::clear()
{
    m_requests.clear();
    m_total = 0;
    m_withAuthorization = 0;
    m_mostAtOnce = m_underWay;
}

QJsonObject RequestLog::toJson() const
{
    QJsonArray requests;
    for (const QJsonObject &request : m_requests)
        requests.append(request);
    return {{u"total"_s, m_total},
            {u"withAuthorization"_s, m_withAuthorization},
            {u"mostAtOnce"_s, m_mostAtOnce},
            {u"requests"_s, requests}};
}

} // namespace Balehook::Demo
