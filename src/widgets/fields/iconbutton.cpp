// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/fields/iconbutton.h"

#include "widgets/fields/explain.h"
#include "widgets/look/icons.h"

#include <QToolButton>

namespace Balehook {

QToolButton *iconButton(const QString &icon, const QString &text, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setAutoRaise(true);
    button->setIcon(themedIcon(icon));
    button->setAccessibleName(text);
    explain(*button, text);
    return button;
}

} // namespace Balehook
