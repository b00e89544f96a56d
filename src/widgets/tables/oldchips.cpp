// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tables/oldchips.h"

#include <QLayout>
#include <QWidget>

#include <algorithm>

namespace Balehook {

std::optional<std::size_t> OldChips::placeOfFocus(const std::vector<QWidget *> &chips)
{
    const auto found = std::find_if(chips.begin(), chips.end(), [](const QWidget *chip) {
        const QWidget *focus = chip->window()->focusWidget();
        return focus && (chip == focus || chip->isAncestorOf(focus));
    });
    return found == chips.end() ? std::nullopt : std::optional(std::size_t(found - chips.begin()));
}

void OldChips::takeAway(const std::vector<QWidget *> &chips)
{
    for (QWidget *chip : chips) {
        chip->parentWidget()->layout()->removeWidget(chip);
        chip->hide();
        chip->deleteLater();
    }
}

} // namespace Balehook
