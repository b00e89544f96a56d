// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QUrl>

#include <optional>

namespace Balehook {

/// How many redirects of a file are followed.
constexpr int maxRedirects = 5;

/// Where a redirect of a file at \a from may be followed to: https to any host that LinkCheck takes, to loopback (also
/// by plain http) only from loopback; no other scheme, no user name, no token in it. Nothing if \a location is none of
/// these.
std::optional<QUrl> redirectTarget(const QUrl &from, const QByteArray &location);

} // namespace Balehook
