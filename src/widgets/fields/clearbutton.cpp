// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/fields/clearbutton.h"

#include "widgets/look/icons.h"

#include <QAction>
#include <QCoreApplication>
#include <QLineEdit>

namespace Balehook {

using namespace Qt::StringLiterals;

void addClearButton(QLineEdit &edit)
{
    QAction *clear = edit.addAction(themedIcon(u"x"_s), QLineEdit::TrailingPosition);
    clear->setText(QCoreApplication::translate("Balehook::ClearButton", "Clear"));
    clear->setVisible(!edit.text().isEmpty());
    QObject::connect(&edit, &QLineEdit::textChanged, clear,
                     [clear](const QString &text) { clear->setVisible(!text.isEmpty()); });
    QObject::connect(clear, &QAction::triggered, &edit, &QLineEdit::clear);
}

} // namespace Balehook
