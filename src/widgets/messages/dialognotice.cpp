// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/messages/dialognotice.h"

#include "widgets/look/wrappedlabel.h"
#include "widgets/messages/announcer.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace Balehook {

DialogNotice::DialogNotice(QWidget *parent)
    : QFrame(parent)
    , m_sign(new MessageSign(this))
    , m_text(new WrappedLabel(this))
    , m_buttons(new QWidget(this))
    , m_buttonLayout(new QHBoxLayout(m_buttons))
{
    setFrameShape(QFrame::StyledPanel);
    m_sign->setGround(*this);
    auto *layout = new QGridLayout(this);
    layout->addWidget(m_sign, 0, 0, Qt::AlignTop);
    layout->addWidget(m_text, 0, 1);
    layout->addWidget(m_buttons, 1, 1);
    layout->setColumnStretch(1, 1);
    m_buttonLayout->setContentsMargins({});
    m_buttonLayout->addStretch();
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    hide();
}

QPushButton *DialogNotice::addButton(const QString &text)
{
    auto *button = new QPushButton(text, m_buttons);
    button->setAutoDefault(false);
    m_buttonLayout->addWidget(button);
    return button;
}

void DialogNotice::showText(MessageLevel level, const QString &text, bool withButtons)
{
    m_sign->setLevel(level);
    m_text->setText(text);
    m_buttons->setVisible(withButtons);
    setAccessibleName(text);
    show();
    Announcer::say(*this, text);
}

QString DialogNotice::text() const
{
    return m_text->text();
}

} // namespace Balehook
