// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/table/tableworkers.h"

namespace Balehook {

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
    m_passes.start(std::move(work));
}

void TableWorkers::runUnpacking(std::function<void()> work)
{
    m_unpacking.start(std::move(work));
}

void TableWorkers::runRead(std::function<void()> work)
{
    m_reads.start(std::move(work), ++m_newestRead);
}

} // namespace Balehook
