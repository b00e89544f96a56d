// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QWidget;

namespace Balehook::Testing {

/// All that can be read in \a window and its dialogs now: labels, texts, buttons, fields and the status bar's message,
/// one a line. Cells of tables are not among it.
QString shownWords(const QWidget &window);

/// Names of labels that would take what they show for markup; there should be none.
QStringList labelsOfMarkup(const QWidget &window);

} // namespace Balehook::Testing
