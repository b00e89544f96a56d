// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/account/accountcheck.h"

#include "api/apiclient.h"
#include "net/httpclient.h"

#include <QPointer>

#include <algorithm>
#include <array>
#include <utility>

namespace Balehook {

namespace {

constexpr PageRequest oneRecord{1, 1};

struct Listing
{
    Endpoint endpoint;
    ApiReply *(ApiClient::*ask)(PageRequest, QObject *, ApiClient::Callback<PageAnswer>);
};

constexpr std::array listings{
    Listing{Endpoint::ListImportJobs, &ApiClient::listImportJobs},
    Listing{Endpoint::ListWebhooks, &ApiClient::listWebhooks},
    Listing{Endpoint::ListProperties, &ApiClient::listProperties},
};

} // namespace

class AccountCheck::Private final
{
public:
    Private(const Account &account, BearerToken token)
        : http({account.listingBase.origin()})
        , client(account, std::move(token), http)
    {
        for (const Listing &listing : listings) {
            Line line;
            line.endpoint = listing.endpoint;
            line.url = ApiClient::urlOf(listing.endpoint, account, oneRecord);
            if (line.url.isEmpty())
                continue;
            lines.push_back(std::move(line));
            calls.push_back(listing.ask);
        }
    }

    bool isDone() const
    {
        return std::all_of(lines.begin(), lines.end(), [](const Line &line) { return line.done; });
    }

    HttpClient http;
    ApiClient client;
    std::vector<Line> lines;
    std::vector<decltype(Listing::ask)> calls; ///< one a line
    bool started = false;
};

AccountCheck::AccountCheck(const Account &account, BearerToken token, const ProxySettings &proxy, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(account, std::move(token)))
{
    d->http.setProxy(proxy);
}

AccountCheck::~AccountCheck() = default;

HttpClient &AccountCheck::http()
{
    return d->http;
}

void AccountCheck::start()
{
    if (std::exchange(d->started, true))
        return;
    for (std::size_t i = 0; i < d->lines.size(); ++i) {
        const auto answered = [this, i](const Result<PageAnswer> &result) {
            Line &line = d->lines[i];
            line.done = true;
            if (result)
                line.answer = result.value();
            else
                line.error = result.error();
            // Asked before anybody hears of it, who may delete the check.
            const bool last = d->isDone();
            const QPointer<AccountCheck> self(this);
            Q_EMIT changed();
            if (self && last)
                Q_EMIT finished();
        };
        (d->client.*d->calls[i])(oneRecord, this, answered);
    }
}

const std::vector<AccountCheck::Line> &AccountCheck::lines() const
{
    return d->lines;
}

} // namespace Balehook
