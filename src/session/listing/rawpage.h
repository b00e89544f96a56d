// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/pagedecoder.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace Balehook {

/// A listing text of records that were kept as raw bytes; \a rawOf(i) gives record \a i of \a count.
template <typename RawOf>
QByteArray listingTextOf(std::size_t count, RawOf rawOf)
{
    QByteArray body = "{\"data\":[";
    for (std::size_t i = 0; i < count; ++i) {
        // Not put together with +, which copies byte by byte.
        if (i > 0)
            body.append(',');
        body.append(rawOf(i));
    }
    return body + "]}";
}

/// The records of a listing text, {"data": [...]}.
template <typename Record>
std::shared_ptr<const RecordPage> decodedText(const QByteArray &listing)
{
    return decodedPage<Record>(QJsonDocument::fromJson(listing).object().value(QLatin1StringView("data")).toArray(),
                               listing);
}

/// Records that were kept as raw bytes, as a service would list them; null if they are no JSON. \a rawOf(i) gives
/// record \a i of \a count.
template <typename Record, typename RawOf>
std::shared_ptr<const RecordPage> pageOfRaw(std::size_t count, RawOf rawOf)
{
    const auto page = decodedText<Record>(listingTextOf(count, rawOf));
    return page->count() == qsizetype(count) ? page : nullptr;
}

} // namespace Balehook
