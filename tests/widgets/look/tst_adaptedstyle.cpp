// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/look/adaptedstyle.h"
#include "widgets/look/themepalette.h"
#include "widgets/look/tones.h"

#include <QApplication>
#include <QFrame>
#include <QHeaderView>
#include <QMenu>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

/// What the style adds to the one that draws.
class AdaptedStyleTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void whatOpensOverTheWindowHasAnEdge_data();
    void whatOpensOverTheWindowHasAnEdge();
    void titlesKeepApart();
};

namespace {

/// Contrast between the edge of \a widget and what it lies on, in the middle of its left side.
qreal edgeOf(QWidget &widget)
{
    const QImage image = widget.grab().toImage();
    return Tones::contrast(image.pixelColor(0, image.height() / 2), widget.palette().color(QPalette::Window));
}

} // namespace

void AdaptedStyleTest::initTestCase()
{
    QApplication::setStyle(new AdaptedStyle(u"Fusion"_s));
}

void AdaptedStyleTest::whatOpensOverTheWindowHasAnEdge_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << ThemePalette::light();
    QTest::newRow("dark") << ThemePalette::dark();
}

void AdaptedStyleTest::whatOpensOverTheWindowHasAnEdge()
{
    QFETCH(const QPalette, palette);
    constexpr qreal least = 1.4;
    QFrame popup(nullptr, Qt::Popup);
    popup.setFrameStyle(QFrame::StyledPanel);
    popup.setPalette(palette);
    popup.resize(100, 60);
    QVERIFY2(edgeOf(popup) >= least, qPrintable(QString::number(edgeOf(popup))));
    QMenu menu;
    menu.setPalette(palette);
    menu.addAction(u"One"_s);
    menu.resize(menu.sizeHint());
    QVERIFY2(edgeOf(menu) >= least, qPrintable(QString::number(edgeOf(menu))));
}

/// One at the right edge of its column and the next one at its left edge do not read like one title.
void AdaptedStyleTest::titlesKeepApart()
{
    QHeaderView header(Qt::Horizontal);
    QVERIFY(header.style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, &header) >= 4);
}

} // namespace Balehook

QTEST_MAIN(Balehook::AdaptedStyleTest)

#include "tst_adaptedstyle.moc"
