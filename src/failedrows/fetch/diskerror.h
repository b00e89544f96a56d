// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/error.h"

namespace Balehook {

/// The Error of a file that could not be written: ErrorKind::DiskFull if the disk of \a fileName has no room for
/// \a wanted bytes, else DiskFailed with \a systemWords.
Error diskError(const QString &fileName, const QString &systemWords, qint64 wanted = 1);

/// Whether \a bytes find room where \a fileName is to be. True where the system does not tell.
bool hasDiskRoom(const QString &fileName, qint64 bytes);

} // namespace Balehook
