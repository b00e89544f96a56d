// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/importjob.h"

#include <vector>

namespace Balehook {

/// The fields in which \a now says something else than \a before, which is the same job read earlier. A link that
/// differs in its query alone is the same: services sign the links of files anew whenever they are asked.
std::vector<ImportJob::Field> changedFields(const ImportJob &before, const ImportJob &now);

} // namespace Balehook
