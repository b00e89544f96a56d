// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/archive/bounds.h"

#include <expat.h>

namespace Balehook {

/// A parser that fails with XML_ERROR_NO_MEMORY where the parsers of this thread need more than Bounds::parserBytes:
/// names of elements and attributes are kept as long as a parser lives, and a file of strangers may have any number of
/// them. It stays in the thread that made it, and is the caller's to free.
XML_ParserStruct *newXmlParser(const Bounds &bounds);

} // namespace Balehook
