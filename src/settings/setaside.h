// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace Balehook {

/// Moves a file that cannot be used out of the way of a new one: it stays beside it, with the date in its name. The new
/// name, or an empty one if it could not be moved.
QString setAside(const QString &path);
/// Whether a file of that name was ever set aside and still lies there.
bool hasSetAside(const QString &path);

} // namespace Balehook
