// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tour/look.h"

#include "widgets/scriptstyle.h"

#include <QApplication>
#include <QLocale>
#include <QStyleFactory>

namespace Balehook::Testing {

using namespace Qt::StringLiterals;

QPalette lightPalette()
{
    // Fusion's own would follow the palette that is set, if it were asked for later.
    QPalette palette(QColor(0xef, 0xef, 0xef), QColor(0xef, 0xef, 0xef));
    palette.setColor(QPalette::Base, Qt::white);
    palette.setColor(QPalette::AlternateBase, QColor(0xf7, 0xf7, 0xf7));
    palette.setColor(QPalette::ToolTipBase, QColor(0xff, 0xff, 0xdc));
    palette.setColor(QPalette::ToolTipText, Qt::black);
    palette.setColor(QPalette::Highlight, QColor(0x2a, 0x62, 0xa5));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, QColor(0x00, 0x57, 0xae));
    palette.setColor(QPalette::PlaceholderText, QColor(0, 0, 0, 128));
    return palette;
}

QPalette darkPalette()
{
    const QColor text(0xf0, 0xf0, 0xf0);
    const QColor window(0x2b, 0x2b, 0x2e);
    QPalette palette(window, window);
    palette.setColor(QPalette::Base, QColor(0x1e, 0x1e, 0x20));
    palette.setColor(QPalette::AlternateBase, QColor(0x25, 0x25, 0x28));
    palette.setColor(QPalette::ToolTipBase, QColor(0x3a, 0x3a, 0x3e));
    palette.setColor(QPalette::Highlight, QColor(0x2a, 0x64, 0xa8));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, QColor(0x6c, 0xb4, 0xff));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText})
        palette.setColor(role, text);
    palette.setColor(QPalette::PlaceholderText, QColor(0xf0, 0xf0, 0xf0, 128));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
        palette.setColor(QPalette::Disabled, role, QColor(0x8a, 0x8a, 0x8a));
    return palette;
}

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
    QApplication::setPalette(name == u"dark"_s ? darkPalette() : lightPalette());
    QGuiApplication::setLayoutDirection(QLocale().textDirection());
}

} // namespace Balehook::Testing
