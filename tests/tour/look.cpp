// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tour/look.h"

#include "widgets/scriptstyle.h"
#include "widgets/themepalette.h"

#include <QApplication>
#include <QLocale>
#include <QStyleFactory>

namespace Balehook::Testing {

using namespace Qt::StringLiterals;

void Look::prepare() const
{
    if (name == u"large"_s)
        qputenv("QT_SCALE_FACTOR", "2");
    // A language's own numbers and dates, whatever this machine is set to.
    QLocale::setDefault(name == u"rtl"_s ? QLocale(u"ar_EG"_s) : QLocale(u"en_US"_s));
}

void Look::apply() const
{
    if (ScriptStyle::isNeeded(QLocale()))
        QApplication::setStyle(new ScriptStyle(u"Fusion"_s));
    else
        QApplication::setStyle(QStyleFactory::create(u"Fusion"_s));
    QApplication::setPalette(name == u"dark"_s ? ThemePalette::dark() : ThemePalette::light());
    QGuiApplication::setLayoutDirection(QLocale().textDirection());
}

} // namespace Balehook::Testing
