// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importjobsmodel.h"
#include "session/index/indexedjobs.h"
#include "tour/tour.h"
#include "widgets/actions/windowactions.h"
#include "widgets/lists/listingpage.h"
#include "widgets/search/conditionmenu.h"
#include "widgets/search/searchdesk.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/window/mainwindow.h"

#include <QAction>
#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace Balehook::Testing {

using namespace Qt::StringLiterals;

namespace {

const QStringList few{u"--jobs"_s, u"900"_s};

bool searchLoaded(Tour &tour)
{
    return tour.openLoaded(few) && tour.press(Qt::Key_F, Qt::ControlModifier) && tour.type("searchText", u"csv"_s);
}

/// Every job is in the index.
bool loadAll(Tour &tour)
{
    if (!tour.openLoaded(few) || !tour.click("scopeLoad"))
        return false;
    const auto *index = tour.console().page().current()->session->indexedJobs();
    return index && tour.wait([&] { return !tour.isShown("scopeLoad") && !tour.isShown("scopePause"); });
}

bool searchAll(Tour &tour, const QString &text)
{
    if (!loadAll(tour))
        return false;
    JobQuery query;
    query.text = text;
    query.values[ImportJob::Status] = {{u"1"_s, u"2"_s}, false};
    query.counts[ImportJob::FailureCount].least = 10;
    query.hasFailedFile = true;
    query.sortField = ImportJob::FailureCount;
    query.isDescending = true;
    tour.console().page().findChild<SearchDesk *>()->setQuery(query);
    return tour.waitFor("chipsClear");
}

/// The menu of the button \a name, opened below it.
QMenu *openMenu(Tour &tour, const char *name)
{
    auto *button = tour.child<QToolButton>(name);
    QMenu *menu = button->menu();
    menu->popup(button->mapToGlobal(QPoint(0, button->height())));
    return menu;
}

bool chooseFilter(Tour &tour, int which, const char *opened)
{
    if (!loadAll(tour))
        return false;
    QMenu *menu = openMenu(tour, "addFilter");
    menu->close();
    if (which >= menu->actions().size())
        return false;
    menu->actions().at(which)->trigger();
    return tour.waitFor(opened);
}

bool askForRange(Tour &tour, void (ConditionMenu::*wanted)(ImportJob::Field), ImportJob::Field field,
                 const char *opened)
{
    if (!loadAll(tour))
        return false;
    Q_EMIT(tour.console().page().findChild<ConditionMenu *>()->*wanted)(field);
    return tour.waitFor(opened);
}

bool saveView(Tour &tour)
{
    if (!loadAll(tour))
        return false;
    QMenu *menu = openMenu(tour, "viewsButton");
    menu->close();
    auto *saving = menu->findChild<QAction *>(u"saveViewAction"_s);
    if (!saving)
        return false;
    saving->trigger();
    return tour.waitFor("viewNameDialog");
}

/// With something to draw in the charts.
bool showCharts(Tour &tour)
{
    return loadAll(tour) && tour.press(Qt::Key_F7) && tour.waitFor("activityJobs");
}

} // namespace

TourStates searchStates()
{
    return {
        {"search-loaded-rows", searchLoaded},
        {"search-loading-all",
         [](Tour &tour) {
             return tour.openLoaded({u"--latency"_s, u"600"_s}) && tour.click("scopeLoad")
                 && tour.waitFor("scopePause");
         },
         false},
        {"search-chips",
         [](Tour &tour) {
             return searchAll(tour, u"csv"_s) && tour.wait([&] { return tour.console().model()->rowCount() > 0; });
         }},
        {"search-nothing", [](Tour &tour) { return searchAll(tour, u"no such job"_s) && tour.waitFor("emptyAction"); }},
        {"search-unknown-field",
         [](Tour &tour) {
             return loadAll(tour) && tour.type("searchText", u"sku:4711"_s) && tour.waitFor("searchHint");
         }},
        {"search-suggestions",
         [](Tour &tour) {
             return loadAll(tour) && tour.type("searchText", u"user:"_s) && tour.wait([] {
                 const auto windows = QApplication::topLevelWidgets();
                 return std::any_of(windows.begin(), windows.end(), [](const QWidget *window) {
                     return window->objectName() == "searchSuggestions"_L1 && window->isVisible();
                 });
             });
         }},
        {"search-out-of-view",
         [](Tour &tour) {
             if (!loadAll(tour) || !tour.type("searchText", u"user:a"_s))
                 return false;
             tour.console().table().horizontalHeader()->hideSection(ImportJobsModel::UserColumn);
             return tour.wait([&] { return tour.console().isLoaded(); });
         }},
        {"search-filter-menu", [](Tour &tour) { return loadAll(tour) && openMenu(tour, "addFilter")->isVisible(); }},
        {"search-views-menu", [](Tour &tour) { return loadAll(tour) && openMenu(tour, "viewsButton")->isVisible(); }},
        {"webhooks-views-menu",
         [](Tour &tour) {
             return tour.openLoaded() && tour.press(Qt::Key_2, Qt::AltModifier) && tour.waitFor("webhookViewsButton")
                 && openMenu(tour, "webhookViewsButton")->isVisible();
         }},
        {"search-dates",
         [](Tour &tour) {
             return askForRange(tour, &ConditionMenu::datesRequested, ImportJob::CreatedAt, "dateRangeDialog");
         }},
        {"search-counts",
         [](Tour &tour) {
             return askForRange(tour, &ConditionMenu::countRequested, ImportJob::FailureCount, "countRangeDialog");
         }},
        {"search-save-view", saveView},
        {"activity-charts", showCharts},
        {"kept-jobs",
         [](Tour &tour) {
             if (!loadAll(tour))
                 return false;
             tour.console().window().findChild<WindowActions *>()->keptIndexes->trigger();
             return tour.waitFor("keptIndexesDialog");
         }},
        {"search-values", [](Tour &tour) { return chooseFilter(tour, 0, "valuesPopup"); }},
    };
}

} // namespace Balehook::Testing
