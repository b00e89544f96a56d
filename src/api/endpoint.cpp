// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/endpoint.h"

#include <array>

using namespace Qt::StringLiterals;

namespace Balehook {

const EndpointInfo &endpointInfo(Endpoint endpoint)
{
    // In the order of the enumeration.
    static constexpr std::array<EndpointInfo, 4> table{{
        {Endpoint::ListWebhooks, "GET"_L1, "/api/platform/v1/client-webhook"_L1, EndpointHost::Listing, true,
         "total"_L1},
        {Endpoint::CreateWebhook, "POST"_L1, "/api/v1/webhook"_L1, EndpointHost::Workspace, false, {}},
        {Endpoint::ListImportJobs, "GET"_L1, "/api/platform/v1/import-job"_L1, EndpointHost::Listing, true,
         "result"_L1},
        {Endpoint::ListProperties, "GET"_L1, {}, EndpointHost::Listing, true, "total"_L1},
    }};
    const EndpointInfo &info = table[std::size_t(endpoint)];
    Q_ASSERT(info.endpoint == endpoint);
    return info;
}

} // namespace Balehook
