// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <vector>

namespace Balehook {

/// The first rows of a file, read on trial.
using SampleRows = std::vector<std::vector<QByteArray>>;

} // namespace Balehook
