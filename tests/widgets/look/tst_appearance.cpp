// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/translation.h"
#include "settings/settingsfile.h"
#include "support/colourcontrast.h"
#include "widgets/help/appearancedialog.h"
#include "widgets/look/appearance.h"
#include "widgets/look/fixedfont.h"
#include "widgets/look/icons.h"
#include "widgets/look/themepalette.h"

#include <QAbstractAnimation>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QFontDatabase>
#include <QLabel>
#include <QProgressBar>
#include <QRadioButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStyle>
#include <QStyleOptionButton>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Balehook {

using Testing::contrast;

class AppearanceTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void textsAreReadable_data();
    void textsAreReadable();
    void boxesHaveAnEdgeInTheDark();
    void aThemeHoldsUntilTheSystemsIsWanted();
    void iconsFollowTheTheme();
    void theNextStartLooksTheSame();
    void allTextsGrow();
    void textsOfFixedWidthGrowToo();
    void nothingMovesIfItIsToStandStill();
    void cancelTakesEverythingBack();
    void theLanguageComesWithOk();
    void eachLanguageHasItsOwnName();

private:
    template <typename T>
    T *part(const AppearanceDialog &dialog, const char *name) const
    {
        return dialog.findChild<T *>(QString::fromLatin1(name));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<SettingsFile> m_settings;
    std::unique_ptr<Appearance> m_appearance;
};

void AppearanceTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<SettingsFile>(m_folder->filePath(u"settings.json"_s));
    m_appearance = std::make_unique<Appearance>(*m_settings);
}

void AppearanceTest::cleanup()
{
    m_appearance.reset();
    m_settings.reset();
}

void AppearanceTest::textsAreReadable_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::addColumn<bool>("isDark");
    QTest::newRow("light") << ThemePalette::light() << false;
    QTest::newRow("dark") << ThemePalette::dark() << true;
}

void AppearanceTest::textsAreReadable()
{
    QFETCH(const QPalette, palette);
    QFETCH(const bool, isDark);
    QCOMPARE(ThemePalette::isDark(palette), isDark);
    using Role = QPalette::ColorRole;
    for (const auto &[text, ground] :
         {std::pair(Role::WindowText, Role::Window), std::pair(Role::Text, Role::Base),
          std::pair(Role::Text, Role::AlternateBase), std::pair(Role::ButtonText, Role::Button),
          std::pair(Role::HighlightedText, Role::Highlight), std::pair(Role::ToolTipText, Role::ToolTipBase),
          std::pair(Role::Link, Role::Base), std::pair(Role::Link, Role::Window),
          std::pair(Role::LinkVisited, Role::Base), std::pair(Role::PlaceholderText, Role::Base)}) {
        const double found = contrast(palette.color(text), palette.color(ground));
        QVERIFY2(found >= 4.5, qPrintable(u"%1 on %2: %3"_s.arg(text).arg(ground).arg(found)));
    }
    for (const auto &[text, ground] : {std::pair(Role::WindowText, Role::Window), std::pair(Role::Text, Role::Base),
                                       std::pair(Role::ButtonText, Role::Button)}) {
        const double found =
            contrast(palette.color(QPalette::Disabled, text), palette.color(QPalette::Disabled, ground));
        QVERIFY2(found >= 3, qPrintable(u"%1 on %2: %3"_s.arg(text).arg(ground).arg(found)));
    }
}

void AppearanceTest::boxesHaveAnEdgeInTheDark()
{
    m_appearance->setTheme(Theme::Dark);
    QCheckBox square(u"Square"_s);
    QRadioButton round(u"Round"_s);
    const auto edgeOf = [](QAbstractButton &button, QStyle::SubElement part) {
        const QImage image = button.grab().toImage();
        QStyleOptionButton option;
        option.initFrom(&button);
        const QRect box = button.style()->subElementRect(part, &option, &button);
        return contrast(image.pixelColor(box.center().x(), box.top()), button.palette().color(QPalette::Window));
    };
    QVERIFY2(edgeOf(square, QStyle::SE_CheckBoxIndicator) >= 3,
             qPrintable(QString::number(edgeOf(square, QStyle::SE_CheckBoxIndicator))));
    QVERIFY2(edgeOf(round, QStyle::SE_RadioButtonIndicator) >= 3,
             qPrintable(QString::number(edgeOf(round, QStyle::SE_RadioButtonIndicator))));
}

