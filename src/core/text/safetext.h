// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringView>

namespace Balehook {

/// Cells never show more than this many characters; details, copies and exports always hold the full text.
constexpr qsizetype cellTextLimit = 256;

/// \a text made fit for one line on screen: line breaks and tabs become visible signs, control, bidi and invisible
/// characters become visible escapes such as "\u202E", runs of more than eight combining marks are cut, lone surrogates
/// become U+FFFD, and what is longer than \a limit ends in "…". Text that needs nothing of this is returned unchanged
/// and shared.
QString cellText(const QString &text, qsizetype limit = cellTextLimit);

/// The same for text of several lines in a read-only plain text view: line breaks stay, no length limit.
QString detailText(const QString &text);

/// The same for text that leaves the program in one line and must be whole: nothing is cut, no combining mark left out.
QString visibleText(const QString &text);

/// \a text as the value of Qt::ToolTipRole or setToolTip(): escaped, wrapped in <qt> and cut, so that markup from the
/// service is shown literally and no image of it is ever loaded. The only way text from outside reaches a tooltip.
QString plainToolTip(const QString &text);

/// The same for text that is safe already (made here, by the locale, or by the functions above): its bidi marks are
/// kept.
QString toolTipOfSafeText(const QString &text);

/// Lone surrogates replaced by U+FFFD; applied where text enters the program.
QString wellFormed(const QString &text);

} // namespace Balehook
