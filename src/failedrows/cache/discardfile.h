// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace Balehook {

/// Deletes \a path. A large file is only moved out of the way ("<path>.gone") and deleted in a worker, because a file
/// system takes longer over some hundred megabytes than a window may stand still. False if it is still there.
bool discardFile(const QString &path);

} // namespace Balehook
