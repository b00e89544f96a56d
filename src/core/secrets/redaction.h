// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QUrl>

namespace Balehook {

/// Everything that may be a credential taken out of a log line: every Secret that lives, what follows "Bearer ",
/// userinfo and query strings of URLs, and signature-like parameters. Idempotent.
QString redacted(const QString &line);

/// Scheme, host (ASCII), port and path of \a url: no userinfo, query or fragment (signed links carry their key there).
QString redactedUrl(const QUrl &url);

/// Installs a message handler that passes every line through redacted() before Qt's default handler sees it.
void installRedactingMessageHandler();

} // namespace Balehook
