// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace Balehook {

/// Where the programs of one user find each other: $XDG_RUNTIME_DIR; where that is not set or not private, what the
/// system usually sets it to (/run/user/UID), else a folder in the user's cache, which is made. Never a folder that
/// others may write to, such as /tmp. Empty if there is none.
QString runtimeFolder();

/// Whether \a path is a folder, and no link to one, that belongs to this user and that nobody else can look into.
bool isPrivateFolder(const QString &path);

/// Whether the other end of the connected local socket \a descriptor is a program of this user.
bool isSameUser(qintptr descriptor);

} // namespace Balehook
