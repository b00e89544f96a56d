// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/listingmodel.h"
#include "widgets/tables/chipsdelegate.h"
#include "widgets/tables/recordedpainting.h"

#include <QPainter>
#include <QStandardItemModel>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

constexpr int left = 30; ///< of the cell, so that it has something at both sides
constexpr int height = 24;

QStringList chipTexts(qsizetype count)
{
    QStringList chips;
    for (qsizetype i = 0; i < count; ++i)
        chips += u"chip%1"_s.arg(i);
    return chips;
}

QString readFromTheLeft(const RecordedPainting &painting)
{
    std::vector<RecordedPainting::Text> texts = painting.texts();
    std::sort(texts.begin(), texts.end(), [](const auto &a, const auto &b) { return a.rect.left() < b.rect.left(); });
    QString line;
    for (const auto &[text, rect] : texts)
        line += text;
    return line.remove(QChar(u'\u2066')).remove(QChar(u'\u2069'));
}

} // namespace

/// Which chips of a list a cell has room for, and that the others are counted.
class ChipsDelegateTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everyValueIsShownOrCounted_data();
    void everyValueIsShownOrCounted();
    void nothingIsPaintedOutside_data();
    void nothingIsPaintedOutside();
    void oneLongChipIsCut();
    void rightToLeftMirrors_data();
    void rightToLeftMirrors();
    void withoutChipsThereIsText();

private:
    void setChips(const QStringList &chips, qsizetype count);
    std::unique_ptr<RecordedPainting> painted(int width, Qt::LayoutDirection direction = Qt::LeftToRight) const;

    QStandardItemModel m_model;
};

void ChipsDelegateTest::init()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    m_model.clear();
    m_model.setRowCount(1);
    m_model.setColumnCount(1);
}

void ChipsDelegateTest::setChips(const QStringList &chips, qsizetype count)
{
    m_model.setData(m_model.index(0, 0), chips, ListingModel::ChipsRole);
    m_model.setData(m_model.index(0, 0), count, ListingModel::ChipCountRole);
}

std::unique_ptr<RecordedPainting> ChipsDelegateTest::painted(int width, Qt::LayoutDirection direction) const
{
    auto painting = std::make_unique<RecordedPainting>(QSize(width + 2 * left, height));
    QStyleOptionViewItem option;
    option.rect = QRect(left, 0, width, height);
    option.state = QStyle::State_Enabled | QStyle::State_Active;
    option.direction = direction;
    QPainter painter(painting.get());
    ChipsDelegate().paint(&painter, option, m_model.index(0, 0));
    return painting;
}

void ChipsDelegateTest::everyValueIsShownOrCounted_data()
{
    QTest::addColumn<int>("chips");
    QTest::addColumn<int>("count");
    QTest::newRow("one") << 1 << 1;
    QTest::newRow("three") << 3 << 3;
    QTest::newRow("forty") << 40 << 40;
    QTest::newRow("more than were handed over") << 40 << 5'000;
}

void ChipsDelegateTest::everyValueIsShownOrCounted()
{
    QFETCH(int, chips);
    QFETCH(int, count);
    setChips(chipTexts(chips), count);
    qsizetype most = 0;
    for (int width = 60; width < 4'000; width += 13) {
        const auto painting = painted(width);
        const auto shown = qsizetype(painting->shapes().size());
        QVERIFY(shown >= most); // wider cells show no less
        most = shown;
        const QString last = painting->texts().back().text;
        const QString rest = u"+%L1"_s.arg(count - shown);
        if (shown == count)
            QVERIFY2(!last.startsWith(u'+'), qPrintable(last));
        else
            QCOMPARE(last, rest);
        QCOMPARE(qsizetype(painting->texts().size()), shown + (shown < count ? 1 : 0));
    }
    QCOMPARE(most, qsizetype(chips));
}

void ChipsDelegateTest::nothingIsPaintedOutside_data()
{
    QTest::addColumn<int>("direction");
    QTest::newRow("left to right") << int(Qt::LeftToRight);
    QTest::newRow("right to left") << int(Qt::RightToLeft);
}

void ChipsDelegateTest::nothingIsPaintedOutside()
{
    QFETCH(int, direction);
    setChips(chipTexts(40), 123'456);
    for (int width = 0; width < 300; ++width) {
        const auto painting = painted(width, Qt::LayoutDirection(direction));
        // Half a pixel is the pen's; a letter may be a pixel wider than it says.
        const QRectF cell = QRectF(left, -1, width, height + 2).adjusted(-1, 0, 1, 0);
        for (const QRectF &shape : painting->shapes())
            QVERIFY2(cell.contains(shape), qPrintable(u"%1: %2 %3"_s.arg(width).arg(shape.left()).arg(shape.right())));
        for (const auto &[text, rect] : painting->texts())
            QVERIFY2(rect.left() >= cell.left() && rect.right() <= cell.right(),
                     qPrintable(u"%1: %2 %3 %4"_s.arg(width).arg(text).arg(rect.left()).arg(rect.right())));
    }
}

void ChipsDelegateTest::oneLongChipIsCut()
{
    setChips({QString(200, u'W'), u"x"_s}, 2);
    const auto painting = painted(150);
    QCOMPARE(painting->shapes().size(), 1U);
    QCOMPARE(painting->texts().size(), 2U);
    QVERIFY(painting->texts().front().text.endsWith(u'…'));
    QCOMPARE(painting->texts().back().text, u"+1"_s);
}

void ChipsDelegateTest::rightToLeftMirrors_data()
{
    QTest::addColumn<int>("width");
    for (const int width : {40, 90, 200, 700})
        QTest::addRow("%d", width) << width;
}

void ChipsDelegateTest::rightToLeftMirrors()
{
    QFETCH(int, width);
    setChips(chipTexts(6), 6);
    const auto there = painted(width);
    const auto back = painted(width, Qt::RightToLeft);
    QCOMPARE(back->shapes().size(), there->shapes().size());
    for (std::size_t i = 0; i < there->shapes().size(); ++i) {
        QCOMPARE(back->shapes()[i].left(), 2 * left + width - there->shapes()[i].right());
        QCOMPARE(back->shapes()[i].width(), there->shapes()[i].width());
    }
    // The count stands at the other end and reads the same.
    const QString line = readFromTheLeft(*there);
    const qsizetype plus = line.indexOf(u'+');
    const QString count = plus < 0 ? QString() : line.mid(plus);
    QCOMPARE(count.isEmpty(), there->shapes().size() == 6U);
    QVERIFY2(readFromTheLeft(*back).startsWith(count), qPrintable(readFromTheLeft(*back)));
    QVERIFY(plus < 0 || !readFromTheLeft(*back).mid(count.size()).contains(u'+'));
}

void ChipsDelegateTest::withoutChipsThereIsText()
{
    m_model.setData(m_model.index(0, 0), u"none"_s, Qt::DisplayRole);
    const auto painting = painted(100);
    QVERIFY(painting->shapes().empty());
    QCOMPARE(painting->texts().size(), 1U);
    QCOMPARE(painting->texts().front().text, u"none"_s);
}

} // namespace Balehook

QTEST_MAIN(Balehook::ChipsDelegateTest)

#include "tst_chipsdelegate.moc"
