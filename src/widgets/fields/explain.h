// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QString;
class QWidget;

namespace Balehook {

/// Gives \a widget a tooltip of plain \a text, and the same text as its description: left to itself, Qt would have
/// screen readers read the markup of the tooltip.
void explain(QWidget &widget, const QString &text);

} // namespace Balehook
