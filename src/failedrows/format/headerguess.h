// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <vector>

namespace Balehook {

/// The first rows of a file, read on trial.
using SampleRows = std::vector<std::vector<QByteArray>>;

/// Whether the first of these rows (UTF-8) names the columns. In doubt it does: failed files nearly always have a
/// header.
bool guessHeader(const SampleRows &rows);

} // namespace Balehook
