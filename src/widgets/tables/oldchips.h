// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <optional>
#include <vector>

class QWidget;

/// Chips that make room for new ones.
namespace Balehook::OldChips {

/// Which of \a chips is or holds what has the focus of their window, also while a menu is open over it.
std::optional<std::size_t> placeOfFocus(const std::vector<QWidget *> &chips);

/// Takes \a chips out of the layout of their parent. They live on until the event loop: one may be who is clicked.
void takeAway(const std::vector<QWidget *> &chips);

} // namespace Balehook::OldChips
