// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/listing/backgroundwork.h"

#include <QMetaObject>
#include <QMutexLocker>

namespace Balehook {

BackgroundWork::BackgroundWork(QObject *owner)
    : m_mailbox(std::make_shared<Mailbox>())
{
    m_mailbox->owner = owner;
}

BackgroundWork::~BackgroundWork()
{
    const QMutexLocker locker(&m_mailbox->mutex);
    m_mailbox->owner = nullptr;
}

void BackgroundWork::Mailbox::post(std::function<void()> deliver)
{
    // Held while posting, so that the owner cannot go meanwhile. What is posted and not delivered goes with it.
    const QMutexLocker locker(&mutex);
    if (owner)
        QMetaObject::invokeMethod(owner, std::move(deliver), Qt::QueuedConnection);
}

} // namespace Balehook
