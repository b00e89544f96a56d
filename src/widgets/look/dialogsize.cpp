// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/look/dialogsize.h"

#include <QLayout>
#include <QScreen>
#include <QWidget>

namespace Balehook {

void growToFit(QWidget &dialog)
{
    constexpr int windowFrame = 60;
    dialog.layout()->activate();
    const int wanted = dialog.layout()->hasHeightForWidth() ? dialog.layout()->totalHeightForWidth(dialog.width())
                                                            : dialog.layout()->totalSizeHint().height();
    const int room = dialog.screen()->availableSize().height() - windowFrame;
    dialog.resize(dialog.width(), qMax(dialog.height(), qMin(wanted, room)));
}

} // namespace Balehook
