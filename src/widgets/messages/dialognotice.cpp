// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/messages/dialognotice.h"

#include "widgets/look/wrappedlabel.h"
#include "widgets/messages/announcer.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace Balehook {

DialogNotice::DialogNotice(QWidget *parent)
    : QFrame(parent)
    , m_text(new WrappedLabel(this))
    , m_buttons(new QWidget(this))
    , m_buttonLayout(new QHBoxLayout(m_buttons))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_text);
    layout->addWidget(m_buttons);
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

void DialogNotice::showText(const QString &text, bool withButtons)
{
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
