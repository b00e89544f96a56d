// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/fields/actionbuttons.h"

#include "widgets/look/flowlayout.h"

#include <QAction>
#include <QPushButton>

namespace Balehook {

using namespace Qt::StringLiterals;

QLayout *actionButtons(const QList<QAction *> &actions, QWidget *parent)
{
    auto *layout = new FlowLayout;
    for (QAction *action : actions) {
        auto *button = new QPushButton(action->icon(), action->text(), parent);
        button->setObjectName(action->objectName() + u"Button"_s);
        button->setAutoDefault(false);
        const auto follow = [button, action] { button->setEnabled(action->isEnabled()); };
        QObject::connect(action, &QAction::changed, button, follow);
        QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
        follow();
        layout->addWidget(button);
    }
    return layout;
}

} // namespace Balehook
