// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ctl/frame/arguments.h"
#include "domain/records/failedfileview.h"
#include "failedrows/workbook/tablecontents.h"

namespace Balehook::Ctl {

/// --member and --sheet.
struct TableOptions
{
    /// Strict where either is set.
    static TableChoice choice(const Arguments &arguments);
    /// What was chosen in the console, unless \a choice says otherwise.
    static FailedFileView applied(const TableChoice &choice, FailedFileView kept);
};

} // namespace Balehook::Ctl
