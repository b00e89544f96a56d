// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace Balehook {

/// Which bytes were behind a link when a fetch began: only the same ones may be appended to them later.
struct FileVersion
{
    QByteArray validator; ///< for If-Range: a strong ETag or a date that counts as one; empty: cannot be resumed
    QByteArray source; ///< hash of the address they came from, without its query
    qint64 total = -1; ///< bytes in all; -1 while unknown

    bool isResumable() const { return !validator.isEmpty(); }
};

} // namespace Balehook
