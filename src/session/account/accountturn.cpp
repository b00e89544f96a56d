// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/account/accountturn.h"

#include "settings/settingsfile.h"

#include <QFileInfo>

namespace Balehook {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr auto retryPause = 50ms;
constexpr std::chrono::milliseconds quietTime = 5s; // before anything is said

} // namespace

AccountTurn::AccountTurn(SettingsFile &settings)
    : m_settings(settings)
    , m_lock(QFileInfo(settings.fileName()).absolutePath() + "/accounts.lock"_L1)
{
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &AccountTurn::look);
}

AccountTurn::~AccountTurn()
{
    m_lock.unlockAndRemove();
}

void AccountTurn::ask()
{
    m_waiting.start();
    m_pause.start(0ms);
}

QString AccountTurn::waitingText()
{
    return tr("Another program is adding or removing an account. This one waits for it.");
}

void AccountTurn::look()
{
    if (m_lock.tryLock() == FileLock::Attempt::Held) {
        if (!m_isTold && m_waiting.hasExpired(quietTime.count())) {
            m_isTold = true;
            Q_EMIT waits();
        }
        m_pause.start(retryPause);
        return;
    }
    // What cannot be read now is told by the write.
    m_settings.commit({}, this, [this](const Outcome &) { Q_EMIT taken(); });
}

} // namespace Balehook
