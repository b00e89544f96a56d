// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/fileopenevents.h"

#include "domain/account/joblink.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QFileOpenEvent>

namespace Balehook {

FileOpenEvents::FileOpenEvents(QCoreApplication &application, QObject *parent)
    : QObject(parent)
{
    application.installEventFilter(this);
}

bool FileOpenEvents::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::FileOpen)
        return QObject::eventFilter(watched, event);
    const QUrl url = static_cast<QFileOpenEvent *>(event)->url();
    const QString link = url.toString(QUrl::FullyEncoded);
    if (url.isLocalFile())
        Q_EMIT wanted({QFileInfo(url.toLocalFile()).absoluteFilePath()});
    else if (JobLink::isMeant(link))
        Q_EMIT wanted({link});
    return true;
}

} // namespace Balehook
