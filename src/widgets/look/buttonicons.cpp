// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/look/buttonicons.h"

#include "widgets/look/icons.h"

#include <QDialogButtonBox>
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

} // namespace

void setButtonIcons(QDialogButtonBox &buttons)
{
    for (QAbstractButton *button : buttons.buttons()) {
        const QString name = iconName(buttons.standardButton(button));
        if (!name.isEmpty() && !button->icon().isNull())
            button->setIcon(themedIcon(name));
    }
}

} // namespace Balehook
