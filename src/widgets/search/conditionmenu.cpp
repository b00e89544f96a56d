// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/search/conditionmenu.h"

#include "widgets/search/valuespopup.h"

#include <QMenu>

#include <utility>

namespace Balehook {

ConditionMenu::ConditionMenu(std::function<JobQuery()> query, QObject *parent)
    : QObject(parent)
    , m_query(std::move(query))
{ }

void ConditionMenu::attachTo(QMenu &menu)
{
    connect(&menu, &QMenu::aboutToShow, this, [this, m = &menu] {
        clear(*m);
        fill(*m);
        Q_EMIT countsRequested();
    });
}

void ConditionMenu::setCounts(const JobFacets &facets)
{
    for (const Counted &each : m_counted) {
        if (each.action)
            each.action->setText(ValuesPopup::countedText(each.text, (facets.*each.condition).*each.side));
    }
}

void ConditionMenu::clear(QMenu &menu)
{
    const QList<QAction *> actions = menu.actions();
    for (const QAction *action : actions) {
        if (QMenu *below = action->menu())
            below->deleteLater(); // one of its actions may be the way here
    }
    menu.clear();
}

QAction *ConditionMenu::addChoice(QMenu &menu, const QString &text, const std::pair<Flag, bool> &choice,
                                  const std::vector<Flag> &others)
{
    const auto [flag, value] = choice;
    QAction *action = menu.addAction(text);
    action->setCheckable(true);
    action->setChecked(m_query().*flag == value);
    connect(action, &QAction::triggered, this, [this, choice, others](bool isChosen) {
        JobQuery query = m_query();
        for (const Flag other : others)
            (query.*other).reset();
        query.*choice.first = isChosen ? std::optional(choice.second) : std::nullopt;
        Q_EMIT chosen(query);
    });
    return action;
}

void ConditionMenu::addTimes(QMenu &menu, QObject *context,
                             const std::function<void(const JobQuery::TimeRange &)> &take,
                             const std::function<void()> &between)
{
    const auto add = [&](const QString &text, const JobQuery::TimeRange &range) {
        connect(menu.addAction(text), &QAction::triggered, context, [take, range] { take(range); });
    };
    const auto last = [](int days) { return JobQuery::TimeRange{std::nullopt, std::nullopt, days}; };
    // None of them is worked out here: tomorrow they mean other days.
    add(tr("&Today"), {std::nullopt, std::nullopt, std::nullopt, true});
    add(tr("Last &24 Hours"), last(1));
    add(tr("Last &7 Days"), last(7));
    add(tr("Last &30 Days"), last(30));
    connect(menu.addAction(tr("&Between Two Dates...")), &QAction::triggered, context, between);
}

void ConditionMenu::fill(QMenu &menu)
{
    const auto values = [this, &menu](const QString &text, ImportJob::Field field) {
        connect(menu.addAction(text), &QAction::triggered, this, [this, field] { Q_EMIT valuesRequested(field); });
    };
    values(tr("&Status..."), ImportJob::Status);
    values(tr("&Type..."), ImportJob::JobType);
    values(tr("&User..."), ImportJob::UserName);
    values(tr("&Channel..."), ImportJob::ChannelId);
    menu.addSeparator();
    m_counted.clear();
    const auto fileSide = [this, &menu](const QString &text, bool isWith) {
        m_counted.push_back({addChoice(menu, text, {&JobQuery::hasFailedFile, isWith}), text, &JobFacets::failedFile,
                             isWith ? &JobFacets::SideCounts::with : &JobFacets::SideCounts::without});
    };
    fileSide(tr("Has a &Failed File"), true);
    fileSide(tr("Has &No Failed File"), false);
    const auto rowsSide = [this, &menu](const QString &text, const std::pair<Flag, bool> &choice,
                                        qint64 JobFacets::SideCounts::*side) {
        QAction *action = addChoice(menu, text, choice, {&JobQuery::hasFailures, &JobQuery::hasFailureCount});
        m_counted.push_back({action, text, &JobFacets::failures, side});
    };
    rowsSide(tr("Has Failed &Rows"), {&JobQuery::hasFailures, true}, &JobFacets::SideCounts::with);
    rowsSide(tr("No Failed R&ows"), {&JobQuery::hasFailures, false}, &JobFacets::SideCounts::without);
    rowsSide(tr("No Count of Failed Ro&ws"), {&JobQuery::hasFailureCount, false}, &JobFacets::SideCounts::unknown);
    menu.addSeparator();
    const auto count = [this, &menu](const QString &text, ImportJob::Field field) {
        connect(menu.addAction(text), &QAction::triggered, this, [this, field] { Q_EMIT countRequested(field); });
    };
    count(tr("Nu&mber of Succeeded Rows..."), ImportJob::SuccessCount);
    count(tr("Number of Fa&iled Rows..."), ImportJob::FailureCount);
    menu.addSeparator();
    const auto times = [this, &menu](const QString &text, ImportJob::Field field) {
        const auto take = [this, field](const JobQuery::TimeRange &range) {
            JobQuery query = m_query();
            query.times[field] = range;
            Q_EMIT chosen(query);
        };
        addTimes(*menu.addMenu(text), this, take, [this, field] { Q_EMIT datesRequested(field); });
    };
    times(tr("Cre&ated"), ImportJob::CreatedAt);
    times(tr("U&pdated"), ImportJob::UpdatedAt);
    menu.addSeparator();
    addChoice(menu, tr("No Longer Liste&d"), {&JobQuery::isListed, false});
}

} // namespace Balehook
