// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tour/tour.h"
#include "widgets/actions/windowactions.h"
#include "widgets/window/mainwindow.h"

#include <QAction>
#include <QApplication>
#include <QTreeView>

#include <algorithm>

namespace Balehook::Testing {

using namespace Qt::StringLiterals;

namespace {

bool showRequests(Tour &tour)
{
    if (!tour.openBy(&WindowActions::requests, "requestsTable"))
        return false;
    auto *list = tour.child<QTreeView>("requestsTable");
    if (!tour.wait([list] { return list->model()->rowCount() > 0; }))
        return false;
    list->setCurrentIndex(list->model()->index(0, 0));
    return tour.waitFor("requestDetails");
}

bool askForToken(Tour &tour)
{
    if (!showRequests(tour))
        return false;
    tour.child<QAction>("requestCurlToken")->trigger();
    return tour.waitFor("curlTokenBox");
}

/// A window of its own.
bool showManual(Tour &tour)
{
    if (!tour.openLoaded())
        return false;
    tour.console().window().findChild<WindowActions *>()->manual->trigger();
    return tour.wait([] {
        const auto windows = QApplication::topLevelWidgets();
        return std::any_of(windows.begin(), windows.end(), [](const QWidget *window) {
            return window->objectName() == u"manualWindow"_s && window->isVisible();
        });
    });
}

} // namespace

TourStates panelStates()
{
    return {
        {"palette", [](Tour &tour) { return tour.openBy(&WindowActions::palette, "commandPalette"); }},
        {"palette-typed",
         [](Tour &tour) {
             return tour.openBy(&WindowActions::palette, "commandPalette") && tour.type("paletteText", u"co"_s);
         }},
        {"requests", showRequests},
        {"requests-token", askForToken},
        {"diagnostic-report",
         [](Tour &tour) { return tour.openBy(&WindowActions::diagnosticReport, "diagnosticDialog"); }},
        {"appearance", [](Tour &tour) { return tour.openBy(&WindowActions::appearance, "appearanceDialog"); }},
        {"manual", showManual},
        {"unknowns", [](Tour &tour) { return tour.openBy(&WindowActions::unknowns, "unknownsDialog"); }},
    };
}

} // namespace Balehook::Testing
