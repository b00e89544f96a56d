// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace Balehook {

/// \a json with line breaks and indentation put between its tokens; every token stays byte for byte as it was sent
/// (numbers beyond 64 bits, doubled keys, escapes), which a decoder and an encoder would not do. Input that is no JSON
/// comes out with its text intact, too.
QByteArray indentedJson(const QByteArray &json);

} // namespace Balehook
