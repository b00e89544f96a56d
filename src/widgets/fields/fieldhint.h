// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QLineEdit;
class QString;

namespace Balehook {

/// Shows \a text in \a field while it is empty, in a colour that is readable: some dark themes leave it black.
void showHint(QLineEdit &field, const QString &text);

} // namespace Balehook
