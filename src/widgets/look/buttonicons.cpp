// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/look/buttonicons.h"

#include "widgets/look/icons.h"

#include <QDialogButtonBox>
#include <QMessageBox>
#include <QPushButton>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

QString iconName(QDialogButtonBox::StandardButton button)
{
    switch (button) {
    case QDialogButtonBox::Ok:
        return u"check"_s;
    case QDialogButtonBox::Save:
        return u"save"_s;
    case QDialogButtonBox::Cancel:
    case QDialogButtonBox::Close:
        return u"x"_s;
    case QDialogButtonBox::Help:
        return u"circle-help"_s;
    default:
        return {};
    }
}

void setIcon(QAbstractButton &button, QDialogButtonBox::StandardButton kind)
{
    const QString name = iconName(kind);
    if (!name.isEmpty() && !button.icon().isNull())
        button.setIcon(themedIcon(name));
}

} // namespace

void setButtonIcons(QDialogButtonBox &buttons)
{
    for (QAbstractButton *button : buttons.buttons())
        setIcon(*button, buttons.standardButton(button));
}

/// Both kinds of box number their buttons in the same way.
void setButtonIcons(const QMessageBox &box)
{
    for (QAbstractButton *button : box.buttons())
        setIcon(*button, QDialogButtonBox::StandardButton(int(box.standardButton(button))));
}

} // namespace Balehook
