// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/table/tableworkers.h"

#include "core/process/threadpriority.h"

namespace Balehook {

namespace {

/// A pass takes all the time that there is: the window, which needs little of it, and reads of what it shows go first.
std::function<void()> steppingBack(std::function<void()> work)
{
    return [work = std::move(work)] {
        stepBack();
        work();
    };
}

} // namespace

TableWorkers::TableWorkers(QObject *receiver)
    : m_receiver(receiver)
{
    m_passes.setMaxThreadCount(1);
    m_reads.setMaxThreadCount(1);
    m_unpacking.setMaxThreadCount(1);
}

TableWorkers::~TableWorkers()
{
    m_passes.clear();
    m_reads.clear();
    m_unpacking.clear();
    m_passes.waitForDone();
    m_reads.waitForDone();
    m_unpacking.waitForDone();
}

void TableWorkers::runPass(std::function<void()> work)
{
    m_passes.start(steppingBack(std::move(work)));
}

void TableWorkers::runUnpacking(std::function<void()> work)
{
    m_unpacking.start(steppingBack(std::move(work)));
}

void TableWorkers::runRead(std::function<void()> work)
{
    m_reads.start(std::move(work), ++m_newestRead);
}

} // namespace Balehook
