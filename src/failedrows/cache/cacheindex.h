// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/cache/cachedfile.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace Balehook {

/// What is kept of an account's cached files, as it stands in index.json beside them. Holds no link: at most its host.
struct CacheIndex
{
    QString accountId;
    std::vector<CachedFile> files;

    QByteArray toJson() const;
    /// Nothing if \a bytes are no index, or one of a newer version. Files whose entry makes no sense are left out.
    static std::optional<CacheIndex> fromJson(const QByteArray &bytes);
};

} // namespace Balehook
