// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tour/tour.h"
#include "widgets/mainwindow.h"
#include "widgets/windowactions.h"

#include <QTableView>

namespace Balehook::Testing {

using namespace Qt::StringLiterals;

namespace {

bool trigger(Tour &tour, QAction *WindowActions::*action, const char *shown)
{
    if (!tour.openLoaded())
        return false;
    (tour.console().window().findChild<WindowActions *>()->*action)->trigger();
    return tour.waitFor(shown);
}

bool showRequests(Tour &tour)
{
    if (!trigger(tour, &WindowActions::requests, "requestsTable"))
        return false;
    auto *table = tour.child<QTableView>("requestsTable");
    if (!tour.wait([table] { return table->model()->rowCount() > 0; }))
        return false;
    table->selectRow(0);
    return tour.waitFor("requestDetails");
}

} // namespace

TourStates panelStates()
{
    return {
        {"palette", [](Tour &tour) { return trigger(tour, &WindowActions::palette, "commandPalette"); }},
        {"palette-typed",
         [](Tour &tour) {
             return trigger(tour, &WindowActions::palette, "commandPalette") && tour.type("paletteText", u"co"_s);
         }},
        {"requests", showRequests},
        {"diagnostic-report",
         [](Tour &tour) { return trigger(tour, &WindowActions::diagnosticReport, "diagnosticDialog"); }},
        {"appearance", [](Tour &tour) { return trigger(tour, &WindowActions::appearance, "appearanceDialog"); }},
        {"manual", [](Tour &tour) { return trigger(tour, &WindowActions::manual, "manualWindow"); }},
        {"unknowns", [](Tour &tour) { return trigger(tour, &WindowActions::unknowns, "unknownsDialog"); }},
    };
}

} // namespace Balehook::Testing
