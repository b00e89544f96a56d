// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/messages/firststeps.h"

#include "widgets/look/icons.h"
#include "widgets/look/wrappedlabel.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

namespace Balehook {

using namespace Qt::StringLiterals;

FirstSteps::FirstSteps(QWidget *parent)
    : QWidget(parent)
    , m_lines(new QGridLayout(this))
{
    setObjectName(u"firstSteps"_s);
    m_lines->setContentsMargins(0, 0, 0, 0);
    m_lines->setHorizontalSpacing(10);
    m_lines->setVerticalSpacing(8);
    m_lines->setColumnStretch(1, 1);
    add(u"globe"_s, tr("The base URL: the address of the service for the account."));
    add(u"tag"_s, tr("The account slug: the part of that address that identifies the account."));
    add(u"key-round"_s,
        tr("A bearer token. Ask your platform where to get one; it is stored in the keychain of "
           "this computer."));
    drawIcons();
}

void FirstSteps::add(const QString &iconName, const QString &text)
{
    const int row = int(m_icons.size()); // an empty grid has a row, too
    auto *icon = new QLabel(this);
    auto *label = new WrappedLabel(text, this);
    m_lines->addWidget(icon, row, 0, Qt::AlignTop);
    m_lines->addWidget(label, row, 1);
    m_icons.push_back({iconName, icon});
}

void FirstSteps::drawIcons()
{
    const int side = fontMetrics().height();
    for (const Line &line : m_icons)
        line.icon->setPixmap(themedIcon(line.iconName).pixmap(QSize(side, side), devicePixelRatioF()));
}

void FirstSteps::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        drawIcons();
}

} // namespace Balehook
