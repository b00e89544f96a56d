// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/fields/administratorlock.h"

#include "widgets/fields/fieldmessage.h"

#include <QCoreApplication>
#include <QLineEdit>

namespace Balehook {

QString administratorLockText()
{
    return QCoreApplication::translate("Balehook::AdministratorLock", "Set by your administrator.");
}

void lockField(QWidget &field, FieldMessage &message)
{
    // A text can still be reached, read and copied.
    if (auto *edit = qobject_cast<QLineEdit *>(&field)) {
        edit->setReadOnly(true);
        edit->setPlaceholderText({}); // where nothing is set, an example would look like a value
    } else {
        field.setEnabled(false);
    }
    message.setHint(administratorLockText());
}

} // namespace Balehook
