// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/apiclient.h"
#include "failedrows/cache/filecache.h"
#include "models/importjobsmodel.h"
#include "session/account/sessions.h"
#include "tour/tour.h"
#include "widgets/actions/rowsactions.h"
#include "widgets/actions/windowactions.h"
#include "widgets/messages/messagebar.h"
#include "widgets/rows/failedrowspage.h"
#include "widgets/rows/fileplace.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/window/mainwindow.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QListView>
#include <QPushButton>

namespace Balehook::Testing {

using namespace Qt::StringLiterals;

namespace {

FailedRowsPage *page(Tour &tour)
{
    return tour.child<FailedRowsPage>("failedRowsPage");
}

/// The failed rows of the first job that has some, read to the end.
bool openRowsOfFile(Tour &tour)
{
    if (!tour.openLoaded({u"--jobs"_s, u"300"_s}))
        return false;
    tour.press(Qt::Key_F4);
    const PagedTableView &table = tour.console().table();
    if (!tour.wait([&] {
            const int row = table.currentIndex().row();
            return row >= 0 && tour.console().model()->recordAt(row)->has(ImportJob::FailedFilePath);
        }))
        return false;
    tour.press(Qt::Key_Return);
    return tour.waitFor("failedRowsPage") && tour.wait([&] {
        return page(tour)->rows().reasons().isComplete() && tour.child<QListView>("reasons")->model()->rowCount() > 1;
    });
}

/// The failed files of all jobs that are shown, before they are fetched.
bool chooseToFetch(Tour &tour)
{
    if (!tour.openLoaded({u"--jobs"_s, u"300"_s}))
        return false;
    tour.console().table().selectAll();
    tour.console().window().findChild<WindowActions *>()->downloadFailed->trigger();
    if (!tour.waitFor("fetchDialog"))
        return false;
    // The pill of a selected row would be measured against the row and not against its own ground.
    tour.console().table().clearSelection();
    return true;
}

/// The same where the cache has no room.
bool fetchWithoutRoom(Tour &tour)
{
    if (!chooseToFetch(tour))
        return false;
    tour.console().sessions->files().setLimit(1);
    tour.child<QPushButton>("fetchGo")->click();
    return tour.wait([&tour] { return tour.child<QWidget>("fetchFull")->isVisible(); });
}

bool fetched(Tour &tour)
{
    if (!chooseToFetch(tour))
        return false;
    tour.child<QPushButton>("fetchGo")->click();
    return tour.wait([&tour] { return tour.child<QPushButton>("fetchGo")->isHidden(); });
}

/// Opens the failed file of job \a row where each has another kind: see oddfiles.h.
bool openOdd(Tour &tour, int row, const char *shown)
{
    if (!tour.openLoaded({u"--jobs"_s, u"300"_s, u"--odd-files"_s}))
        return false;
    tour.console().table().goToRow(row);
    tour.press(Qt::Key_Return);
    return tour.waitFor(shown);
}

/// A file at the account's own host wants the token, and there is a copy from before: as many buttons as there can be.
bool openOwnFile(Tour &tour)
{
    if (!openOdd(tour, 0, "transferRefresh"))
        return false;
    const Account &account = *tour.console().sessions->account(tour.console().sessions->currentAccount());
    ImportJob job = *tour.console().model()->recordAt(0);
    job.set(ImportJob::FailedFilePath, ApiClient::urlOf(Endpoint::ListImportJobs, account).toString());
    tour.child<FilePlace>("filePlace")->showJob(account.id, job, JobFile::FailedRows, {}, {});
    if (!tour.waitFor("transferToken"))
        return false;
    tour.child<QWidget>("transferOlder")->show();
    return true;
}

bool chooseReason(Tour &tour)
{
    if (!openRowsOfFile(tour))
        return false;
    auto *reasons = tour.child<QListView>("reasons");
    reasons->setCurrentIndex(reasons->model()->index(1, 0));
    return true;
}

bool trigger(Tour &tour, QAction *RowsActions::*action, const char *shown)
{
    if (!chooseReason(tour))
        return false;
    auto *rows = tour.child<QAbstractItemView>("failedRows");
    if (!tour.wait([&] { return rows->model()->rowCount() > 0; }))
        return false;
    rows->setFocus();
    rows->setCurrentIndex(rows->model()->index(0, 1));
    (page(tour)->actions().*action)->trigger();
    return tour.waitFor(shown);
}

/// A file that no guess gets right, with cells beyond its header.
bool openIrregular(Tour &tour)
{
    if (!openRowsOfFile(tour))
        return false;
    QFile file(QDir::home().filePath(u"prices_other.txt"_s));
    if (!file.open(QIODevice::WriteOnly))
        return false;
    file.write("sku,price,error\nA-1<>19,90<>price is required\nA-2<>1,234,50<>unknown currency\n"
               "A-3<>5,00<>price, tax and currency are required, but one, two are missing\n");
    file.close();
    page(tour)->openFile({.path = file.fileName(), .title = u"prices_other.txt"_s});
    return tour.wait([&] {
        const MessageBar *bar = page(tour)->findChild<MessageBar *>();
        return page(tour)->rows().document().isComplete() && bar->shown();
    });
}

bool typeDelimiter(Tour &tour)
{
    if (!openIrregular(tour) || !tour.click("fileFormat") || !tour.waitFor("formatPanel"))
        return false;
    auto *named = tour.child<QComboBox>("formatDelimiter");
    named->setCurrentIndex(named->count() - 1);
    Q_EMIT named->activated(named->currentIndex());
    return tour.waitFor("formatOther");
}

/// Cells below each other, guessed, and where they begin.
bool fixedColumns(Tour &tour)
{
    if (!openRowsOfFile(tour))
        return false;
    QFile file(QDir::home().filePath(u"stock.txt"_s));
    if (!file.open(QIODevice::WriteOnly))
        return false;
    file.write("sku       name              stock  error\n0815      Wool socks           12  price is required\n"
               "0042      Teapot 0.8 l          0  unknown currency\n4711      Stool \"Elm\"           7  price is "
               "required\n");
    file.close();
    page(tour)->openFile({.path = file.fileName(), .title = u"stock.txt"_s});
    return tour.wait([&] { return page(tour)->rows().document().isComplete(); }) && tour.click("fileFormat")
        && tour.waitFor("formatPlaces");
}

} // namespace

TourStates fileStates()
{
    return {
        {"rows", openRowsOfFile},
        {"rows-of-reason", chooseReason},
        {"rows-details", [](Tour &tour) { return trigger(tour, &RowsActions::rowDetails, "rowDetails"); }},
        {"rows-find",
         [](Tour &tour) { return trigger(tour, &RowsActions::find, "findBar") && tour.type("findText", u"a"_s); }},
        {"rows-find-expression",
         [](Tour &tour) {
             if (!trigger(tour, &RowsActions::find, "findBar") || !tour.click("findExpression"))
                 return false;
             return tour.type("findText", u"(a"_s)
                 && tour.wait([&] { return !tour.child<QLabel>("findFault")->text().isEmpty(); });
         }},
        {"rows-profile", [](Tour &tour) { return trigger(tour, &RowsActions::columnProfile, "detailsDialog"); }},
        {"rows-filtered", [](Tour &tour) { return trigger(tour, &RowsActions::onlyValue, "filterChips"); }},
        {"rows-condition", [](Tour &tour) { return trigger(tour, &RowsActions::condition, "conditionDialog"); }},
        {"rows-export", [](Tour &tour) { return trigger(tour, &RowsActions::exportRows, "exportDialog"); }},
        {"rows-go-to", [](Tour &tour) { return trigger(tour, &RowsActions::goTo, "goToRowDialog"); }},
        {"rows-format",
         [](Tour &tour) { return openRowsOfFile(tour) && tour.click("fileFormat") && tour.waitFor("formatPanel"); }},
        {"rows-irregular", openIrregular},
        {"rows-format-fixed", fixedColumns},
        {"rows-format-other", typeDelimiter},
        {"rows-expired-link", [](Tour &tour) { return openOdd(tour, 0, "transferRefresh"); }},
        {"rows-own-host", openOwnFile},
        {"details",
         [](Tour &tour) {
             return openOwnFile(tour) && tour.click("transferDetails") && tour.waitFor("detailsDialog");
         }},
        {"rows-gone", [](Tour &tour) { return openOdd(tour, 1, "transferRefresh"); }},
        {"rows-sign-in-page", [](Tour &tour) { return openOdd(tour, 2, "transferText"); }},
        {"rows-workbook", [](Tour &tour) { return openOdd(tour, 4, "tableChooser"); }},
        {"rows-program", [](Tour &tour) { return openOdd(tour, 8, "transferCopy"); }},
        {"rows-downloading", [](Tour &tour) { return openOdd(tour, 9, "transferView"); }, false},
        {"rows-hostile", [](Tour &tour) { return openOdd(tour, 10, "failedRowsPage"); }},
        {"fetch", chooseToFetch},
        {"fetch-full", fetchWithoutRoom},
        {"fetch-done", fetched},
        {"downloads",
         [](Tour &tour) {
             return openRowsOfFile(tour) && tour.press(Qt::Key_Escape) && tour.press(Qt::Key_J, Qt::ControlModifier)
                 && tour.waitFor("downloadsView");
         }},
    };
}

} // namespace Balehook::Testing
