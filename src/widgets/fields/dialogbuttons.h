// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QDialog;
class QDialogButtonBox;
class QPushButton;

namespace Balehook::DialogButtons {

/// Close, which Enter in another field does not press, and Help with that page of the manual.
QDialogButtonBox *closeAndHelp(QDialog &dialog, const QString &helpPage);
/// One that does something and leaves the dialog open; Enter in another field does not press it. \a icon as in
/// themedIcon(); empty: none.
QPushButton *addAction(QDialogButtonBox &buttons, const QString &text, const QString &name, const QString &icon = {});

} // namespace Balehook::DialogButtons
