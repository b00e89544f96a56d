// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace Balehook {

/// Whether a refusal (status 4xx) of a file is a storage service's way to say that a signed link is no longer good: any
/// of its XML errors with 403, or one that speaks of an end with another status. Whatever \a body is, it is looked
/// through once, and nothing that it declares is followed.
bool saysLinkExpired(int status, const QByteArray &body);

} // namespace Balehook
