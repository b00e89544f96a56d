// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

namespace Balehook {

/// \a text in Unicode isolates where it may run against the line that it becomes a part of: a name in Hebrew takes the
/// numbers behind it along, and two Latin names in a line of Arabic become one. Unchanged where neither is so. For what
/// is safe already: from outside, isolates are shown as what they are.
QString isolated(const QString &text);

/// \a parts, but for empty ones, in one line, in this order whatever is in them: "Job 7 · price.import · Ada Byron".
QString titleOfParts(const QStringList &parts);

} // namespace Balehook
