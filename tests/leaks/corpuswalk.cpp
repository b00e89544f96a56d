// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "leaks/corpuswalk.h"

#include "support/wait.h"
#include "widgets/actions/rowsactions.h"
#include "widgets/lists/listingpage.h"
#include "widgets/rows/rowscommands.h"
#include "widgets/rows/rowsview.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/webhooks/registerwebhookdialog.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QListView>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QTabWidget>
#include <QTest>

#include <ctime>

namespace Balehook::Testing {

using namespace Qt::StringLiterals;

namespace {

/// Of the processor, so that other programs do not count.
std::chrono::milliseconds threadTime()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::seconds(now.tv_sec)
                                                                 + std::chrono::nanoseconds(now.tv_nsec));
}

} // namespace

bool CorpusWalk::waitFor(const char *what, const std::function<bool()> &isSo)
{
    m_place = what;
    return Testing::waitFor(isSo, 20'000);
}

/// Whatever waits to be painted is.
void CorpusWalk::painted(const char *where)
{
    m_place = where;
    QCoreApplication::sendPostedEvents();
    const auto began = threadTime();
    const auto windows = QApplication::topLevelWidgets();
    for (QWidget *window : windows) {
        if (window->isVisible())
            window->repaint();
    }
    if (const auto took = threadTime() - began; took > m_longestPaint) {
        m_longestPaint = took;
        m_paintedLongest = where;
    }
    m_look(where);
}

bool CorpusWalk::walk()
{
    m_place = "the window";
    if (!m_console.show())
        return false;
    for (const Listing listing : {Listing::ImportJobs, Listing::Webhooks, Listing::Properties}) {
        if (!showList(listing) || !showRecord())
            return false;
    }
    return showForm() && showFailedRows() && showFileParts() && showDownloads() && showRefusal();
}

bool CorpusWalk::showList(Listing listing)
{
    m_place = "a list";
    if (!m_console.showListing(listing))
        return false;
    m_console.page().table().goToRow(0);
    painted("list");
    m_console.page().table().selectAll();
    painted("selected list");
    m_console.page().table().goToRow(0);
    return true;
}

bool CorpusWalk::showRecord()
{
    auto *pane = m_console.child<QWidget>("recordPane");
    if (!waitFor("the record", [pane] { return pane && pane->isVisible(); }))
        return false;
    auto *tabs = pane->findChild<QTabWidget *>();
    tabs->setCurrentIndex(0);
    painted("record");
    for (const char *name : {"showAll", "showAllRaw"}) {
        const auto buttons = pane->findChildren<QPushButton *>(QString::fromLatin1(name));
        for (QPushButton *button : buttons) {
            if (button->isVisible() && button->objectName() == QLatin1StringView(name)) {
                button->click();
                painted("whole text");
                break; // one of them is like the others
            }
        }
        tabs->setCurrentIndex(1);
        painted("raw record");
    }
    tabs->setCurrentIndex(0);
    return true;
}

bool CorpusWalk::showFailedRows()
{
    if (!m_console.showListing(Listing::ImportJobs))
        return false;
    m_console.page().table().goToRow(1);
    m_console.action("Show Failed Rows")->trigger();
    const auto isRead = [this](int rows) {
        FailedRowsPage *page = m_console.failedRows();
        return page && page->isVisible() && page->view().model()->rowCount() >= rows;
    };
    if (!waitFor("the file", [=] { return isRead(1); }))
        return false;
    painted("file");
    // Nobody can guess that the first row is one of names.
    m_console.failedRows()->rows().reopen(TableFormat());
    const bool isShown = waitFor(
        "rows of the file", [=, this] { return isRead(3) && m_console.failedRows()->view().model()->rowCount() == 3; });
    painted("failed rows");
    return isShown;
}

bool CorpusWalk::showFileParts()
{
    FailedRowsPage &page = *m_console.failedRows();
    const auto *reasons = page.findChild<QListView *>(u"reasons"_s);
    if (!waitFor("the reasons", [reasons] { return reasons->model()->rowCount() > 1; }))
        return false;
    painted("reasons");
    page.view().goToPlace({0, 1});
    page.actions().rowDetails->setChecked(false);
    page.actions().rowDetails->trigger();
    auto *details = page.findChild<QPlainTextEdit *>(u"rowText"_s);
    if (!waitFor("the row", [details] { return details->isVisible() && !details->toPlainText().isEmpty(); }))
        return false;
    painted("row");
    if (auto *whole = page.findChild<QPushButton *>(u"showWholeRow"_s); whole && whole->isVisible()) {
        whole->click();
        painted("whole row");
    }
    page.actions().onlyValue->trigger();
    painted("filter");
    page.actions().removeConditions->trigger();
    page.actions().rowDetails->trigger();
    painted("rows again");
    page.commands().copySummary(false);
    return true;
}

bool CorpusWalk::showDownloads()
{
    m_console.action("Downloads...")->trigger();
    const QPointer<QDialog> dialog = m_console.child<QDialog>("downloadsDialog");
    if (!waitFor("the downloads", [dialog] { return dialog && dialog->isVisible(); }))
        return false;
    painted("downloads");
    auto *tabs = dialog->findChild<QTabWidget *>();
    for (int at = 0; tabs && at < tabs->count(); ++at) {
        tabs->setCurrentIndex(at);
        painted("files");
    }
    dialog->close();
    m_console.failedRows()->close();
    m_console.action("Show Import Jobs")->trigger();
    return waitFor("the list again", [this] { return !m_console.child<QWidget>("filePlace")->isVisible(); });
}

bool CorpusWalk::showForm()
{
    if (!m_console.showListing(Listing::Webhooks))
        return false;
    m_console.page().table().goToRow(0);
    m_console.action("Register Similar...")->trigger();
    const QPointer<QDialog> form = m_console.child<RegisterWebhookDialog>("registerWebhookDialog");
    if (!waitFor("the form", [form] { return form && form->isVisible(); }))
        return false;
    painted("form");
    form->reject();
    return waitFor("the end of the form", [form] { return !form; });
}

bool CorpusWalk::showRefusal()
{
    m_console.refuse();
    if (!m_console.showListing(Listing::ImportJobs))
        return false;
    m_console.action("Refresh")->trigger();
    const auto message = [this] { return m_console.child<QLabel>("messageText"); };
    if (!waitFor("the refusal", [message] { return message() && message()->isVisible(); }))
        return false;
    painted("refusal");
    if (auto *details = m_console.child<QPushButton>("messageDetails"); details->isVisible()) {
        details->click();
        const QPointer<QDialog> dialog = m_console.child<QDialog>("detailsDialog");
        if (!waitFor("the details", [dialog] { return dialog && dialog->isVisible(); }))
            return false;
        painted("details");
        dialog->close();
    }
    return true;
}

} // namespace Balehook::Testing
