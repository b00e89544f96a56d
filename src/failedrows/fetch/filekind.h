// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace Balehook {

/// What a download turns out to be by its first bytes and its Content-Type, as far as it matters for a warning.
enum class FileKind { Ordinary, WebPage, Program };

/// So many first bytes are enough for fileKind().
constexpr qsizetype fileKindBytes = 512;

FileKind fileKind(const QByteArray &firstBytes, const QByteArray &contentType);

} // namespace Balehook
