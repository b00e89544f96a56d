// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tour/look.h"

#include "widgets/look/adaptedstyle.h"
#include "widgets/look/themepalette.h"

#include <QApplication>
#include <QFont>
#include <QHash>
#include <QLocale>

namespace Balehook::Testing {

using namespace Qt::StringLiterals;

void Look::prepare() const
{
    if (name == u"large"_s)
        qputenv("QT_SCALE_FACTOR", "2");
    // A language's own numbers and dates, whatever this machine is set to.
    const QHash<QString, QString> locales{{u"rtl"_s, u"ar_EG"_s}, {u"de"_s, u"de_DE"_s}, {u"ja"_s, u"ja_JP"_s}};
    QLocale::setDefault(QLocale(locales.value(name, u"en_US"_s)));
}

void Look::apply() const
{
    auto *style = new AdaptedStyle(u"Fusion"_s);
    style->setActive(ScriptStyle::isNeeded(QLocale()));
    if (name.startsWith(u"text")) {
        constexpr qreal usual = 170;
        const int percent = name.mid(4).toInt();
        const qreal growth = (percent > 0 ? percent : usual) / 100;
        style->setScale(growth);
        QFont font = QApplication::font();
        font.setPointSizeF(font.pointSizeF() * growth);
        QApplication::setFont(font);
    }
    QApplication::setStyle(style);
    QApplication::setPalette(name == u"dark"_s ? ThemePalette::dark() : ThemePalette::light());
    QGuiApplication::setLayoutDirection(QLocale().textDirection());
}

} // namespace Balehook::Testing
