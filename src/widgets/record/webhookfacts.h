// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/webhook.h"
#include "widgets/record/fact.h"

#include <QCoreApplication>

namespace Balehook {

/// The facts of a webhook: which event, what is called, when it was registered.
class WebhookFacts final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::WebhookFacts)

public:
    static FactSheet of(const Webhook &record, const FactStyle &style);
    static QString namelessTitle();
};

} // namespace Balehook
