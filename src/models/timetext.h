// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/timestamp.h"

#include <QCoreApplication>
#include <QString>

namespace Balehook {

/// How times are put into words, by the locale: relative in cells ("12 min ago"), exact in tooltips and details (local
/// time, UTC, and the raw text as the service wrote it). Times without an instant are shown raw. What comes back is
/// safe to show as it is and may hold the locale's own bidi marks: it is not to be escaped once more.
class TimeText final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::TimeText)

public:
    static QString relative(const Timestamp &time, qint64 nowMsecs, bool utc);
    /// One zone, with seconds: local or UTC.
    static QString exact(const Timestamp &time, bool utc);
    /// As the service counts: date and time at the offset that was sent, and that offset ("+02:00").
    static QString withOffset(const Timestamp &time);
    /// Several lines: local, UTC, as written.
    static QString full(const Timestamp &time);
};

} // namespace Balehook
