// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>
#include <QUrl>

namespace Balehook {

/// Until when a signed link says that it is good, as the large storage services write it (Amazon S3 and CloudFront,
/// Google Cloud Storage, Azure); invalid where it does not say. Nothing is taken for granted: one that says nothing may
/// have expired, too.
QDateTime linkExpiry(const QUrl &link);

/// The link says that it is no longer good now.
bool hasExpired(const QUrl &link);

} // namespace Balehook
