// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "credentials/keychainthread.h"

#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

KeychainThread::KeychainThread()
{
    m_thread.setObjectName(u"keychain"_s);
    m_place.moveToThread(&m_thread);
    m_thread.start();
}

KeychainThread::~KeychainThread()
{
    m_thread.quit();
    m_thread.wait();
}

void KeychainThread::begin(std::function<void()> work)
{
    QMetaObject::invokeMethod(&m_place, std::move(work), Qt::QueuedConnection);
}

void KeychainThread::finish(const std::function<void()> &work)
{
    QMetaObject::invokeMethod(&m_place, work, Qt::BlockingQueuedConnection);
}

} // namespace Balehook
