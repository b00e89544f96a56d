// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/fields/fieldhint.h"

#include "widgets/look/tones.h"

#include <QLineEdit>

namespace Balehook {

void showHint(QLineEdit &field, const QString &text)
{
    QPalette colours = field.palette();
    colours.setColor(QPalette::PlaceholderText, Tones::dim(colours, QPalette::Active));
    field.setPalette(colours);
    field.setPlaceholderText(text);
}

} // namespace Balehook
