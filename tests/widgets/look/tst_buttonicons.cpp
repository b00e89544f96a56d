// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/look/buttonicons.h"
#include "widgets/look/icons.h"
#include "widgets/messages/plainbox.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QProxyStyle>
#include <QPushButton>
#include <QTest>

#include <utility>

using namespace Qt::StringLiterals;

namespace Balehook {

/// The icons of the buttons that stand in every dialog.
class ButtonIconsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theyAreOfOneFamily();
    void aQuestionHasTheSame();
    void whereButtonsHaveNoneTheyStayWithout();
};

namespace {

/// Fusion, on a desktop whose dialogs have icons on their buttons, or none.
class DesktopStyle final : public QProxyStyle
{
public:
    explicit DesktopStyle(bool hasIcons)
        : QProxyStyle(u"Fusion"_s)
        , m_hasIcons(hasIcons)
    { }

    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *data) const override
    {
        return hint == SH_DialogButtonBox_ButtonsHaveIcons ? int(m_hasIcons)
                                                           : QProxyStyle::styleHint(hint, option, widget, data);
    }

private:
    bool m_hasIcons;
};

QImage imageOf(const QIcon &icon)
{
    return icon.pixmap(32).toImage();
}

} // namespace

void ButtonIconsTest::theyAreOfOneFamily()
{
    QApplication::setStyle(new DesktopStyle(true));
    QDialogButtonBox buttons(QDialogButtonBox::Ok | QDialogButtonBox::Save | QDialogButtonBox::Cancel
                             | QDialogButtonBox::Close | QDialogButtonBox::Help);
    setButtonIcons(buttons);
    const std::pair<QDialogButtonBox::StandardButton, QString> expected[] = {
        {QDialogButtonBox::Ok, u"check"_s},
        {QDialogButtonBox::Save, u"save"_s},
        {QDialogButtonBox::Cancel, u"x"_s},
        {QDialogButtonBox::Close, u"x"_s},
        {QDialogButtonBox::Help, u"circle-help"_s}};
    for (const auto &[which, name] : expected)
        QVERIFY2(imageOf(buttons.button(which)->icon()) == imageOf(themedIcon(name)), qPrintable(name));
}

void ButtonIconsTest::aQuestionHasTheSame()
{
    QApplication::setStyle(new DesktopStyle(true));
    const PlainBox box(MessageLevel::Question, u"box"_s, u"Really?"_s, nullptr);
    QVERIFY(imageOf(box.button(QMessageBox::Cancel)->icon()) == imageOf(themedIcon(u"x"_s)));
}

void ButtonIconsTest::whereButtonsHaveNoneTheyStayWithout()
{
    QApplication::setStyle(new DesktopStyle(false));
    QDialogButtonBox buttons(QDialogButtonBox::Help);
    setButtonIcons(buttons);
    QVERIFY(buttons.button(QDialogButtonBox::Help)->icon().isNull());
}

} // namespace Balehook

QTEST_MAIN(Balehook::ButtonIconsTest)

#include "tst_buttonicons.moc"
