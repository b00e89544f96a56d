// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

namespace Balehook {

/// Makes \a path and what is missing above it, for the owner alone; a folder that is there is made so, too. False if
/// that does not work or something else has the name.
bool makePrivateFolder(const QString &path);

/// Makes \a path and what is missing above it for the owner alone, and brings their names to the disk: what is kept in
/// a folder lasts no longer than the folder. One that is there keeps its permissions; false if it cannot be written to.
bool makeFolder(const QString &path);

/// Deletes \a path with all that is in it, without following links. What could not be deleted.
QStringList deleteFolder(const QString &path);

} // namespace Balehook
