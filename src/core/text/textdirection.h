// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringView>

namespace Balehook {

/// Whether \a text is read from the left or the right: the side of its first letter, whatever the language of the
/// program. Where it has none, such as "12 / 34", it is \a otherwise. What the service sent is drawn so, or "=1+1 a"
/// would read "a 1+1=" in an Arabic window.
Qt::LayoutDirection textDirection(QStringView text, Qt::LayoutDirection otherwise);

} // namespace Balehook
