// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QLabel;
class QWidget;

namespace Balehook {

/// For text of the service or of the user in several lines, which stands where the text of the window stands, whichever
/// side it is read from.
QLabel *plainLabel(const QString &name, QWidget *parent);
/// Hides it where there is no text: a screen reader would find an empty one, too.
void showOrHide(QLabel &label, const QString &text);

} // namespace Balehook
