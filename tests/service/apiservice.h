// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/demoaccounts.h"
#include "service/demohttp.h"
#include "service/demojobs.h"
#include "service/demooptions.h"
#include "service/demoproperties.h"
#include "service/demowebhooks.h"

#include <QJsonArray>

#include <map>
#include <optional>

namespace Balehook::Demo {

/// The three endpoints of the interface (section 4) and one for properties (2.3), answered strictly. An account is
/// found by the first segment of the path (/acme/api/...) or else by the first label of the host (acme.localhost).
class ApiService final
{
public:
    ApiService(const DemoOptions &options, const QString &filesOrigin);

    /// POST /__change is for tests: an object with "failEvery", or with "latePage" (listings are answered when nobody
    /// waits any more, from that page on), or with "account" and "add" (so many jobs more, or less: the newest go), or
    /// "account", "id" and "fields" (what a job says from now on).
    DemoAnswer answer(const DemoRequest &request);

private:
    struct Data
    {
        const DemoAccount *account;
        DemoJobs jobs;
        DemoWebhooks webhooks;
        DemoProperties properties;
    };
    struct PageWish
    {
        qint64 page;
        qint64 perPage;
        qint64 first; ///< position of its first record
    };

    Data *dataFor(const DemoRequest &request, QString *apiPath);
    /// Nothing for a query that the dialect does not have.
    std::optional<PageWish> wishOf(const DemoRequest &request) const;
    bool isTurnToFail();
    DemoAnswer change(const QJsonObject &wish);
    DemoAnswer list(const QString &path, const Data &data, const DemoRequest &request);
    DemoAnswer listJobs(const DemoJobs &jobs, PageWish wish) const;
    DemoAnswer listWebhooks(const DemoWebhooks &webhooks, PageWish wish) const;
    DemoAnswer listProperties(const DemoProperties &properties, PageWish wish) const;
    DemoAnswer createWebhook(DemoWebhooks &webhooks, const DemoRequest &request);
    std::optional<qint64> totalOf(qint64 count) const;
    QJsonObject envelope(PageWish wish, const QJsonArray &data) const;

    DemoOptions m_options;
    std::map<QByteArray, Data> m_data;
    qint64 m_listings = 0;
    int m_latePage = 0; ///< 0: none is late
};

} // namespace Balehook::Demo
