// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/helppage.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QShortcut>
#include <QVariant>
#include <QWhatsThis>

#include <utility>

namespace Balehook::HelpPage {

namespace {

constexpr const char *property = "helpPage";

} // namespace

void set(QWidget &widget, const QString &page)
{
    widget.setProperty(property, page);
}

QString of(const QWidget *widget)
{
    for (; widget; widget = widget->parentWidget()) {
        if (const QVariant page = widget->property(property); page.isValid())
            return page.toString();
    }
    return {};
}

void offer(QDialog &dialog, QDialogButtonBox &buttons, const QString &page)
{
    set(dialog, page);
    QPushButton *help = buttons.addButton(QDialogButtonBox::Help);
    help->setAutoDefault(false);
    QObject::connect(help, &QPushButton::clicked, &dialog, [&dialog] { request(dialog); });
    auto *key = new QShortcut(QKeySequence::HelpContents, &dialog);
    QObject::connect(key, &QShortcut::activated, &dialog, [&dialog] { request(dialog); });
}

void offerWhatsThis(QDialogButtonBox &buttons)
{
    QPushButton *button = buttons.addButton(QCoreApplication::translate("Balehook::HelpPage", "&What's This?"),
                                            QDialogButtonBox::HelpRole);
    button->setObjectName(QStringLiteral("whatsThisButton"));
    button->setAutoDefault(false);
    QObject::connect(button, &QPushButton::clicked, button, [] { QWhatsThis::enterWhatsThisMode(); });
}

void request(QWidget &widget)
{
    Request event(of(&widget));
    for (QWidget *each = &widget; each; each = each->parentWidget()) {
        if (!each->parentWidget())
            QCoreApplication::sendEvent(each, &event);
    }
}

Request::Request(QString page)
    : QEvent(type())
    , m_page(std::move(page))
{ }

QEvent::Type Request::type()
{
    static const int number = QEvent::registerEventType();
    return QEvent::Type(number);
}

} // namespace Balehook::HelpPage
