// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/importjob.h"

#include <vector>

namespace Balehook {

/// Which column of the import jobs is sorted by which field, and which are searched for a text.
namespace SearchColumns {

ImportJob::Field fieldOf(int column);
int columnOf(ImportJob::Field field);
/// Times and counts: what is new or much is looked for first.
bool isDescendingFirst(ImportJob::Field field);
std::vector<int> searched();

} // namespace SearchColumns
} // namespace Balehook
