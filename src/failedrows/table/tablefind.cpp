// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/table/tablefind.h"

#include "failedrows/table/cellsearch.h"
#include "failedrows/table/tableworkers.h"

#include <QPointer>

namespace Balehook {

TableFind::TableFind(TableWorkers &workers, std::shared_ptr<OpenTable> table, std::shared_ptr<const CellSearch> wanted,
                     QObject *parent)
    : TextFind(parent)
    , m_workers(workers)
    , m_table(std::move(table))
    , m_search(std::move(wanted))
{
    const QPointer<TableFind> self(this);
    workers.runPass([&workers, self, opened = m_table, search = m_search, counts = m_counts, stop = m_stop] {
        const auto report = [&](double share, qint64 matches) {
            workers.post([self, stop, share, matches] {
                if (self && !*stop)
                    self->takeReport(share, matches);
            });
        };
        const Outcome outcome = countMatches(*opened, *search, *counts, *stop, report);
        workers.post([self, stop, outcome] {
            if (self && !*stop)
                self->finish(outcome);
        });
    });
}

TableFind::~TableFind()
{
    *m_stop = true;
}

void TableFind::cancel()
{
    *m_stop = true;
    deleteLater();
}

void TableFind::step(CellPlace from, Direction direction)
{
    m_step = Step{from, direction};
    ++m_stepNumber;
    takeStep();
}

void TableFind::takeReport(double share, qint64 matches)
{
    takeStep();
    Q_EMIT progressed(share, matches);
}

void TableFind::finish(const Outcome &outcome)
{
    m_hasFinished = true;
    takeStep();
    Q_EMIT finished(outcome);
}

void TableFind::takeStep()
{
    if (!m_step || m_isStepping)
        return;
    m_isStepping = true;
    const QPointer<TableFind> self(this);
    const auto work = [&workers = m_workers, self, opened = m_table, search = m_search, counts = m_counts,
                       stop = m_stop, step = *m_step, number = m_stepNumber, isFinal = m_hasFinished] {
        const auto found = stepToMatch(*opened, *search, *counts, step.from, step.direction, *stop);
        workers.post([self, stop, found, number, isFinal] {
            if (self && !*stop)
                self->finishStep(found, number, isFinal);
        });
    };
    m_workers.runRead(work);
}

void TableFind::finishStep(const Result<std::optional<FoundCell>> &found, int number, bool isFinal)
{
    m_isStepping = false;
    if (number == m_stepNumber && found && found.value()) {
        m_step.reset();
        Q_EMIT this->found(found.value()->place, found.value()->ordinal);
    } else if (number == m_stepNumber && (isFinal || !found)) {
        m_step.reset();
        Q_EMIT nothingFound();
    } else if (number != m_stepNumber || m_hasFinished) {
        takeStep();
    }
}

} // namespace Balehook
