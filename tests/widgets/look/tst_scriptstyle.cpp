// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/lefttoright.h"
#include "widgets/look/scriptstyle.h"

#include <QApplication>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QScopeGuard>
#include <QSplitter>
#include <QTest>

#include <cstdlib>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

/// First and last column of \a button in which something of \a ink is painted, within its frame.
std::pair<int, int> inkOf(QPushButton &button, const QColor &ink)
{
    constexpr int frame = 4;
    const QImage image = button.grab().toImage();
    int first = -1;
    int last = -1;
    for (int x = frame; x < image.width() - frame; ++x) {
        for (int y = frame; y < image.height() - frame; ++y) {
            if (image.pixelColor(x, y) == ink) {
                first = first < 0 ? x : first;
                last = x;
            }
        }
    }
    return {first, last};
}

} // namespace

/// Scripts whose letters are joined, and what goes from right to left.
class ScriptStyleTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isForSomeLanguagesOnly_data();
    void isForSomeLanguagesOnly();
    void noLineTearsLettersApart();
    void textStandsBesideTheIcon();
    void nothingIsCutInASplitter();
    void linesAreDrawnAsTheyAreRead_data();
    void linesAreDrawnAsTheyAreRead();
};

void ScriptStyleTest::isForSomeLanguagesOnly_data()
{
    QTest::addColumn<bool>("isNeeded");
    for (const auto *name : {"en_US", "de_DE", "fr_FR", "es_MX", "pt_BR", "ja_JP"})
        QTest::newRow(name) << false;
    for (const auto *name : {"ar_EG", "hi_IN"})
        QTest::newRow(name) << true;
}

void ScriptStyleTest::isForSomeLanguagesOnly()
{
    QFETCH(const bool, isNeeded);
    QCOMPARE(ScriptStyle::isNeeded(QLocale(QString::fromLatin1(QTest::currentDataTag()))), isNeeded);
}

void ScriptStyleTest::noLineTearsLettersApart()
{
    ScriptStyle style(u"Fusion"_s);
    QPushButton marked(u"&Text"_s);
    QPushButton plain(u"Text"_s);
    for (QPushButton *button : {&marked, &plain}) {
        button->setStyle(&style);
        button->resize(100, 30);
    }
    QCOMPARE(marked.grab().toImage(), plain.grab().toImage());
}

void ScriptStyleTest::textStandsBesideTheIcon()
{
    ScriptStyle style(u"Fusion"_s);
    QPixmap red(16, 16);
    red.fill(Qt::red);
    QPushButton button(QIcon(red), u"Text"_s);
    QPalette palette = button.palette();
    palette.setColor(QPalette::ButtonText, Qt::blue);
    button.setPalette(palette);
    button.setStyle(&style);
    button.setLayoutDirection(Qt::RightToLeft);
    button.setIconSize({16, 16});
    button.resize(200, 30);
    const auto [iconFirst, iconLast] = inkOf(button, Qt::red);
    const auto [textFirst, textLast] = inkOf(button, Qt::blue);
    QVERIFY(iconFirst > 0 && textFirst > 0);
    QVERIFY2(iconFirst > textLast && iconFirst - textLast < 20, qPrintable(u"%1, %2"_s.arg(textLast).arg(iconFirst)));
    // Both together in the middle.
    QVERIFY(std::abs(textFirst - (200 - iconLast)) < 12);
}

void ScriptStyleTest::nothingIsCutInASplitter()
{
    ScriptStyle style(u"Fusion"_s);
    QSplitter splitter;
    splitter.setLayoutDirection(Qt::RightToLeft);
    splitter.setStyle(&style);
    auto *first = new QPushButton(u"1"_s);
    auto *second = new QPushButton(u"2"_s);
    splitter.addWidget(first);
    splitter.addWidget(second);
    splitter.resize(401, 60);
    splitter.ensurePolished();
    splitter.show();
    QVERIFY(QTest::qWaitForWindowExposed(&splitter));
    QVERIFY(first->x() > second->x());
    QVERIFY2(splitter.rect().contains(first->geometry()), qPrintable(QString::number(first->geometry().right())));
    QVERIFY(splitter.rect().contains(second->geometry()));
}

void ScriptStyleTest::linesAreDrawnAsTheyAreRead_data()
{
    const QLocale before;
    QLocale::setDefault(QLocale(u"ar_EG"_s));
    const auto restore = qScopeGuard([&before] { QLocale::setDefault(before); });
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("as");
    QTest::newRow("signs at the end") << u"price (EUR)."_s << leftToRight(u"price (EUR)."_s);
    QTest::newRow("cells") << u"21 | Wool socks (3 pairs) | 142.86"_s
                           << leftToRight(u"21 | Wool socks (3 pairs) | 142.86"_s);
    // Too long for its line.
    const QString file = u"kunden & kontakte 2026-05-14_failed.csv, and the other ones"_s;
    QTest::newRow("cut") << file << leftToRight(file);
    QTest::newRow("of the language itself") << u"صف 6, sku"_s << u"صف 6, sku"_s;
    QTest::newRow("in which both are") << u"CSV صف 6."_s << u"CSV صف 6."_s;
}

void ScriptStyleTest::linesAreDrawnAsTheyAreRead()
{
    QFETCH(const QString, text);
    QFETCH(const QString, as);
    const QLocale before;
    QLocale::setDefault(QLocale(u"ar_EG"_s));
    const auto restore = qScopeGuard([&before] { QLocale::setDefault(before); });
    ScriptStyle style(u"Fusion"_s);
    ScriptStyle untouched(u"Fusion"_s);
    untouched.setActive(false);
    const auto drawn = [](const QString &line, QStyle &by) {
        QListWidget list;
        list.setLayoutDirection(Qt::RightToLeft);
        list.setStyle(&by);
        list.addItem(line);
        list.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        list.setTextElideMode(Qt::ElideRight);
        list.resize(260, 60);
        return list.grab().toImage();
    };
    QCOMPARE(drawn(text, style), drawn(as, untouched));
}

} // namespace Balehook

QTEST_MAIN(Balehook::ScriptStyleTest)

#include "tst_scriptstyle.moc"
