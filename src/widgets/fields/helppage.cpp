// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/fields/helppage.h"

#include "widgets/fields/enterkey.h"
#include "widgets/look/buttonicons.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHash>
#include <QPushButton>
#include <QShortcut>
#include <QVariant>
#include <QWhatsThis>

#include <utility>

namespace Balehook::HelpPage {

using namespace Qt::StringLiterals;

namespace {

constexpr const char *property = "helpPage";

/// Parts of the window, by the name of their object.
QString pageOfPart(const QString &objectName)
{
    static const QHash<QString, QString> pages{
        {u"accountsPane"_s, u"accounts"_s},     {u"activityPanel"_s, u"activity"_s},
        {u"filePlace"_s, u"failed-rows"_s},     {u"importJobsTable"_s, u"find-a-job"_s},
        {u"messageBar"_s, u"trouble"_s},        {u"propertiesTable"_s, u"properties"_s},
        {u"requestsPanel"_s, u"requests"_s},    {u"searchRow"_s, u"search"_s},
        {u"webhookSearchRow"_s, u"webhooks"_s}, {u"webhooksTable"_s, u"webhooks"_s},
    };
    return pages.value(objectName);
}

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
        if (const QString page = pageOfPart(widget->objectName()); !page.isEmpty())
            return page;
    }
    return {};
}

QString ofScreen(const QWidget &window, const QWidget &shown)
{
    if (const QString page = of(window.focusWidget()); !page.isEmpty())
        return page;
    return shown.isVisible() ? of(&shown) : QString();
}

void offer(QDialog &dialog, QDialogButtonBox &buttons, const QString &page)
{
    set(dialog, page);
    QPushButton *help = buttons.addButton(QDialogButtonBox::Help);
    help->setAutoDefault(false); // or it would be the default of a dialog that has none
    setButtonIcons(buttons);
    new EnterKey(dialog);
    QObject::connect(help, &QPushButton::clicked, &dialog, [&dialog] { request(dialog); });
    auto *key = new QShortcut(QKeySequence::HelpContents, &dialog);
    QObject::connect(key, &QShortcut::activated, &dialog, [&dialog] { request(dialog); });
}

void offerIn(QWidget &popup, const QString &page)
{
    set(popup, page);
    auto *key = new QShortcut(QKeySequence::HelpContents, &popup);
    QObject::connect(key, &QShortcut::activated, &popup, [&popup] {
        popup.close();
        request(popup);
    });
}

void offerWhatsThis(QDialogButtonBox &buttons)
{
    QPushButton *button = buttons.addButton(QCoreApplication::translate("Balehook::HelpPage", "What's This?"),
                                            QDialogButtonBox::HelpRole);
    button->setObjectName(u"whatsThisButton"_s);
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
