// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/cache/cachedfile.h"

#include <vector>

namespace Balehook {

/// The name of an account's folder in a FileCache: its id may be anything.
QString accountFolderName(const QString &accountId);
/// Whether accountFolderName() could have made \a name.
bool isAccountFolderName(const QString &name);

/// The whole files of \a accountId in the FileCache at \a root, as its index on disk has them. Changes nothing, so it
/// may be asked for while another program uses the cache. Blocks.
std::vector<CachedFile> keptFiles(const QString &root, const QString &accountId);

} // namespace Balehook
