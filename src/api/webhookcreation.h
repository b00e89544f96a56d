// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/apiclient.h"

namespace Balehook {

/// The body that registers \a draft: its seven fields in the order of the interface (4.2), empty ones as "".
QByteArray creationBody(const WebhookDraft &draft);

/// Where webhooks of \a account are sent to, in one spelling whatever the user's.
QString creationAddress(const Account &account);

/// What became of a POST. Created only if the answer is 200 or 201 with the complete webhook that was asked for;
/// refused only if it is certain that nothing was created: 301, 302, 307, 308, a 4xx other than 408 and 425, or, where
/// no status came, the body never left; else unknown. (faults rule 4, cases 25, 26, 61-67)
ApiClient::Creation creationOf(const Result<HttpAnswer> &answer, bool mayHaveArrived, const WebhookDraft &draft);

} // namespace Balehook
