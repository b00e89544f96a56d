// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "credentials/tokenkey.h"
#include "models/importjobsmodel.h"
#include "tour/tour.h"
#include "widgets/actions/windowactions.h"
#include "widgets/lists/listingpage.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/window/mainwindow.h"

#include <QJsonObject>
#include <QTabWidget>

namespace Balehook::Testing {

using namespace Qt::StringLiterals;

namespace {

bool showRefused(Tour &tour)
{
    if (!tour.open({}, {}))
        return false;
    const QString id = tour.console().addAccount("acme", u"not.the.token"_s);
    return tour.waitFor("messageText") && tour.console().sessions->account(id);
}

bool showUnreachable(Tour &tour)
{
    if (!tour.open({}, {}))
        return false;
    // Port 1 refuses on any machine.
    const auto slug = AccountSlug::fromString(u"acme"_s);
    const Account account(u"one"_s, *slug, BaseUrl::parse(u"http://127.0.0.1:1"_s, *slug).value());
    tour.console().tokens.tokens.insert(TokenKey(account, u"profile"_s).toString(),
                                        BearerToken::fromPasted(u"abc"_s).value().token);
    tour.console().sessions->saveAccount(account);
    return tour.waitFor("messageText") && tour.waitFor("emptyAction");
}

bool showHalfFailed(Tour &tour)
{
    if (!tour.openLoaded() || !tour.console().tellService({{u"failEvery"_s, 1}}))
        return false;
    tour.console().table().goToRow(20'000);
    return tour.waitFor("messageText");
}

bool showRecord(Tour &tour)
{
    if (!tour.openLoaded())
        return false;
    tour.press(Qt::Key_F4);
    const auto isFound = [&] {
        const int row = tour.console().table().currentIndex().row();
        return row >= 0 && tour.console().model()->recordAt(row)
            && tour.console().model()->recordAt(row)->has(ImportJob::FailedFilePath);
    };
    return tour.wait(isFound) && tour.waitFor("summary");
}

bool showRaw(Tour &tour)
{
    if (!showRecord(tour))
        return false;
    tour.child<QWidget>("recordPane")->findChild<QTabWidget *>()->setCurrentIndex(1);
    return tour.waitFor("rawText");
}

bool showLongNames(Tour &tour)
{
    if (!tour.open({}, {}))
        return false;
    Account account = *tour.console().sessions->account(tour.console().addAccount("acme"));
    account.name =
        u"Donaudampfschifffahrtsgesellschaft Handels- und Vertriebs GmbH & Co. KG, Niederlassung Regensburg"_s;
    tour.console().sessions->saveAccount(account);
    if (!tour.wait([&] { return tour.console().model() && tour.console().model()->rowCount() > 0; }))
        return false;
    tour.press(Qt::Key_F4);
    return tour.waitFor("summary");
}

} // namespace

TourStates listStates()
{
    return {
        {"first-start", [](Tour &tour) { return tour.open({}, {}) && tour.waitFor("emptyAction"); }},
        {"loading",
         [](Tour &tour) {
             return tour.open({u"--latency"_s, u"30000"_s}) && tour.waitFor("loadingNote");
         },
         false},
        {"loaded", [](Tour &tour) { return tour.openLoaded(); }},
        {"compact",
         [](Tour &tour) {
             const bool isLoaded = tour.openLoaded();
             tour.console().window().findChild<WindowActions *>()->compactRows->trigger();
             return isLoaded;
         }},
        {"no-jobs", [](Tour &tour) { return tour.open({}, {"initech"}) && tour.waitFor("emptyAction"); }},
        {"no-token",
         [](Tour &tour) {
             if (!tour.open({}, {}))
                 return false;
             tour.console().addAccount("acme", QString());
             return tour.waitFor("messageAction");
         }},
        {"refused-token", showRefused},
        {"unreachable", showUnreachable},
        {"half-failed", showHalfFailed},
        {"record", showRecord},
        {"record-raw", showRaw},
        {"record-below",
         [](Tour &tour) {
             if (!showRecord(tour))
                 return false;
             tour.console().window().findChild<WindowActions *>()->recordPaneBelow->trigger();
             return tour.isShown("summary");
         }},
        {"long-names", showLongNames},
        {"small-window",
         [](Tour &tour) {
             const bool isShown = showRecord(tour);
             tour.console().window().resize(800, 560);
             return isShown;
         }},
        {"activity",
         [](Tour &tour) { return tour.openLoaded() && tour.press(Qt::Key_F7) && tour.waitFor("activityPanel"); }},
    };
}

} // namespace Balehook::Testing
