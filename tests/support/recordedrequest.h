// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QList>
#include <QPair>

namespace Balehook::Testing {

/// A request as it came over the wire, byte for byte.
struct RecordedRequest
{
    QByteArray method;
    QByteArray target; ///< path and query
    QByteArray head; ///< request line and headers, with their line ends
    QByteArray body;
    QList<QPair<QByteArray, QByteArray>> headers; ///< in their order
    int connection = 0; ///< number of the connection, from 1

    /// Every value of header \a name, joined by "|" if there are several; null if there is none.
    QByteArray header(const QByteArray &name) const
    {
        QByteArray joined;
        for (const auto &[key, value] : headers) {
            if (key.compare(name, Qt::CaseInsensitive) == 0)
                joined = joined.isNull() ? value : QByteArray(joined + '|' + value);
        }
        return joined;
    }
};

} // namespace Balehook::Testing
