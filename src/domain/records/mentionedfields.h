// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/webhook.h"

#include <vector>

namespace Balehook {

/// The fields of a webhook to register that \a words mention by name, in the order of the interface: "webhookUrl",
/// "webhook_url", "webhook-url" or "Webhook URL", but no part of a longer word. Nobody says how a service writes its
/// refusals (interface 7).
std::vector<Webhook::Field> mentionedFields(const QString &words);

} // namespace Balehook
