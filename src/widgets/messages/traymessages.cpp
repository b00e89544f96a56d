// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/messages/traymessages.h"

#include "core/text/safetext.h"

#include <QGuiApplication>
#include <QIcon>
#include <QSystemTrayIcon>

namespace Balehook {

TrayMessages::TrayMessages(QObject *parent)
    : QObject(parent)
{ }

TrayMessages::~TrayMessages() = default;

bool TrayMessages::isThere() const
{
    return QSystemTrayIcon::isSystemTrayAvailable() && QSystemTrayIcon::supportsMessages();
}

void TrayMessages::show(const QString &title, const QString &body)
{
    if (!m_icon) {
        m_icon = new QSystemTrayIcon(QGuiApplication::windowIcon(), this);
        connect(m_icon, &QSystemTrayIcon::messageClicked, this, &TrayMessages::clicked);
        connect(m_icon, &QSystemTrayIcon::activated, this, &TrayMessages::clicked);
    }
    m_icon->setToolTip(plainToolTip(title));
    m_icon->show();
    m_icon->showMessage(title, body, QGuiApplication::windowIcon());
}

} // namespace Balehook
