// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/loopgaps.h"

#include <QEventLoop>

namespace Balehook::Bench {

LoopGaps::LoopGaps(QObject *parent)
    : QObject(parent)
{
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(1);
    connect(&m_timer, &QTimer::timeout, this, &LoopGaps::tick);
    m_timer.start();
    m_sinceTick.start();
}

void LoopGaps::tick()
{
    const qint64 gap = m_sinceTick.nsecsElapsed();
    m_sinceTick.restart();
    if (gap > m_longest) {
        m_longest = gap;
        m_longestDuring = m_activity;
    }
}

bool runScript(std::vector<ScriptStep> steps, LoopGaps &gaps)
{
    constexpr int pauseMsecs = 40;
    constexpr int patienceMsecs = 20'000;
    QEventLoop loop;
    QTimer timer;
    QElapsedTimer sinceAct;
    std::size_t next = 0;
    bool isWaiting = false;
    QObject::connect(&timer, &QTimer::timeout, &loop, [&] {
        if (isWaiting) {
            const ScriptStep &step = steps[next - 1];
            if (step.isDone && !step.isDone()) {
                if (sinceAct.elapsed() > patienceMsecs)
                    loop.exit(1);
                return;
            }
        }
        if (next == steps.size()) {
            loop.exit(0);
            return;
        }
        isWaiting = true;
        sinceAct.start();
        gaps.setActivity(steps[next].name);
        steps[next++].act();
    });
    timer.start(pauseMsecs);
    return loop.exec() == 0;
}

} // namespace Balehook::Bench
