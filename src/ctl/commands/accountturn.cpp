// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/accountturn.h"

#include "ctl/frame/terminal.h"
#include "settings/profile.h"

#include <QFileInfo>

namespace Balehook::Ctl {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr auto pause = 50ms;
constexpr std::chrono::milliseconds patience = 5s; // before anything is said

} // namespace

AccountTurn::AccountTurn(const Workbench &bench)
    : m_bench(bench)
    , m_lock(QFileInfo(bench.profile.settings().fileName()).absolutePath() + "/accounts.lock"_L1)
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

void AccountTurn::look()
{
    if (m_lock.tryLock() == FileLock::Attempt::Held) {
        if (!m_isTold && m_waiting.hasExpired(patience.count())) {
            m_isTold = true;
            m_bench.terminal.say(tr("Another program is adding or removing an account. This one waits for it."));
        }
        m_pause.start(pause);
        return;
    }
    // What cannot be read now is told by the write.
    static_cast<void>(m_bench.profile.settings().save().ok());
    Q_EMIT taken();
}

} // namespace Balehook::Ctl
