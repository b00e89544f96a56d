// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/errors/error.h"
#include "session/account/sessions.h"
#include "tour/tour.h"
#include "widgets/actions/rowsactions.h"
#include "widgets/actions/windowactions.h"
#include "widgets/rows/failedrowspage.h"
#include "widgets/window/mainwindow.h"

#include <QAbstractItemView>
#include <QAction>
#include <QFile>

namespace Balehook::Testing {

using namespace Qt::StringLiterals;

namespace {

/// More accounts than fit, with names that begin alike.
bool showManyAccounts(Tour &tour)
{
    if (!tour.openLoaded())
        return false;
    Sessions &sessions = *tour.console().sessions;
    const Account first = *sessions.account(sessions.currentAccount());
    for (int i = 1; i <= 37; ++i) {
        const auto slug = *AccountSlug::fromString(u"northern-lights-%1"_s.arg(i));
        Account more(u"many-%1"_s.arg(i), slug, BaseUrl::parse(tour.console().baseUrl(), slug).value());
        more.name = u"Northern Lights Outdoor and Camping Equipment, Branch %1"_s.arg(i);
        more.isPinned = i == 20;
        sessions.saveAccount(more);
    }
    return tour.wait([&] { return tour.isShown("accountsFilter"); });
}

/// All that an administrator can lock.
bool editLocked(Tour &tour)
{
    if (!tour.open({}, {}))
        return false;
    const auto slug = *AccountSlug::fromString(u"acme"_s);
    Account account(AdministratorSettings::accountIdOf(slug), slug,
                    BaseUrl::parse(tour.console().baseUrl(), slug).value());
    account.listingBaseText = tour.console().baseUrl();
    account.name = u"Acme Outfitters"_s;
    account.propertiesPath = u"/api/platform/v1/property"_s;
    account.statusLabels = {{u"1"_s, u"done"_s}};
    AdministratorSettings administrator;
    administrator.accounts = {{account, true}};
    tour.console().sessions->setAdministrator(administrator); // as before the window is there
    if (!tour.console().show() || !tour.waitFor("emptyAction"))
        return false;
    tour.console().window().findChild<WindowActions *>()->editAccount->trigger();
    return tour.waitFor("accountDialog") && tour.waitFor("slugMessage");
}

bool showNoKeychain(Tour &tour, ErrorKind why)
{
    tour.open({}, {});
    tour.console().tokens.failure = why;
    tour.console().addAccount("acme");
    return tour.waitFor("messageText");
}

/// In the dialog, where the token was typed.
bool storeNoToken(Tour &tour)
{
    if (!tour.openBy(&WindowActions::updateToken, "tokenDialog"))
        return false;
    tour.console().tokens.failure = ErrorKind::KeychainUnavailable;
    return tour.type("tokenEdit", u"abcdef"_s) && tour.click("primaryButton") && tour.waitFor("keepForSession");
}

/// Thousands of rows with sixty columns, one of them with a long text.
bool openWide(Tour &tour)
{
    if (!tour.openLoaded({u"--jobs"_s, u"300"_s}))
        return false;
    QFile file(tour.console().folder.filePath(u"assortment_2026_autumn_failed.csv"_s));
    if (!file.open(QFile::WriteOnly))
        return false;
    QByteArrayList cells;
    for (int column = 1; column < 60; ++column)
        cells.append("attribute_" + QByteArray::number(column) + "_localized");
    file.write(cells.join(',') + ",error\n");
    QByteArray reason;
    for (int part = 1; reason.size() < 2'000; ++part)
        reason += "Attribute " + QByteArray::number(part) + " is not allowed in this family; ";
    for (int row = 1; row <= 5'000; ++row) {
        for (int column = 1; column < 60; ++column)
            cells[column - 1] = "value " + QByteArray::number(row * column);
        file.write(cells.join(',') + ',' + (row % 3 == 0 ? QByteArray("price is required") : reason) + '\n');
    }
    file.close();
    tour.console().window().openLocalFiles({file.fileName()});
    const auto isRead = [&tour]() -> bool {
        auto *page = tour.child<FailedRowsPage>("failedRowsPage");
        return page && page->rows().document().isComplete() && page->rows().reasons().isComplete();
    };
    if (!tour.wait(isRead))
        return false;
    auto *rows = tour.child<QAbstractItemView>("failedRows");
    if (!tour.wait([&] { return rows->model()->rowCount() > 0; }))
        return false;
    rows->setFocus();
    rows->setCurrentIndex(rows->model()->index(0, 2));
    return true;
}

bool openWideRow(Tour &tour)
{
    if (!openWide(tour))
        return false;
    tour.child<FailedRowsPage>("failedRowsPage")->actions().rowDetails->trigger();
    return tour.waitFor("rowDetails");
}

} // namespace

TourStates extremeStates()
{
    return {
        {"accounts-many", showManyAccounts},
        {"account-locked", editLocked},
        {"keychain-missing", [](Tour &tour) { return showNoKeychain(tour, ErrorKind::KeychainUnavailable); }},
        {"keychain-locked", [](Tour &tour) { return showNoKeychain(tour, ErrorKind::KeychainLocked); }},
        {"keychain-refuses", storeNoToken},
        {"settings-unsaved",
         [](Tour &tour) {
             if (!tour.openLoaded())
                 return false;
             Q_EMIT tour.console().settings.saveFailed(Error(ErrorKind::DiskFull));
             return tour.waitFor("messageText");
         }},
        {"rows-wide", openWide},
        {"rows-wide-details", openWideRow},
    };
}

} // namespace Balehook::Testing
