// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <optional>

namespace Balehook {

/// A time as the service wrote it, and the instant it means if it can be told. Without a UTC offset, or where the text
/// is no real date, there is no instant and the raw text is shown. (interface 2)
class Timestamp final
{
public:
    Timestamp() = default;
    explicit Timestamp(QString raw);

    const QString &raw() const { return m_raw; }
    bool isEmpty() const { return m_raw.isEmpty(); }

    /// Milliseconds since 1970-01-01 UTC.
    std::optional<qint64> instant() const { return m_known ? std::optional(m_msecs) : std::nullopt; }
    /// Seconds east of UTC as written; 0 for "Z".
    int offsetSeconds() const { return m_offset; }

    friend bool operator==(const Timestamp &a, const Timestamp &b) { return a.m_raw == b.m_raw; }

private:
    QString m_raw;
    qint64 m_msecs = 0;
    int m_offset = 0;
    bool m_known = false;
};

} // namespace Balehook
