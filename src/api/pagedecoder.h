// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/recorddecoder.h"
#include "domain/page.h"

#include <memory>

namespace Balehook {

/// The records of a listing, with the bytes they came from. \a data is the "data" of the listing \a body.
template <typename Record>
std::shared_ptr<const RecordPage> decodedPage(const QJsonArray &data, const QByteArray &body)
{
    return std::make_shared<Page<Record>>(RecordDecoder<Record>::decodeAll(data, body), body, RawJson::listedElement,
                                          RawJson::listedElements);
}

} // namespace Balehook
