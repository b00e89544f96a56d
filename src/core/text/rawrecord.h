// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace Balehook {

/// What becomes of the white space between the parts of a record.
enum class RawSpace { Kept, Dropped };

/// A piece of JSON as it was sent, fit for a file or standard output: every number, key and escape stays. Control
/// characters that stand in a text without being escaped, which is not JSON and could drive a terminal, are escaped.
QByteArray rawRecord(QByteArrayView json, RawSpace space);

} // namespace Balehook
