// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace Balehook {

/// "-12.9" in an Arabic window is no "12.9-". For items, which have the direction of their window.
QString inItsDirection(const QString &text);

} // namespace Balehook
