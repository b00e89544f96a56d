// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace Balehook {

/// \a text in one line, without anything that markup could be made of, nor a link where renderers look for addresses in
/// bare text.
QString escapedMarkdown(const QString &text);

/// Three dots, in the place of what is about a person.
QString hiddenText();

/// \a text with hiddenText() in the place of each mail address.
QString withoutMailAddresses(QString text);

} // namespace Balehook
