// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/look/plainlabel.h"

#include "widgets/look/wrappedlabel.h"

namespace Balehook {

QLabel *plainLabel(const QString &name, QWidget *parent)
{
    auto *label = new WrappedLabel(parent);
    label->setObjectName(name);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    // A label whose text can be selected would put the name of a file at the far side of an Arabic window.
    label->setAlignment((label->isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute
                        | Qt::AlignVCenter);
    return label;
}

void showOrHide(QLabel &label, const QString &text)
{
    label.setText(text);
    label.setVisible(!text.isEmpty());
}

} // namespace Balehook
