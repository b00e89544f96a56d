// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/fields/dialogbuttons.h"

#include "widgets/fields/helppage.h"
#include "widgets/look/icons.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QPushButton>

namespace Balehook::DialogButtons {

QDialogButtonBox *closeAndHelp(QDialog &dialog, const QString &helpPage)
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, &dialog);
    QPushButton *close = buttons->button(QDialogButtonBox::Close);
    close->setAutoDefault(false);
    HelpPage::offer(dialog, *buttons, helpPage);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    return buttons;
}

QPushButton *addAction(QDialogButtonBox &buttons, const QString &text, const QString &name, const QString &icon)
{
    QPushButton *button = buttons.addButton(text, QDialogButtonBox::ActionRole);
    button->setObjectName(name);
    button->setAutoDefault(false);
    if (!icon.isEmpty())
        button->setIcon(themedIcon(icon));
    return button;
}

} // namespace Balehook::DialogButtons
