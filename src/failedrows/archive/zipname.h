// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QString>

namespace Balehook {

/// The name of a member as text: UTF-8 where it is marked so or is valid as such, else the code page 437 of old
/// archives.
QString zipName(QByteArrayView bytes, bool isMarkedUtf8);

/// Whether a path leaves the place where an archive is unpacked: absolute, with a drive, or upwards.
bool leavesItsFolder(const QString &name);

} // namespace Balehook
