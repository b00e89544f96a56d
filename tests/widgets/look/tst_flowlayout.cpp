// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/look/flowlayout.h"

#include <QTest>
#include <QWidget>

namespace Balehook {

class FlowLayoutTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itGoesOnInTheNextLine_data();
    void itGoesOnInTheNextLine();
};

void FlowLayoutTest::itGoesOnInTheNextLine_data()
{
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::addColumn<FlowLayout::Lines>("lines");
    QTest::addColumn<int>("width");
    QTest::addColumn<QList<QPoint>>("places");
    QTest::addColumn<int>("height");
    using Points = QList<QPoint>;
    using Lines = FlowLayout::Lines;
    QTest::newRow("room for all") << Qt::LeftToRight << Lines::Leading << 320 << Points{{0, 0}, {104, 0}, {208, 0}}
                                  << 20;
    QTest::newRow("room for two") << Qt::LeftToRight << Lines::Leading << 210 << Points{{0, 0}, {104, 0}, {0, 24}}
                                  << 44;
    QTest::newRow("room for one") << Qt::LeftToRight << Lines::Leading << 150 << Points{{0, 0}, {0, 24}, {0, 48}} << 68;
    QTest::newRow("room for none") << Qt::LeftToRight << Lines::Leading << 50 << Points{{0, 0}, {0, 24}, {0, 48}} << 68;
    QTest::newRow("mirrored") << Qt::RightToLeft << Lines::Leading << 210 << Points{{110, 0}, {6, 0}, {110, 24}} << 44;
    QTest::newRow("centred") << Qt::LeftToRight << Lines::Centred << 210 << Points{{3, 0}, {107, 0}, {55, 24}} << 44;
    QTest::newRow("centred, room for none")
        << Qt::LeftToRight << Lines::Centred << 50 << Points{{0, 0}, {0, 24}, {0, 48}} << 68;
}

void FlowLayoutTest::itGoesOnInTheNextLine()
{
    QFETCH(Qt::LayoutDirection, direction);
    QFETCH(FlowLayout::Lines, lines);
    QFETCH(int, width);
    QFETCH(QList<QPoint>, places);
    QFETCH(int, height);
    QWidget host;
    host.setLayoutDirection(direction);
    auto *layout = new FlowLayout(4, lines);
    host.setLayout(layout);
    QList<QWidget *> children;
    for (int i = 0; i < 3; ++i) {
        children.append(new QWidget);
        children.back()->setFixedSize(100, 20);
        layout->addWidget(children.back());
    }
    auto *hidden = new QWidget;
    hidden->hide();
    layout->addWidget(hidden);

    QCOMPARE(layout->heightForWidth(width), height);
    layout->setGeometry(QRect(0, 0, width, height));
    for (int i = 0; i < 3; ++i)
        QCOMPARE(children[i]->pos(), places[i]);
}

} // namespace Balehook

QTEST_MAIN(Balehook::FlowLayoutTest)

#include "tst_flowlayout.moc"
