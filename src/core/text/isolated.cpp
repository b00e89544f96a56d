// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/isolated.h"

#include <QLocale>

#include <algorithm>

namespace Balehook {

namespace {

bool isRightToLeft(QChar letter)
{
    return letter.direction() == QChar::DirR || letter.direction() == QChar::DirAL
        || letter.isHighSurrogate(); // of a script that is seldom enough not to be looked at
}

} // namespace

QString isolated(const QString &text)
{
    constexpr QChar isolate(u'\u2068'); // the first strong letter inside gives the direction
    constexpr QChar endOfIsolate(u'\u2069');
    const bool isSafe = QLocale().textDirection() == Qt::LeftToRight
        && std::none_of(text.begin(), text.end(), [](QChar letter) { return isRightToLeft(letter); });
    return text.isEmpty() || isSafe ? text : QString(isolate + text + endOfIsolate);
}

QString titleOfParts(const QStringList &parts)
{
    QStringList all;
    all.reserve(parts.size());
    for (const QString &part : parts) {
        if (!part.isEmpty())
            all.append(isolated(part));
    }
    // Isolates alone give a line no direction.
    const bool isReadFromRight = QLocale().textDirection() == Qt::RightToLeft && !all.isEmpty();
    return (isReadFromRight ? QStringLiteral("\u200f") : QString()) + all.join(QStringLiteral(" \u00b7 "));
}

} // namespace Balehook
