// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "support/recordedrequest.h"
#include "support/script.h"

#include <QList>

namespace Balehook::Testing {

/// Answers as the interface says: what a scripted server does where a case says nothing else.
class GoodService final
{
public:
    /// Every listing page by page, a creation with a complete webhook that is listed from then on; 404 for all else.
    Script answer(const RecordedRequest &request);

    /// A record with all its fields, "job-7" or "hook-7" or "property-7".
    static QByteArray job(int number);
    static QByteArray webhook(int number);
    static QByteArray property(int number);
    /// The answer for one page of \a records; the total is a number under "result", or a string under "total".
    static QByteArray page(const QList<QByteArray> &records, int page, int perPage, bool totalIsResult);

    QList<QByteArray> jobs; ///< JSON objects
    QList<QByteArray> webhooks;
    QList<QByteArray> properties;

    static constexpr auto jobsPath = "/api/platform/v1/import-job";
    static constexpr auto webhooksPath = "/api/platform/v1/client-webhook";
    static constexpr auto propertiesPath = "/api/platform/v1/property";
    static constexpr auto creationPath = "/api/v1/webhook";
};

} // namespace Balehook::Testing
