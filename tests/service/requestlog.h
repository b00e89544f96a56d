// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/demohttp.h"

#include <QJsonObject>

#include <deque>

namespace Balehook::Demo {

/// What one port was asked, for tests and measurements: never a token, only whether there was one.
class RequestLog final
{
public:
    void arrived(const DemoRequest &request);
    void answered(const DemoRequest &request, int status);
    /// The connection went away before the answer was due.
    void abandoned(const DemoRequest &request);
    void clear();

    /// {"total", "withAuthorization", "mostAtOnce", "requests": [{"method", "path", "query", "authorization",
    /// "status"}]}; the newest 20,000 requests in the order of their answers, counts over all.
    QJsonObject toJson() const;

private:
    void record(const DemoRequest &request, int status);

    std::deque<QJsonObject> m_requests;
    qint64 m_total = 0;
    qint64 m_withAuthorization = 0;
    int m_underWay = 0;
    int m_mostAtOnce = 0;
};

} // namespace Balehook::Demo
