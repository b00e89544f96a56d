// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "bench/keptset.h"

namespace Balehook::Bench {

/// What is measured with kept failed files: figures on standard output. False where something did not come to its end.
bool findFigures(KeptSet &kept);
/// After findFigures(), so that the files have been read.
bool reasonsFigures(KeptSet &kept);
/// Two files of \a rows rows each.
bool compareFigures(int rows);

} // namespace Balehook::Bench
