// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/record/fact.h"

#include <optional>

namespace Balehook {

class RecordPage;

/// Record \a index of \a page, whatever kind it is; nothing for a kind that has no facts.
std::optional<FactSheet> factSheetOf(const RecordPage &page, qsizetype index, const FactStyle &style);

} // namespace Balehook
