// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/fields/endpointname.h"

#include <QCoreApplication>

namespace Balehook {

QString endpointName(Endpoint endpoint)
{
    switch (endpoint) {
    case Endpoint::ListImportJobs:
        return QCoreApplication::translate("Balehook::EndpointName", "List import jobs");
    case Endpoint::ListWebhooks:
        return QCoreApplication::translate("Balehook::EndpointName", "List webhooks");
    case Endpoint::ListProperties:
        return QCoreApplication::translate("Balehook::EndpointName", "List properties");
    case Endpoint::CreateWebhook:
        return QCoreApplication::translate("Balehook::EndpointName", "Create a webhook");
    }
    return {};
}

} // namespace Balehook
