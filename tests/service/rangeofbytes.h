// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/demohttp.h"

namespace Balehook::Demo {

/// \a whole, or the part of it that \a request asks for (RFC 9110, 14): one range with a first byte; If-Range with
/// another entity tag than the answer's gets the whole, and what has none, such as a web page, is never cut.
DemoAnswer rangeOf(DemoAnswer whole, const DemoRequest &request);

} // namespace Balehook::Demo
