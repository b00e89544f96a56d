// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/messages/messagebar.h"

#include "widgets/fields/explain.h"
#include "widgets/fields/iconbutton.h"
#include "widgets/look/icons.h"
#include "widgets/look/messagesign.h"
#include "widgets/messages/announcer.h"
#include "widgets/messages/detailsdialog.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

/// A message that is taken back at once need not be announced.
constexpr std::chrono::milliseconds settlingTime(300);

} // namespace

MessageBar::MessageBar(QWidget *parent)
    : QFrame(parent)
{
    setObjectName(u"messageBar"_s);
    setAccessibleName(tr("Message"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    hide();
    m_settling.setSingleShot(true);
    m_settling.setInterval(settlingTime);
    connect(&m_settling, &QTimer::timeout, this, &MessageBar::announce);
}

MessageBar::~MessageBar() = default;

void MessageBar::announce()
{
    for (const Message &message : m_messages) {
        const auto said = m_said.constFind(message.id);
        if (said == m_said.cend() || (*said != message.text && !message.isCountdown))
            say(message);
    }
}

void MessageBar::say(const Message &message)
{
    m_said.insert(message.id, message.text);
    Announcer::say(*this, message.text);
}

// Most windows never need it: its widgets are made with the first message.
void MessageBar::build()
{
    setFrameShape(QFrame::StyledPanel);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 4, 4);

    m_icon = new MessageSign(this);
    m_icon->setObjectName(u"messageIcon"_s);
    m_icon->setGround(*this);
    row->addWidget(m_icon); // beside the text also where a button makes the bar higher

    m_text = new QLabel(this);
    m_text->setObjectName(u"messageText"_s);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    row->addWidget(m_text, 1);

    m_more = new QToolButton(this);
    m_more->setObjectName(u"messageMore"_s);
    m_more->setAutoRaise(true);
    m_more->setIcon(themedIcon(u"chevron-down"_s));
    m_more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_more->setFocusPolicy(Qt::TabFocus);
    explain(*m_more, tr("Show the next message"));
    connect(m_more, &QToolButton::clicked, this, &MessageBar::stepOn);
    row->addWidget(m_more);

    m_details = new QPushButton(tr("Details"), this);
    m_details->setObjectName(u"messageDetails"_s);
    m_details->setAutoDefault(false);
    connect(m_details, &QPushButton::clicked, this, &MessageBar::openDetails);
    row->addWidget(m_details);

    m_action = new QPushButton(this);
    m_action->setObjectName(u"messageAction"_s);
    m_action->setAutoDefault(false);
    connect(m_action, &QPushButton::clicked, this, &MessageBar::runAction);
    row->addWidget(m_action);

    m_close = iconButton(u"x"_s, tr("Dismiss"), this);
    m_close->setObjectName(u"messageClose"_s);
    m_close->setFocusPolicy(Qt::TabFocus);
    connect(m_close, &QToolButton::clicked, this, &MessageBar::closeShown);
    row->addWidget(m_close);
    m_action->installEventFilter(this);
    m_close->installEventFilter(this);
}

/// The first click of two may have brought the next message, which the second one was not for.
bool MessageBar::eventFilter(QObject *watched, QEvent *event)
{
    return event->type() == QEvent::MouseButtonDblClick || QFrame::eventFilter(watched, event);
}

const Message *MessageBar::shown() const
{
    if (m_messages.empty())
        return nullptr;
    const auto chosen =
        std::find_if(m_messages.begin(), m_messages.end(), [this](const Message &m) { return m.id == m_shownId; });
    return chosen == m_messages.end() ? &m_messages.front() : &*chosen;
}

void MessageBar::post(Message message)
{
    const QString id = message.id;
    const auto same =
        std::find_if(m_messages.begin(), m_messages.end(), [&id](const Message &m) { return m.id == id; });
    if (same != m_messages.end() && same->level == message.level) {
        *same = std::move(message); // keeps its place: a countdown must not push others around
    } else {
        // Also in front of what the user stepped to, unless that is more important.
        const bool isShownNow = !shown() || shown()->level <= message.level;
        if (same != m_messages.end()) {
            m_messages.erase(same);
            if (m_shownId == id)
                m_shownId.clear();
        }
        const auto place = std::find_if(m_messages.begin(), m_messages.end(),
                                        [&message](const Message &m) { return m.level <= message.level; });
        if (isShownNow)
            m_shownId = id;
        m_messages.insert(place, std::move(message));
    }
    showCurrent();
    m_settling.start();
}

void MessageBar::withdraw(const QString &id)
{
    const auto removed = std::erase_if(m_messages, [&id](const Message &m) { return m.id == id; });
    m_said.remove(id);
    if (removed > 0)
        showCurrent();
}

void MessageBar::withdrawAll(const QString &prefix)
{
    const auto removed = std::erase_if(m_messages, [&prefix](const Message &m) { return m.id.startsWith(prefix); });
    m_said.removeIf([&prefix](const auto &said) { return said.key().startsWith(prefix); });
    if (removed > 0)
        showCurrent();
}

std::vector<Message> MessageBar::release()
{
    std::vector<Message> messages = std::exchange(m_messages, {});
    m_said.clear();
    showCurrent();
    return messages;
}

void MessageBar::showCurrent()
{
    const Message *message = shown();
    if (!message) {
        hide();
        return;
    }
    m_shownId = message->id;
    if (!m_text)
        build();
    m_icon->setLevel(message->level);
    m_text->setText(message->text);
    m_details->setVisible(!message->detail.isEmpty());
    m_action->setVisible(!message->actionText.isEmpty());
    m_action->setText(message->actionText);
    m_close->setVisible(message->closable);
    m_more->setVisible(m_messages.size() > 1);
    m_more->setText(tr("and %Ln more", nullptr, int(m_messages.size()) - 1));
    setAccessibleDescription(message->text);
    show();
}

/// After the last one comes the first.
void MessageBar::stepOn()
{
    const Message *message = shown();
    if (!message)
        return;
    const bool isLast = message == &m_messages.back();
    const Message &next = isLast ? m_messages.front() : *std::next(message);
    m_shownId = next.id;
    showCurrent();
    say(next);
}

void MessageBar::runAction()
{
    if (const Message *message = shown(); message && message->action) {
        const auto action = message->action; // the message may be withdrawn by it
        action();
    }
}

void MessageBar::openDetails()
{
    if (const Message *message = shown())
        (new DetailsDialog(message->text, message->detail, window()))->open();
}

void MessageBar::closeShown()
{
    if (!shown())
        return;
    const QString id = shown()->id;
    withdraw(id);
    if (shown())
        say(*shown());
    Q_EMIT closed(id);
}

} // namespace Balehook
