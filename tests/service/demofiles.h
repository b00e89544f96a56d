// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/demojobs.h"

#include <QByteArray>

namespace Balehook::Demo {

/// The CSV files behind the links of a job, computed like the job itself: RFC 4180 with quotes, line breaks inside
/// quotes, codes with leading zeros and letters of many scripts; some with a byte order mark, some with CRLF.
QByteArray failedRowsCsv(quint64 seed, const DemoJob &job);
QByteArray importedCsv(quint64 seed, const DemoJob &job);

} // namespace Balehook::Demo
