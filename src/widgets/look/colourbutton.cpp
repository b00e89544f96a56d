// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/look/colourbutton.h"

#include "domain/account/accountcolors.h"

#include <QActionGroup>
#include <QColorDialog>
#include <QEvent>
#include <QMenu>
#include <QPainter>

#include <algorithm>
#include <array>
#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

struct NamedColour
{
    std::uint32_t rgb;
    const char *name;
};

constexpr std::array namedColours{
    NamedColour{AccountColors::named[0], QT_TRANSLATE_NOOP("Balehook::ColourButton", "Blue")},
    NamedColour{AccountColors::named[1], QT_TRANSLATE_NOOP("Balehook::ColourButton", "Orange")},
    NamedColour{AccountColors::named[2], QT_TRANSLATE_NOOP("Balehook::ColourButton", "Green")},
    NamedColour{AccountColors::named[3], QT_TRANSLATE_NOOP("Balehook::ColourButton", "Pink")},
    NamedColour{AccountColors::named[4], QT_TRANSLATE_NOOP("Balehook::ColourButton", "Yellow")},
    NamedColour{AccountColors::named[5], QT_TRANSLATE_NOOP("Balehook::ColourButton", "Purple")},
    NamedColour{AccountColors::named[6], QT_TRANSLATE_NOOP("Balehook::ColourButton", "Light blue")},
    NamedColour{AccountColors::named[7], QT_TRANSLATE_NOOP("Balehook::ColourButton", "Brown")},
    NamedColour{AccountColors::named[8], QT_TRANSLATE_NOOP("Balehook::ColourButton", "Gray")},
};

QString nameOf(std::uint32_t rgb)
{
    const auto *found = std::ranges::find(namedColours, rgb, &NamedColour::rgb);
    return found != namedColours.end() ? ColourButton::tr(found->name) : QColor::fromRgb(rgb).name();
}

QIcon swatch(std::uint32_t rgb, const QSize &size, qreal ratio, const QColor &frame)
{
    QPixmap pixmap((QSizeF(size) * ratio).toSize());
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(frame);
    painter.setBrush(QColor::fromRgb(rgb));
    painter.drawRoundedRect(QRectF(QPointF(), QSizeF(size)).adjusted(1.5, 1.5, -1.5, -1.5), 3, 3);
    return QIcon(pixmap);
}

} // namespace

ColourButton::ColourButton(QWidget *parent)
    : QPushButton(parent)
{
    auto *menu = new QMenu(this);
    // The menu is filled when it is wanted: its icons cost more than the button.
    connect(menu, &QMenu::aboutToShow, this, [this] { fillMenu(); });
    setMenu(menu);
    setColour(namedColours.front().rgb);
}

void ColourButton::setColour(std::uint32_t colour)
{
    m_colour = colour & 0xffffffU;
    m_isNone = false;
    refresh();
}

void ColourButton::setOptional()
{
    m_isOptional = true;
    m_isNone = true;
    refresh();
}

void ColourButton::chooseNone()
{
    if (std::exchange(m_isNone, true))
        return;
    refresh();
    Q_EMIT colourChosen();
}

std::uint32_t ColourButton::freeColour(const std::vector<std::uint32_t> &taken)
{
    return AccountColors::firstFree(taken);
}

void ColourButton::changeEvent(QEvent *event)
{
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        refresh();
}

void ColourButton::choose(std::uint32_t colour)
{
    if ((colour & 0xffffffU) == m_colour && !m_isNone)
        return;
    setColour(colour);
    Q_EMIT colourChosen();
}

void ColourButton::fillMenu()
{
    menu()->clear();
    auto *group = new QActionGroup(menu());
    if (m_isOptional) {
        QAction *none = menu()->addAction(tr("No Color"));
        none->setCheckable(true);
        none->setChecked(m_isNone);
        group->addAction(none);
        connect(none, &QAction::triggered, this, [this] { chooseNone(); });
    }
    for (const NamedColour &colour : namedColours) {
        QAction *action = menu()->addAction(
            swatch(colour.rgb, iconSize(), devicePixelRatioF(), palette().color(QPalette::WindowText)),
            tr(colour.name));
        action->setCheckable(true);
        action->setChecked(colour.rgb == m_colour && !m_isNone);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, rgb = colour.rgb] { choose(rgb); });
    }
    menu()->addSeparator();
    connect(menu()->addAction(tr("Other Color…")), &QAction::triggered, this, [this] { chooseOther(); });
}

void ColourButton::chooseOther()
{
    auto *dialog = new QColorDialog(QColor::fromRgb(m_colour), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(m_isOptional ? tr("Label color") : tr("Account color"));
    connect(dialog, &QColorDialog::colorSelected, this, [this](const QColor &colour) { choose(colour.rgb()); });
    dialog->open();
}

void ColourButton::refresh()
{
    if (m_isNone) {
        setIcon({});
        setText(tr("None"));
        setAccessibleName(tr("Color: none"));
        return;
    }
    setIcon(swatch(m_colour, iconSize(), devicePixelRatioF(), palette().color(QPalette::WindowText)));
    setText(nameOf(m_colour));
    setAccessibleName(tr("Color: %1").arg(nameOf(m_colour)));
}

} // namespace Balehook
