// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/account/account.h"
#include "domain/records/pagesource.h"

namespace Balehook {

/// The query that asks for a page, percent-encoded: "page=3&per_page=25", or "page%5Boffset%5D=50&page%5Blimit%5D=25"
/// with the records before the page, counted from 0 (interface 8).
QString pageQuery(Pagination pagination, PageRequest request);

/// False if what \a answer says of itself shows that it is another page than \a request asked for. Only offsets are
/// judged: how they relate to page and perPage is not documented, so the echo is the only way to see that they were
/// not taken. A smaller page that begins at the right record fits, as does an answer that says nothing.
bool echoFits(Pagination pagination, PageRequest request, const PageAnswer &answer);

/// What \a answer says of itself, for the details of an error. Not translated.
QString echoText(const PageAnswer &answer);

} // namespace Balehook
