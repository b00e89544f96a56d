// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/accounts/accountbanner.h"

#include "core/text/isolated.h"
#include "core/text/safetext.h"
#include "domain/account/account.h"
#include "widgets/look/characterwidth.h"
#include "widgets/look/elidedlabel.h"
#include "widgets/look/tones.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr int frame = 3;

} // namespace

AccountBanner::AccountBanner(QWidget *parent)
    : QWidget(parent)
    , m_name(new ElidedLabel(this))
    , m_address(new QLabel(this))
{
    setObjectName(u"accountBanner"_s);
    m_name->setObjectName(u"bannerName"_s);
    m_address->setObjectName(u"bannerAddress"_s);
    QFont bold = m_name->font();
    bold.setBold(true);
    m_name->setFont(bold);
    // All of it where there is room; branches of a merchant differ at the end of their names.
    m_name->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    m_name->setMinimumWidth(characterWidth(fontMetrics()) * 12);
    m_name->setElideMode(Qt::ElideMiddle);
    m_address->setTextFormat(Qt::PlainText);
    m_address->setTextInteractionFlags(Qt::TextSelectableByMouse);
    // A long host must not make the window wide.
    m_address->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_address->setMinimumWidth(characterWidth(fontMetrics()) * 20);

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(10 + frame, 4 + frame, 10 + frame, 4 + frame);
    row->setSpacing(12);
    row->addWidget(m_name);
    row->addWidget(m_address, 1);
}

void AccountBanner::setAccount(const Account *account)
{
    setVisible(account != nullptr);
    if (!account)
        return;
    m_colour = Tones::account(account->colour);
    m_name->setText(cellText(account->displayName(), 200));
    QString address = account->listingBase.origin().toString();
    if (address.startsWith(u"https://"_s))
        address.remove(0, 8); // what is usual need not be said
    m_address->setText(titleOfParts({account->slug.toString(), address}));
    update();
}

void AccountBanner::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), Tones::mixed(palette().color(QPalette::Window), m_colour, 0.12));
    painter.setPen(QPen(m_colour, frame, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    const int half = frame / 2;
    painter.drawRect(rect().adjusted(half, half, -half - 1, -half - 1));
}

} // namespace Balehook
