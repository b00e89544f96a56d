// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "net/requestrecord.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace Balehook {

/// \a records as an HTTP Archive, version 1.2, which browsers and debugging proxies read. What the format has no place
/// for is in fields that begin with "_". Records hold no secrets, so neither does this; \a version is that of the
/// program. May be called from any thread.
QByteArray httpArchive(const std::vector<RequestRecordPtr> &records, const QString &version);

} // namespace Balehook
