// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/jobindex.h"

#include <QByteArrayList>

namespace Balehook::Testing {

/// All jobs of \a index in the bytes that are kept, sorted; those that are listed, or those that are no longer.
/// Waits for them; the first is an error if they do not come.
QByteArrayList allOf(JobIndex &index, bool isListed = true);

} // namespace Balehook::Testing
