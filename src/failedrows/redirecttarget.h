// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/destinationpolicy.h"

#include <QByteArray>
#include <QUrl>

#include <optional>

namespace Balehook {

/// How many redirects of a file are followed.
constexpr int maxRedirects = 5;

/// Where a redirect of a file at \a from may be followed to: what \a policy, of the link that led there, allows, but no
/// more than the host of \a from might link to itself; never from https to http; no user name, no token in it. Nothing
/// if \a location is none of these.
std::optional<QUrl> redirectTarget(const QUrl &from, const QByteArray &location, const DestinationPolicy &policy = {});

} // namespace Balehook
