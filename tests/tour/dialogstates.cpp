// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "service/demoaccounts.h"
#include "session/update/updatenotice.h"
#include "tour/tour.h"
#include "widgets/accounts/proxypassworddialog.h"
#include "widgets/actions/windowactions.h"
#include "widgets/help/updatedialog.h"
#include "widgets/window/mainwindow.h"

namespace Balehook::Testing {

using namespace Qt::StringLiterals;

namespace {

bool addAccount(Tour &tour)
{
    return tour.openBy(&WindowActions::addAccount, "accountDialog");
}

bool fillAccount(Tour &tour, const QString &url, const QString &token)
{
    return addAccount(tour) && tour.type("nameEdit", u"Globex Home"_s) && tour.type("slugEdit", u"globex-2"_s)
        && tour.type("baseUrlEdit", url) && tour.type("tokenEdit", token);
}

bool askForProxyPassword(Tour &tour)
{
    if (!tour.openLoaded())
        return false;
    (new ProxyPasswordDialog(*tour.console().sessions, u"proxy.example.com"_s, &tour.console().window()))->open();
    return tour.waitFor("proxyPasswordDialog");
}

/// The window has it only where the program was built with it, and it asks nothing here.
bool showUpdates(Tour &tour)
{
    if (!tour.openLoaded())
        return false;
    MainWindow &window = tour.console().window();
    auto *notice = new UpdateNotice(*tour.console().sessions, tour.console().settings, u"1.0.0"_s,
                                    u"https://releases.example.com/latest.json"_s, &window);
    (new UpdateDialog(*notice, &window))->open();
    return tour.waitFor("updateDialog");
}

} // namespace

TourStates dialogStates()
{
    return {
        {"account-add", addAccount},
        {"account-errors",
         [](Tour &tour) {
             return addAccount(tour) && tour.type("slugEdit", u"Not a Slug"_s) && tour.type("baseUrlEdit", u"nowhere"_s)
                 && tour.click("primaryButton");
         }},
        {"account-advanced",
         [](Tour &tour) {
             return tour.openBy(&WindowActions::editAccount, "accountDialog") && tour.click("advancedToggle");
         }},
        {"account-check",
         [](Tour &tour) {
             return fillAccount(tour, u"http://127.0.0.1:1/{slug}"_s, u"abc"_s) && tour.click("checkButton")
                 && tour.waitFor("checkView");
         }},
        {"account-token", [](Tour &tour) { return tour.openBy(&WindowActions::updateToken, "tokenDialog"); }},
        {"account-remove",
         [](Tour &tour) { return tour.openBy(&WindowActions::removeAccount, "removeAccountQuestion"); }},
        {"network", [](Tour &tour) { return tour.openBy(&WindowActions::network, "networkDialog"); }},
        {"proxy-password", askForProxyPassword},
        {"updates", showUpdates},
        {"go-to", [](Tour &tour) { return tour.openBy(&WindowActions::goTo, "goToDialog"); }},
        {"export", [](Tour &tour) { return tour.openBy(&WindowActions::exportList, "listingExportDialog"); }},
        {"recent-files", [](Tour &tour) { return tour.openBy(&WindowActions::recentFiles, "recentFilesPanel"); }},
        {"shortcuts", [](Tour &tour) { return tour.openBy(&WindowActions::shortcuts, "shortcutsDialog"); }},
        {"about", [](Tour &tour) { return tour.openBy(&WindowActions::about, "aboutBox"); }},
    };
}

} // namespace Balehook::Testing
