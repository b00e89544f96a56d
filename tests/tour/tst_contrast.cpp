// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/translation.h"
#include "support/colourcontrast.h"
#include "tour/contrast.h"
#include "tour/look.h"
#include "tour/tour.h"
#include "widgets/look/themepalette.h"
#include "widgets/look/tones.h"
#include "widgets/window/mainwindow.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook::Testing {

namespace {

/// What WCAG 2 asks of text, level AA.
constexpr double least = 4.5;

} // namespace

/// What is read stands out from what it is written on, measured in what is painted.
class ContrastTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void faintTextIsFound();
    void theColoursOfTheProgram_data();
    void theColoursOfTheProgram();
    void whatIsPainted_data();
    void whatIsPainted();

private:
    Translation m_translation;
};

void ContrastTest::initTestCase()
{
    QLocale::setDefault(QLocale(u"en_US"_s));
    m_translation.install();
}

void ContrastTest::faintTextIsFound()
{
    QCOMPARE(qRound(contrast(Qt::black, Qt::white)), 21);
    QImage image(60, 20, QImage::Format_RGB32);
    image.fill(Qt::white);
    QCOMPARE(contrastWithin(image), 21);
    QPainter painter(&image);
    painter.setPen(QColor(0x90, 0x90, 0x90));
    painter.drawText(image.rect(), Qt::AlignCenter, u"faint"_s);
    painter.end();
    QVERIFY(contrastWithin(image) < least);

    QPainter(&image).fillRect(2, 1, 6, 18, Qt::black);
    QVERIFY(contrastWithin(image) > least);
    QVERIFY(contrastWithin(withoutBars(image)) < least);
}

void ContrastTest::theColoursOfTheProgram_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << ThemePalette::light();
    QTest::newRow("dark") << ThemePalette::dark();
}

void ContrastTest::theColoursOfTheProgram()
{
    QFETCH(const QPalette, palette);
    using Role = QPalette::ColorRole;
    const std::pair<Role, Role> written[] = {
        {Role::WindowText, Role::Window},
        {Role::Text, Role::Base},
        {Role::Text, Role::AlternateBase},
        {Role::ButtonText, Role::Button},
        {Role::HighlightedText, Role::Highlight},
        {Role::ToolTipText, Role::ToolTipBase},
        {Role::Link, Role::Base},
        {Role::Link, Role::Window},
    };
    for (const auto group : {QPalette::Active, QPalette::Inactive}) {
        for (const auto &[text, ground] : written) {
            const double found = contrast(palette.color(group, text), palette.color(group, ground));
            QVERIFY2(found >= least, qPrintable(u"role %1 on %2: %3"_s.arg(text).arg(ground).arg(found)));
        }
        for (const auto ground : {Role::Base, Role::AlternateBase, Role::Window}) {
            const double found = contrast(Tones::dim(palette, group), palette.color(group, ground));
            QVERIFY2(found >= least, qPrintable(u"dim on %1: %2"_s.arg(ground).arg(found)));
        }
        // Shares are seen, not read: the parts of a bar stand out from each other and from the ground (WCAG 1.4.11).
        for (const bool isSelected : {false, true}) {
            const QColor failed = Tones::failed(palette, group, isSelected);
            const QColor ground = palette.color(group, isSelected ? Role::Highlight : Role::Base);
            QVERIFY2(contrast(failed, ground) >= 3, qPrintable(QString::number(contrast(failed, ground))));
        }
    }
}

void ContrastTest::whatIsPainted_data()
{
    QTest::addColumn<QString>("state");
    QTest::addColumn<QString>("look");
    for (const auto *state : {"first-start",       "record",           "palette",
                              "palette-typed",     "manual",           "diagnostic-report",
                              "appearance",        "refused-token",    "activity",
                              "activity-charts",   "search-dates",     "updates",
                              "requests-token",    "search-chips",     "search-values",
                              "rows-of-reason",    "rows-details",     "rows-filtered",
                              "compare",           "compare-missing",  "hand-off",
                              "sent-row",          "reasons",          "reasons-empty",
                              "rows-expired-link", "webhooks-record",  "webhooks-search",
                              "requests",          "unknowns",         "rows-find",
                              "fetch-full",        "downloads",        "properties-listing",
                              "register-errors",   "register-unknown", "register-waiting",
                              "account-errors",    "account-check",    "kept-jobs",
                              "network",           "export",           "shortcuts"}) {
        for (const auto *look : {"light", "dark"})
            QTest::addRow("%s, %s", state, look) << QString::fromLatin1(state) << QString::fromLatin1(look);
    }
}

void ContrastTest::whatIsPainted()
{
    QFETCH(const QString, state);
    QFETCH(const QString, look);
    Look{look}.apply();
    Tour tour(QString(), look);
    const TourStates states = allStates();
    const auto found = std::find_if(states.begin(), states.end(),
                                    [&](const TourState &each) { return QLatin1StringView(each.name) == state; });
    QVERIFY(found != states.end());
    QVERIFY(found->reach(tour));
    tour.settle();
    QString faint;
    for (QWidget *window : tour.windows())
        faint += faintTexts(*window, least).join(u'\n');
    QVERIFY2(faint.isEmpty(), qPrintable(faint));
}

} // namespace Balehook::Testing

QTEST_MAIN(Balehook::Testing::ContrastTest)

#include "tst_contrast.moc"