void AppearanceTest::aThemeHoldsUntilTheSystemsIsWanted()
{
    const QPalette before = QApplication::palette();
    QWidget window;
    window.show();
    m_appearance->setTheme(Theme::Dark);
    QVERIFY(ThemePalette::isDark(QApplication::palette()));
    QTRY_VERIFY(ThemePalette::isDark(window.palette()));
    m_appearance->setTheme(Theme::Light);
    QTRY_VERIFY(!ThemePalette::isDark(window.palette()));
    m_appearance->setTheme(Theme::System);
    for (const QPalette::ColorRole role : {QPalette::Window, QPalette::Base, QPalette::Text, QPalette::Highlight})
        QTRY_COMPARE(window.palette().color(role), before.color(role));
}

void AppearanceTest::iconsFollowTheTheme()
{
    const QIcon icon = themedIcon(u"x"_s);
    const auto darkest = [&icon] {
        const QImage image = icon.pixmap(32).toImage();
        float least = 1;
        for (int x = 0; x < image.width(); ++x) {
            for (int y = 0; y < image.height(); ++y) {
                if (image.pixelColor(x, y).alphaF() > 0.9F)
                    least = std::min(least, image.pixelColor(x, y).lightnessF());
            }
        }
        return least;
    };
    m_appearance->setTheme(Theme::Light);
    QVERIFY(darkest() < 0.3F);
    m_appearance->setTheme(Theme::Dark);
    QVERIFY(darkest() > 0.7F);
}

void AppearanceTest::theNextStartLooksTheSame()
{
    const int points = QApplication::font().pointSize();
    m_appearance->setTheme(Theme::Dark);
    m_appearance->setMotion(Motion::Reduced);
    m_appearance->setZoom(5);
    m_appearance->setLanguage(u"ar"_s);
    m_appearance.reset();
    QVERIFY(!ThemePalette::isDark(QApplication::palette()));
    QCOMPARE(QApplication::font().pointSize(), points);

    m_appearance = std::make_unique<Appearance>(*m_settings);
    QCOMPARE(m_appearance->theme(), Theme::Dark);
    QCOMPARE(m_appearance->motion(), Motion::Reduced);
    QCOMPARE(m_appearance->language(), u"ar"_s);
    QVERIFY(ThemePalette::isDark(QApplication::palette()));
    QVERIFY(QApplication::font().pointSize() > points);
    QCOMPARE(QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration), 0);
}

void AppearanceTest::allTextsGrow()
{
    QDialog window; // a window of its own, as a dialog is
    QLabel label(u"x"_s, &window);
    window.show();
    const int points = label.font().pointSize();
    const int icon = QApplication::style()->pixelMetric(QStyle::PM_SmallIconSize);
    const int fieldIcon = QApplication::style()->pixelMetric(QStyle::PM_LineEditIconSize);
    m_appearance->setZoom(10);
    QTRY_COMPARE(label.font().pointSize(), 2 * points);
    QCOMPARE(QApplication::style()->pixelMetric(QStyle::PM_SmallIconSize), 2 * icon);
    QCOMPARE(QApplication::style()->pixelMetric(QStyle::PM_LineEditIconSize), 2 * fieldIcon);
    m_appearance->setZoom(1000);
    QCOMPARE(m_appearance->zoom(), WindowSettings::largestZoom);
    m_appearance->setZoom(0);
    QTRY_COMPARE(label.font().pointSize(), points);
    QCOMPARE(QApplication::style()->pixelMetric(QStyle::PM_SmallIconSize), icon);
}

void AppearanceTest::textsOfFixedWidthGrowToo()
{
    QWidget window;
    QLabel label(u"x"_s, &window);
    new FixedFont(label);
    window.show();
    const int points = window.font().pointSize();
    QCOMPARE(label.font().pointSize(), points);
    QCOMPARE(label.font().family(), QFontDatabase::systemFont(QFontDatabase::FixedFont).family());
    m_appearance->setZoom(10);
    QTRY_COMPARE(label.font().pointSize(), 2 * points);
}

