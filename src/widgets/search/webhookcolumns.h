// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/webhook.h"

#include <QString>

#include <vector>

namespace Balehook {

/// Which column of the webhooks is sorted by which field, and which are searched for a text.
namespace WebhookColumns {

/// WebhookQuery::alike for that of the twins.
Webhook::Field fieldOf(int column);
int columnOf(Webhook::Field field);
/// What the table calls \a field.
QString nameOf(Webhook::Field field);
/// Times and counts: what is new or much is looked for first.
bool isDescendingFirst(Webhook::Field field);
std::vector<int> searched();

} // namespace WebhookColumns
} // namespace Balehook
