// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/query.h"
#include "domain/records/property.h"

namespace Balehook {

/// What is asked of the properties of an account.
using PropertyQuery = Query<Property>;

} // namespace Balehook
