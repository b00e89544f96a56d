// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/messages/plainbox.h"

#include "widgets/look/icons.h"

#include <QEvent>
#include <QGuiApplication>
#include <QPushButton>
#include <QStyle>

#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

PlainBox::PlainBox(MessageLevel level, const QString &name, const QString &text, QWidget *parent)
    : QMessageBox(parent)
    , m_level(level)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(name);
    setWindowTitle(parent ? parent->window()->windowTitle() : QGuiApplication::applicationDisplayName());
    setTextFormat(Qt::PlainText);
    setText(text);
    const bool isAsking = level == MessageLevel::Question || level == MessageLevel::Warning;
    QPushButton *way = addButton(isAsking ? QMessageBox::Cancel : QMessageBox::Close);
    setDefaultButton(way);
    if (!way->icon().isNull()) // where the buttons of dialogs have icons
        way->setIcon(themedIcon(u"x"_s));
    showSign();
}

void PlainBox::addParagraph(const QString &text)
{
    setText(this->text() + u"\n\n"_s + text);
}

void PlainBox::offer(const QString &button, ButtonRole role, const QObject &context, std::function<void()> action)
{
    connect(addButton(button, role), &QPushButton::clicked, &context, std::move(action));
}

void PlainBox::showSign()
{
    const int side = style()->pixelMetric(QStyle::PM_MessageBoxIconSize, nullptr, this);
    setIconPixmap(themedIcon(MessageSign::iconName(m_level)).pixmap(QSize(side, side), devicePixelRatioF()));
}

void PlainBox::changeEvent(QEvent *event)
{
    QMessageBox::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        showSign();
}

} // namespace Balehook
