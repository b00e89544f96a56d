// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/recorddecoder.h"
#include "domain/records/page.h"

#include <memory>

namespace Balehook {

/// The records of a listing, with the bytes they came from. \a data is the "data" of the listing \a body.
/// Fields that the interface does not name are counted in \a unknown, unless it is null.
template <typename Record>
std::shared_ptr<const RecordPage> decodedPage(const QJsonArray &data, const QByteArray &body,
                                              UnknownFields *unknown = nullptr)
{
    const typename Page<Record>::Reader reader{RawJson::listedElement, RawJson::listedElements,
                                               RecordDecoder<Record>::decodeText};
    return std::make_shared<Page<Record>>(RecordDecoder<Record>::decodeAll(data, body, unknown), body, reader);
}

} // namespace Balehook
