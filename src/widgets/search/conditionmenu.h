// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/jobfacets.h"
#include "domain/queries/jobquery.h"

#include <QAction>
#include <QObject>
#include <QPointer>

#include <functional>
#include <utility>
#include <vector>

class QMenu;

namespace Balehook {

/// The conditions that can be added to a query, as a menu: of the search row, and in the menu bar. Where a condition
/// needs values or numbers, it asks for them. Owned by the search row.
class ConditionMenu final : public QObject
{
    Q_OBJECT

public:
    /// \a query: the one that is changed.
    ConditionMenu(std::function<JobQuery()> query, QObject *parent = nullptr);

    /// The answer to countsRequested(), for the menu that is open.
    void setCounts(const JobFacets &facets);

    /// Fills \a menu each time it is about to show.
    void attachTo(QMenu &menu);

    /// Takes the entries out of \a menu, and what opens from it with them, which QMenu::clear() leaves alive.
    static void clear(QMenu &menu);

    /// Ranges of time, as entries of \a menu; \a between is called where two dates are to be asked for.
    static void addTimes(QMenu &menu, QObject *context, const std::function<void(const JobQuery::TimeRange &)> &take,
                         const std::function<void()> &between);

Q_SIGNALS:
    /// A menu opens; what it offers may be counted.
    void countsRequested();
    void chosen(const Balehook::JobQuery &query);
    void valuesRequested(Balehook::ImportJob::Field field);
    void countRequested(Balehook::ImportJob::Field field);
    void datesRequested(Balehook::ImportJob::Field field);

private:
    void fill(QMenu &menu);
    using Flag = decltype(QueryFlag<ImportJob>::member);
    /// One entry that sets or, chosen again, takes back; those in \a others cannot hold at the same time.
    QAction *addChoice(QMenu &menu, const QString &text, const std::pair<Flag, bool> &choice,
                       const std::vector<Flag> &others = {});

    struct Counted
    {
        QPointer<QAction> action;
        QString text;
        JobFacets::SideCounts JobFacets::*condition;
        qint64 JobFacets::SideCounts::*side;
    };

    std::function<JobQuery()> m_query;
    std::vector<Counted> m_counted; ///< entries of the menu that was opened last
};

} // namespace Balehook
