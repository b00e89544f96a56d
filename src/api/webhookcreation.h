// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "domain/records/webhookdraft.h"
#include "net/httpanswer.h"

namespace Balehook {

/// What became of a POST. A value.
struct WebhookCreation
{
    enum class State { Created, Refused, Unknown };
    State state = State::Unknown;
    Webhook webhook; ///< as answered; Unknown: what could be read of an odd answer
    QByteArray answer = {}; ///< Created: the webhook as the service wrote it, unknown fields included
    Error error = {}; ///< Refused and Unknown: why
};

/// The body that registers \a draft: its seven fields in the order of the interface (4.2), empty ones as "".
QByteArray creationBody(const WebhookDraft &draft);

/// What became of a POST. Created only if the answer is 200 or 201 with the complete webhook that was asked for;
/// refused only if it is certain that nothing was created: 301, 302, 307, 308, a 4xx other than 408 and 425, or, where
/// no status came, the body never left; else unknown.
WebhookCreation creationOf(const Result<HttpAnswer> &answer, bool mayHaveArrived, const WebhookDraft &draft);

} // namespace Balehook
