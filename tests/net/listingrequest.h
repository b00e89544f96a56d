// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "net/httprequest.h"

namespace Balehook::Testing {

/// Asks for the listing at \a url.
inline HttpRequest listingAt(const QUrl &url, const std::optional<Secret> &token = {})
{
    return {HttpKind::Listing, url, token, {}};
}

} // namespace Balehook::Testing
