// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/disk/writequeue.h"

#include "core/process/background.h"

#include <utility>

namespace Balehook {

WriteQueue::WriteQueue()
{
    m_thread.setMaxThreadCount(1);
}

WriteQueue::~WriteQueue()
{
    waitForDone();
}

void WriteQueue::run(std::function<Outcome()> work, QObject *context, std::function<void(const Outcome &)> done)
{
    const auto outcome =
        inBackground<Outcome>([work = std::move(work)](QPromise<Outcome> & /*unused*/) { return work(); }, m_thread);
    if (context && done)
        whenDone(outcome, context, std::move(done));
}

void WriteQueue::waitForDone()
{
    m_thread.waitForDone();
}

} // namespace Balehook
