// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace Balehook {

/// The seven fields of a webhook to register (interface 4.2), exactly as typed. A value.
struct WebhookDraft
{
    QString resource;
    QString eventType;
    QString eventSubType;
    QString version;
    QString webhookMethod;
    QString webhookUrl;
    QString externalChannelId;

    friend bool operator==(const WebhookDraft &a, const WebhookDraft &b) = default;
};

} // namespace Balehook
