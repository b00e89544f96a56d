// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <optional>

namespace Balehook {

/// A count held as a string (interface 2.2): digits only, within 64 bits; anything else is no number and is shown as it
/// came.
std::optional<quint64> parsedCount(const QString &text);

} // namespace Balehook
