// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/webhookquery.h"

#include <QCoreApplication>

#include <vector>

namespace Balehook {

/// One of the conditions of a query for webhooks, or its order: what a chip stands for. A value.
struct WebhookPart
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::WebhookPart)

public:
    enum class Kind { Values, Twin, Time, Sort };

    Kind kind = Kind::Sort;
    Webhook::Field field = Webhook::Id; ///< of Values, Time and Sort

    /// In the order in which they are shown. The text that is searched is none of them.
    static std::vector<WebhookPart> of(const WebhookQuery &query);
    /// \a query without \a part.
    static WebhookQuery without(WebhookQuery query, WebhookPart part);
    /// \a query with the other of the two things that \a part can say; of those that can say more, as it is.
    static WebhookQuery turned(WebhookQuery query, WebhookPart part);

    /// What it says of \a query ("Method is POST"), safe to show.
    QString text(const WebhookQuery &query) const;
    static QString twinText(bool hasTwin);
};

} // namespace Balehook
