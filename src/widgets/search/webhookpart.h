// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/webhookquery.h"
#include "widgets/tables/chippart.h"

#include <QCoreApplication>

namespace Balehook {

/// A condition of a query for webhooks, or its order, in words.
struct WebhookPart : ChipPart<WebhookQuery, WebhookPart>
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::WebhookPart)

public:
    /// What it says of \a query ("Method is POST"), safe to show. \a isUtc: whose days the times are said in.
    QString text(const WebhookQuery &query, bool isUtc = false) const;
    static QString twinText(bool hasTwin);
};

} // namespace Balehook
