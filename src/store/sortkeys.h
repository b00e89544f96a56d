// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace Balehook {

/// Texts as keys that are sorted by their bytes: what is only digits goes before other texts and in the order of the
/// numbers. Pure functions.
namespace SortKeys {

bool isNumber(QByteArrayView text);
/// \a digits: a text that isNumber().
void appendNumber(QByteArrayView digits, QByteArray &key);
QByteArray ofText(QByteArrayView text);

} // namespace SortKeys

} // namespace Balehook
