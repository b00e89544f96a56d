// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/jobquery.h"

namespace Balehook {

/// A JobQuery as text for settings and links: JSON in one line, with the names of the interface.
class JobQueryText final
{
public:
    static QString of(const JobQuery &query);
    /// What cannot be understood is left out: another version, or somebody's hand, may have written it.
    static JobQuery parsed(const QString &text);
};

} // namespace Balehook
