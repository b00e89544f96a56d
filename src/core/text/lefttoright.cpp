// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/lefttoright.h"

#include <QLocale>

namespace Balehook {

QString leftToRight(const QString &text)
{
    constexpr QChar isolate(u'\u2066');
    constexpr QChar endOfIsolate(u'\u2069');
    return QLocale().textDirection() == Qt::RightToLeft ? QString(isolate + text + endOfIsolate) : text;
}

} // namespace Balehook
