// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/account/origin.h"
#include "net/apireply.h"
#include "net/countdown.h"
#include "net/httpexchange.h"
#include "net/httprequest.h"

#include <memory>
#include <vector>

namespace Balehook {

class HttpConnections;

/// One call: its tries, the waits between them and its one result.
class HttpCall final : public ApiReply
{
    Q_OBJECT

public:
    HttpCall(HttpConnections &connections, HttpRequest request, HttpTimeouts timeouts, QObject *parent);
    ~HttpCall() override;

    void start(const std::vector<Origin> &tokenOrigins);
    void cancel() override;

private:
    void tryOnce();
    void concludeTry(const HttpExchangeOutcome &outcome);
    void dropExchange();
    void endRequest();
    void finish(const Result<HttpAnswer> &result);
    void finishLater(const HttpAnswer &answer);

    HttpConnections &m_connections;
    HttpRequest m_wanted;
    HttpTimeouts m_timeouts;
    QNetworkRequest m_request;
    std::unique_ptr<HttpExchange> m_exchange;
    Countdown m_wait;
    std::chrono::milliseconds m_spent{}; ///< on the wire so far; waits do not count
    int m_tries = 0;
    bool m_isCounted = false; ///< as one that is under way
    bool m_isOver = false;
};

} // namespace Balehook
