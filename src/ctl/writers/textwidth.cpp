// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/writers/textwidth.h"

#include <QList>

#include <cwchar>

namespace Balehook::Ctl {

int textWidth(const QString &text)
{
    int width = 0;
    const QList<uint> points = text.toUcs4();
    for (const uint point : points) {
        const int places = wcwidth(static_cast<wchar_t>(point));
        width += places < 0 ? 1 : places; // the locale does not know it
    }
    return width;
}

} // namespace Balehook::Ctl
