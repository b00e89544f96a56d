// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace Balehook {

/// Every call of the interface (section 4); its path is written once, in endpoint.cpp.
enum class Endpoint { ListWebhooks, CreateWebhook, ListImportJobs, ListProperties };

/// Which of the account's two bases a path belongs to: "account slug" or "workspace" (interface 4).
enum class EndpointHost { Listing, Workspace };

struct EndpointInfo
{
    Endpoint endpoint;
    QLatin1StringView method;
    QLatin1StringView path; ///< empty: the interface shows none, the account may (Account::propertiesPath)
    EndpointHost host;
    bool paged; ///< takes page and per_page, or page[offset] and page[limit] (interface 8)
    QLatin1StringView totalField; ///< the documented name of the total: "result" or "total"; either is accepted
};

const EndpointInfo &endpointInfo(Endpoint endpoint);

} // namespace Balehook
