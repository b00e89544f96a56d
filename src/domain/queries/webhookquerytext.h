// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/webhookquery.h"

namespace Balehook {

/// A WebhookQuery as text for settings: JSON in one line, with the names of the interface.
class WebhookQueryText final
{
public:
    static QString of(const WebhookQuery &query);
    /// What cannot be understood is left out: another version, or somebody's hand, may have written it.
    static WebhookQuery parsed(const QString &text);
};

} // namespace Balehook
