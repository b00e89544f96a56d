// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/messages/emptystate.h"

#include "widgets/look/characterwidth.h"
#include "widgets/look/icons.h"
#include "widgets/look/wrappedlabel.h"
#include "widgets/messages/announcer.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

/// What is only passed through, such as before the first account is there, need not be announced.
constexpr std::chrono::milliseconds stateSettlingTime(300);

} // namespace

EmptyState::EmptyState(QWidget *parent)
    : QWidget(parent)
    , m_icon(new QLabel(this))
    , m_text(new WrappedLabel(this))
    , m_action(new QPushButton(this))
    , m_second(new QPushButton(this))
    , m_column(new QVBoxLayout(this))
{
    setObjectName(u"emptyState"_s);
    // A stack is as high as its highest page needs, and what is not shown was not told how wide it will be.
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    m_text->setObjectName(u"emptyText"_s);
    m_text->setAlignment(Qt::AlignHCenter);
    m_action->setObjectName(u"emptyAction"_s);
    connect(m_action, &QPushButton::clicked, this, &EmptyState::actionRequested);
    m_second->setObjectName(u"emptySecondAction"_s);
    m_second->hide();
    m_settling.setSingleShot(true);
    m_settling.setInterval(stateSettlingTime);
    connect(&m_settling, &QTimer::timeout, this, [this] {
        if (isVisible())
            Announcer::say(*this, m_text->text());
    });
    connect(m_second, &QPushButton::clicked, this, &EmptyState::secondRequested);

    setFocusProxy(m_action);
    m_column->setSpacing(12);
    m_column->addStretch(2);
    m_column->addWidget(m_icon, 0, Qt::AlignHCenter);
    m_column->addWidget(m_text, 0, Qt::AlignHCenter);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_action);
    buttons->addWidget(m_second);
    buttons->addStretch();
    m_column->addLayout(buttons);
    m_column->addStretch(3);
}

void EmptyState::present(const QString &iconName, const QString &text, const QString &actionText)
{
    m_text->setText(text);
    fitText();
    m_action->setText(actionText);
    m_action->setVisible(!actionText.isEmpty());
    setFocusProxy(actionText.isEmpty() ? nullptr : m_action);
    m_iconName = iconName;
    drawIcon();
    m_settling.start();
}

void EmptyState::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    m_settling.start();
}

void EmptyState::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (isHidden())
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
}

EmptyState::~EmptyState() = default;

void EmptyState::setMore(std::unique_ptr<QWidget> more)
{
    m_more = std::move(more);
    if (!m_more)
        return;
    constexpr int behindText = 3;
    m_column->insertWidget(behindText, m_more.get(), 0, Qt::AlignHCenter);
    m_more->show();
    fitText();
}

void EmptyState::setSecondAction(const QString &text)
{
    m_second->setText(text);
    m_second->setVisible(!text.isEmpty());
}

void EmptyState::fitText()
{
    // A layout gives an aligned label the height of its size hint, which knows nothing of the width below.
    const QMargins margins = m_column->contentsMargins();
    const int unit = characterWidth(fontMetrics());
    const int room = width() - margins.left() - margins.right();
    const int most = unit * (m_more ? 64 : 50);
    const int textWidth = std::clamp(room, std::min(unit * 24, most), most);
    m_text->setMinimumSize(0, 0); // or it would never become lower again
    m_text->setFixedSize(textWidth, std::max(m_text->heightForWidth(textWidth), 0)); // -1 without a text
    if (m_more)
        m_more->setFixedSize(textWidth, m_more->heightForWidth(textWidth));
}

void EmptyState::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitText();
}

void EmptyState::drawIcon()
{
    m_icon->setPixmap(themedIcon(m_iconName).pixmap(QSize(48, 48), devicePixelRatioF(), QIcon::Disabled));
}

void EmptyState::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        drawIcon();
    else if (event->type() == QEvent::FontChange)
        fitText();
}

} // namespace Balehook
