// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/archive/bytesource.h"
#include "failedrows/archive/obstacle.h"

namespace Balehook {

/// What a compound file is, as .xls and encrypted workbooks are.
Obstacle compoundFileKind(ByteSource &source);

} // namespace Balehook
