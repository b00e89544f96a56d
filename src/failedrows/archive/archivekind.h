// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/archive/obstacle.h"

#include <QByteArrayView>

#include <optional>

namespace Balehook {

/// What has to be unpacked before there are rows, by its first bytes.
enum class ArchiveKind { None, Gzip, Zstd, Zip };

/// So many first bytes are enough for both.
constexpr qsizetype archiveKindBytes = 4096;

ArchiveKind archiveKind(QByteArrayView firstBytes);
/// What is known by its first bytes and never opened here.
std::optional<Obstacle> unopenedKind(QByteArrayView firstBytes);

} // namespace Balehook
