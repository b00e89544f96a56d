// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/cache/filecache.h"
#include "models/importjobsmodel.h"
#include "session/index/accountsync.h"
#include "store/jobindex.h"
#include "tour/tour.h"
#include "widgets/actions/rowsactions.h"
#include "widgets/actions/windowactions.h"
#include "widgets/compare/comparewindow.h"
#include "widgets/compare/sentrowwindow.h"
#include "widgets/reasons/jobreasonswindow.h"
#include "widgets/rows/failedrowspage.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/window/mainwindow.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDateEdit>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTreeView>
#include <QTreeWidget>

namespace Balehook::Testing {

using namespace Qt::StringLiterals;

namespace {

/// The failed rows of the first job that has some.
bool openRows(Tour &tour)
{
    if (!tour.openLoaded({u"--jobs"_s, u"300"_s}))
        return false;
    return tour.console().openFailedRows()
        && tour.wait([&] { return !tour.console().sessions->files().recentFiles().empty(); });
}

/// A window of its own, on screen; goes with the window that it stands beside.
CompareWindow *openWindow(Tour &tour)
{
    auto *window = new CompareWindow(*tour.console().sessions, tour.console().settings);
    QObject::connect(&tour.console().window(), &QObject::destroyed, window, [window] { delete window; });
    window->show();
    return window;
}

/// A failed file with what a second upload left of it: some rows went, some have another reason or another price, and
/// one is new.
bool compare(Tour &tour)
{
    if (!openRows(tour))
        return false;
    const CachedFile kept = tour.console().sessions->files().recentFiles().front();
    QFile before(kept.path);
    if (!before.open(QFile::ReadOnly))
        return false;
    QByteArrayList lines = before.readAll().replace("\r\n", "\n").trimmed().split('\n');
    for (qsizetype row = lines.size() - 1; row > 0; --row) {
        if (row % 3 == 0)
            lines.removeAt(row);
        else if (row % 7 == 0)
            lines[row] = lines.at(row).left(lines.at(row).lastIndexOf(',')) + ",The price is negative";
    }
    lines.append("999,00004711,Wool scarf,Scarves,12.90,The price is negative");
    QFile after(tour.console().folder.filePath(u"prices_4966_failed.csv"_s));
    if (!after.open(QFile::WriteOnly) || after.write(lines.join('\n')) < 0)
        return false;
    after.close();
    CompareWindow *window = openWindow(tour);
    window->older().setCached(kept);
    window->newer().setLocal(after.fileName());
    auto *kinds = window->findChild<QTreeWidget *>(u"compareKinds"_s);
    if (!tour.wait([kinds] { return kinds->topLevelItemCount() == 5; }))
        return false;
    return tour.wait([window] { return window->findChild<QPushButton *>(u"compareExport"_s)->isEnabled(); });
}

/// Both files are still to come.
bool compareMissing(Tour &tour)
{
    if (!tour.openLoaded({u"--jobs"_s, u"300"_s}))
        return false;
    tour.press(Qt::Key_F4);
    const ImportJob *found = nullptr;
    if (!tour.wait([&] {
            found = tour.console().model()->recordAt(tour.console().table().currentIndex().row());
            return found && found->has(ImportJob::FailedFilePath);
        }))
        return false;
    const ImportJob job = *found;
    ImportJob earlier = job;
    earlier.set(ImportJob::Id, u"241"_s);
    CompareWindow *window = openWindow(tour);
    window->newer().setJob(tour.console().sessions->currentAccount(), job);
    window->older().setJob(tour.console().sessions->currentAccount(), earlier);
    return tour.wait([window] { return window->findChild<QPushButton *>(u"compareDownload"_s)->isVisible(); });
}

/// The choice of another file.
bool compareWith(Tour &tour)
{
    if (!openRows(tour))
        return false;
    QFile own(tour.console().folder.filePath(u"prices_4966.csv"_s));
    if (!own.open(QFile::WriteOnly) || own.write("sku,error\n00004711,The price is negative\n") < 0)
        return false;
    own.close();
    tour.console().window().openLocalFiles({own.fileName()});
    tour.child<FailedRowsPage>("failedRowsPage")->actions().compareWith->trigger();
    return tour.waitFor("keptFileDialog");
}

/// What is handed on, with columns that look personal.
bool handOff(Tour &tour)
{
    if (!tour.openLoaded({u"--jobs"_s, u"300"_s}))
        return false;
    QFile own(tour.console().folder.filePath(u"customers_failed.csv"_s));
    if (!own.open(QFile::WriteOnly)
        || own.write("customer_id,e-mail,phone,last name,city,currency,error\n"
                     "00004711,ada@example.com,+44 20 7946 0958,Byron,London,EURO,Unknown currency EURO\n")
            < 0)
        return false;
    own.close();
    tour.console().window().openLocalFiles({own.fileName()});
    tour.child<FailedRowsPage>("failedRowsPage")->actions().handOff->trigger();
    return tour.waitFor("handoffDialog")
        && tour.wait([&tour] { return tour.child<QPushButton>("handoffGo")->isEnabled(); });
}

/// A failed row and the row that it was.
bool sentRow(Tour &tour)
{
    if (!tour.openLoaded({u"--jobs"_s, u"300"_s}))
        return false;
    const auto write = [&tour](const QString &name, const QByteArray &content) {
        QFile file(tour.console().folder.filePath(name));
        return file.open(QFile::WriteOnly) && file.write(content) > 0 ? file.fileName() : QString();
    };
    const QString sent = write(u"prices_4966.csv"_s,
                               "sku,name,price,currency\n00004710,Scarf,9.90,EUR\n00004711,Wool scarf,-12.90,EUR\n");
    const QString failed =
        write(u"prices_4966_failed.csv"_s, "sku,name,price,error\n00004711,Wool scarf,-12.9,The price is negative\n");
    auto *window = new SentRowWindow(*tour.console().sessions, tour.console().settings);
    QObject::connect(&tour.console().window(), &QObject::destroyed, window, [window] { delete window; });
    window->show();
    ShownFile file{.path = failed};
    file.rows.fileRow = 0;
    window->setRow(file);
    window->setSentFile(sent);
    auto *cells = window->findChild<QTreeWidget *>(u"sentRowCells"_s);
    return tour.wait([cells] { return cells->topLevelItemCount() == 5; });
}

JobReasonsWindow *reasonsWindow()
{
    const QWidgetList windows = QApplication::topLevelWidgets();
    for (QWidget *each : windows) {
        if (auto *found = qobject_cast<JobReasonsWindow *>(each))
            return found;
    }
    return nullptr;
}

/// Before any file was downloaded.
bool reasonsOfNothing(Tour &tour)
{
    if (!tour.openLoaded({u"--jobs"_s, u"300"_s}))
        return false;
    tour.console().window().findChild<WindowActions *>()->reasonsAcrossJobs->trigger();
    return tour.wait([] {
        const auto *window = reasonsWindow();
        return window && window->findChild<QLabel *>(u"reasonsCoverage"_s)->text().size() > 60;
    });
}

/// Why rows failed in the files of all selected jobs, with what is new since a day.
bool reasonsAcrossJobs(Tour &tour)
{
    if (!tour.openLoaded({u"--jobs"_s, u"300"_s}))
        return false;
    auto &actions = *tour.console().window().findChild<WindowActions *>();
    tour.console().table().selectAll();
    actions.downloadFailed->trigger();
    if (!tour.click("fetchGo") || !tour.wait([&] { return tour.child<QPushButton>("fetchGo")->isHidden(); }))
        return false;
    tour.child<QDialog>("fetchDialog")->reject();
    // The pill of a selected row would be measured against the row and not against its own ground.
    tour.console().table().clearSelection();
    actions.reasonsAcrossJobs->trigger();
    const auto isCounted = [] {
        const auto *window = reasonsWindow();
        return window && window->findChild<QPushButton *>(u"reasonsExport"_s)->isEnabled();
    };
    if (!tour.wait(isCounted))
        return false;
    const auto *window = reasonsWindow();
    const auto files = tour.console().sessions->files().recentFiles();
    auto *since = window->findChild<QComboBox *>(u"reasonsSince"_s);
    since->setCurrentIndex(since->count() - 1);
    Q_EMIT since->activated(since->currentIndex());
    window->findChild<QDateEdit *>(u"reasonsSinceDay"_s)->setDate(files.front().jobCreatedAt.date());
    auto *view = window->findChild<QTreeView *>(u"reasonsView"_s);
    return tour.wait([view] { return !view->isColumnHidden(5); });
}

/// A value in the files that are kept, and many that are not.
bool findInRows(Tour &tour)
{
    if (!tour.openLoaded({u"--jobs"_s, u"300"_s}))
        return false;
    Console &console = tour.console();
    console.openFailedRows();
    if (!tour.wait([&] { return !console.sessions->files().recentFiles().empty(); }))
        return false;
    console.press(Qt::Key_Escape);
    AccountSession &session = *console.sessions->session(console.sessions->currentAccount());
    session.sync()->fill();
    if (!tour.wait([&] { return session.jobIndex()->status().isComplete(); }))
        return false;
    console.window().findChild<WindowActions *>()->findInFailedRows->trigger();
    tour.child<QComboBox>("findRowsMatch")->setCurrentIndex(1);
    return tour.type("findRowsText", u"sku"_s) && tour.click("findRowsFind")
        && tour.wait([&] { return tour.child<QPushButton>("downloadMissing")->isVisible(); });
}

} // namespace

TourStates compareStates()
{
    return {{"compare", compare},           {"compare-missing", compareMissing},
            {"compare-with", compareWith},  {"find-rows", findInRows},
            {"hand-off", handOff},          {"sent-row", sentRow},
            {"reasons", reasonsAcrossJobs}, {"reasons-empty", reasonsOfNothing}};
}

} // namespace Balehook::Testing