void AppearanceTest::nothingMovesIfItIsToStandStill()
{
    m_appearance->setTheme(Theme::Light);
    m_appearance->setMotion(Motion::Reduced);
    QCOMPARE(QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration), 0);
    QVERIFY(!QApplication::isEffectEnabled(Qt::UI_AnimateMenu));
    QProgressBar bar;
    bar.setRange(0, 0);
    bar.resize(200, 24);
    bar.show();
    QVERIFY(QTest::qWaitForWindowExposed(&bar));
    // An animation is a child of the style that runs it.
    const auto running = [] {
        const auto animations = QApplication::style()->findChildren<QAbstractAnimation *>();
        return std::ranges::count_if(animations, [](const QAbstractAnimation *animation) {
            return animation->state() == QAbstractAnimation::Running;
        });
    };
    const QImage still = bar.grab().toImage();
    QCOMPARE(running(), 0);
    QCOMPARE(bar.grab().toImage(), still);
    m_appearance->setMotion(Motion::Full);
    QVERIFY(QApplication::isEffectEnabled(Qt::UI_AnimateMenu));
    QVERIFY(QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) > 0);
}

void AppearanceTest::cancelTakesEverythingBack()
{
    AppearanceDialog dialog(*m_appearance, false);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    QSignalSpy compact(&dialog, &AppearanceDialog::compactRequested);
    QSignalSpy language(m_appearance.get(), &Appearance::languageChanged);
    dialog.open();
    part<QComboBox>(dialog, "themeBox")->setCurrentIndex(2);
    QCOMPARE(m_appearance->theme(), Theme::Dark);
    part<QSpinBox>(dialog, "sizeBox")->setValue(150);
    QCOMPARE(m_appearance->zoom(), 5);
    part<QComboBox>(dialog, "rowsBox")->setCurrentIndex(1);
    QCOMPARE(compact.last().constFirst().toBool(), true);
    part<QComboBox>(dialog, "motionBox")->setCurrentIndex(1);
    QCOMPARE(m_appearance->motion(), Motion::Reduced);
    part<QComboBox>(dialog, "languageBox")->setCurrentIndex(2);

    dialog.reject();
    QCOMPARE(m_appearance->theme(), Theme::System);
    QCOMPARE(m_appearance->zoom(), 0);
    QCOMPARE(compact.last().constFirst().toBool(), false);
    QCOMPARE(m_appearance->motion(), Motion::System);
    QCOMPARE(m_appearance->language(), QString());
    QCOMPARE(language.count(), 0);
    // As if nothing had been chosen.
    QVERIFY(m_settings->allKeys().filter(u"appearance/"_s).isEmpty());
}

void AppearanceTest::theLanguageComesWithOk()
{
    AppearanceDialog dialog(*m_appearance, false);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    QSignalSpy language(m_appearance.get(), &Appearance::languageChanged);
    dialog.open();
    auto *box = part<QComboBox>(dialog, "languageBox");
    QCOMPARE(box->count(), 9);
    box->setCurrentIndex(box->findText(u"Deutsch"_s));
    QCOMPARE(language.count(), 0);
    dialog.accept();
    QCOMPARE(language.count(), 1);
    QCOMPARE(m_appearance->language(), u"de"_s);
    // The same once more is no change.
    m_appearance->setLanguage(u"de"_s);
    QCOMPARE(language.count(), 1);
}

void AppearanceTest::eachLanguageHasItsOwnName()
{
    const QStringList languages = Translation::languages();
    QCOMPARE(languages.size(), 8);
    QStringList names;
    for (const QString &language : languages) {
        names.append(Translation::nameOf(language));
        QVERIFY(names.last() != language);
    }
    QCOMPARE(names.removeDuplicates(), 0);
}

} // namespace Balehook

QTEST_MAIN(Balehook::AppearanceTest)

#include "tst_appearance.moc"
