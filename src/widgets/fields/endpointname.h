// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/endpoint.h"

#include <QString>

namespace Balehook {

/// What \a endpoint is called in front of a person ("List import jobs").
QString endpointName(Endpoint endpoint);

} // namespace Balehook
