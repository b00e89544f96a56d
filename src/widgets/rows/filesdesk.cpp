// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/rows/filesdesk.h"

#include "core/text/safetext.h"
#include "domain/account/joblink.h"
#include "models/importjobsmodel.h"
#include "session/account/filetransfers.h"
#include "session/account/sessions.h"
#include "session/jobs/jobsummary.h"
#include "widgets/actions/rowsactions.h"
#include "widgets/actions/windowcontext.h"
#include "widgets/downloads/failedfilesdownload.h"
#include "widgets/downloads/fetchdesk.h"
#include "widgets/downloads/transferindicator.h"
#include "widgets/links/linkactions.h"
#include "widgets/lists/listingpage.h"
#include "widgets/lists/listingtabs.h"
#include "widgets/rows/failedrowspage.h"
#include "widgets/rows/fileplace.h"
#include "widgets/rows/localfiles.h"
#include "widgets/tables/pagedtableview.h"

#include <QMainWindow>
#include <QMenu>
#include <QStackedWidget>
#include <QStatusBar>

namespace Balehook {

using namespace Qt::StringLiterals;

FilesDesk::FilesDesk(const WindowContext &window, QStackedWidget &middle)
    : QObject(&window.window)
    , m_sessions(window.sessions)
    , m_settings(window.settings)
    , m_tabs(window.tabs)
    , m_middle(middle)
    , m_window(window.window)
    , m_place(new FilePlace(window.sessions, window.settings, &middle))
    , m_local(new LocalFiles(window.window))
    , m_indicator(new TransferIndicator(window.sessions.transfers(), &window.window))
    , m_fetch(std::make_unique<FetchDesk>(window.sessions, window.window))
{
    middle.addWidget(m_place);
    connect(m_place, &FilePlace::backRequested, this, &FilesDesk::closeFile);
    connect(m_place, &FilePlace::messageRequested, this, &FilesDesk::messageRequested);
    connect(m_place, &FilePlace::otherFileRequested, this, &FilesDesk::showOtherFile);
    connect(m_place, &FilePlace::comparisonRequested, this, &FilesDesk::comparisonRequested);
    connect(m_place, &FilePlace::handoffRequested, this, &FilesDesk::handoffRequested);
    connect(m_place, &FilePlace::sentRowRequested, this, [this] {
        if (const auto file = shown(); file && file->rows.fileRow >= 0)
            Q_EMIT sentRowRequested();
        else
            Q_EMIT messageRequested(tr("Select a row first."));
    });
    connect(m_place, &FilePlace::jobLinkRequested, this, &FilesDesk::copyJobLink);
    connect(m_local, &LocalFiles::listingFileRequested, this, &FilesDesk::listingFileRequested);
    connect(m_local, &LocalFiles::messageRequested, this, &FilesDesk::messageRequested);
    connect(m_local, &LocalFiles::tableFileRequested, this, [this](const QString &path) {
        m_settings.addRecentTable(path);
        show({.path = path});
    });
    connect(m_indicator, &QToolButton::clicked, this, &FilesDesk::showDownloads);
    connect(&m_sessions, &Sessions::accountGone, this, [this](const QString &accountId) {
        if (isFileShown() && m_shown.owner() == accountId)
            closeFile(); // nothing of it stays on screen
    });
    connect(m_fetch.get(), &FetchDesk::fetched, this, &FilesDesk::fetched);
    connect(m_fetch.get(), &FetchDesk::endedUnseen, this,
            [this](const QString &text) { Q_EMIT downloadTold(text, {}); });
}

FilesDesk::~FilesDesk() = default;

const ImportJobsModel *FilesDesk::jobs() const
{
    const ListingPage &page = m_tabs.page();
    return page.current() ? qobject_cast<ImportJobsModel *>(page.current()->model.get()) : nullptr;
}

std::optional<ShownFile> FilesDesk::jobFile(JobFile which) const
{
    const ImportJobsModel *model = jobs();
    const int row = m_tabs.page().table().currentIndex().row();
    const ImportJob *job = model ? model->recordAt(row) : nullptr;
    if (!job || !job->has(fieldOf(which)))
        return {};
    return ShownFile{.accountId = m_tabs.accountId(),
                     .job = *job,
                     .which = which,
                     .listed = {model->source(), model->perPage(), model->firstRecord() + row}};
}

FilesDesk::SelectedJobs FilesDesk::selectedJobs() const
{
    SelectedJobs selected;
    const ImportJobsModel *model = jobs();
    const auto ranges = rowRanges(m_tabs.page().table().selectionModel()->selection());
    if (!model || rowCount(ranges) == model->rowCount())
        return selected; // all of what is listed is no choice
    for (const RowRange range : ranges) {
        for (int row = range.first; row <= range.last; ++row) {
            if (const ImportJob *job = model->recordAt(row))
                selected.loaded.push_back(*job);
            else
                ++selected.notLoaded;
        }
    }
    return selected;
}

bool FilesDesk::showJobFile(JobFile which)
{
    const std::optional<ShownFile> file = jobFile(which);
    if (file)
        show(*file);
    return file.has_value();
}

void FilesDesk::setNeighbours(QAction &previous, QAction &next)
{
    m_place->setNeighbours({&previous, &next});
}

void FilesDesk::showFailedRowsOf(qint64 record)
{
    m_awaited.reset();
    const ImportJobsModel *model = jobs();
    if (!model)
        return;
    const int row = int(record - model->firstRecord()); // which is in the window by now
    if (model->recordAt(row)) {
        showJobFile(JobFile::FailedRows);
        return;
    }
    m_awaited = std::make_unique<QObject>();
    connect(model, &QAbstractItemModel::dataChanged, m_awaited.get(), [this, record, row, model] {
        const ImportJobsModel *now = jobs();
        if (!now || now != model)
            m_awaited.reset();
        else if (now->recordAt(row))
            showFailedRowsOf(record);
    });
}

void FilesDesk::showCached(const CachedFile &file)
{
    show({.cached = file});
}

void FilesDesk::show(const ShownFile &file)
{
    if (file.job)
        m_place->showJob(file.accountId, *file.job, file.which,
                         JobSummary::factsOf(*file.job, m_sessions.account(file.accountId)), file.listed);
    else if (file.cached)
        m_place->showCached(*file.cached);
    else
        m_place->showLocal(file.path);
    if (file.rows.fileRow >= 0 || !file.rows.reasons.isEmpty())
        m_place->page().goTo(file.rows);
    m_shown = file;
    showPlace();
}

void FilesDesk::showOtherFile()
{
    ShownFile other = m_shown;
    other.which = other.which == JobFile::Imported ? JobFile::FailedRows : JobFile::Imported;
    other.rows = {};
    if (other.job && other.job->has(fieldOf(other.which)))
        show(other);
}

void FilesDesk::copyJobLink()
{
    const Account *account = m_sessions.account(m_shown.accountId);
    if (const auto link = account && m_shown.job ? JobLink::to(account->slug, m_shown.job->id()) : std::nullopt) {
        copyToClipboard(link->toString());
        Q_EMIT messageRequested(tr("Link copied."));
    }
}

std::optional<ShownFile> FilesDesk::shown() const
{
    if (!isFileShown())
        return {};
    ShownFile file = m_shown;
    file.rows = m_place->page().place();
    return file;
}

void FilesDesk::showPlace()
{
    m_middle.setCurrentWidget(m_place);
    if (m_menu) {
        if (m_menu->isEmpty())
            m_place->page().actions().fillMenu(*m_menu);
        m_menu->menuAction()->setVisible(true);
    }
    focusFile();
    Q_EMIT fileShownChanged(true);
}

void FilesDesk::focusFile()
{
    if (isFileShown())
        m_place->takeFocus();
}

bool FilesDesk::isFileShown() const
{
    return m_middle.currentWidget() == m_place;
}

const QWidget &FilesDesk::place() const
{
    return *m_place;
}

void FilesDesk::closeFile()
{
    if (!isFileShown())
        return;
    m_place->clear();
    m_middle.setCurrentWidget(&m_tabs);
    if (m_menu)
        m_menu->menuAction()->setVisible(false);
    Q_EMIT fileShownChanged(false);
    m_tabs.page().focusTable();
}

void FilesDesk::chooseLocalFile()
{
    m_local->ask();
}

void FilesDesk::openLocalFiles(const QStringList &paths)
{
    m_local->open(paths);
}

void FilesDesk::downloadMissing(const JobsChoice &chosen)
{
    m_fetch->askForMissing(chosen);
}

void FilesDesk::downloadSelected()
{
    const ImportJobsModel *model = jobs();
    if (!model || m_fetch->bring())
        return;
    m_download = std::make_unique<FailedFilesDownload>(
        *model,
        FailedFilesDownload::Choice{rowRanges(m_tabs.page().table().selectionModel()->selection()), m_tabs.accountId()},
        m_sessions.transfers(), m_sessions.files());
    connect(m_download.get(), &FailedFilesDownload::done, this,
            [this](const QString &text) { Q_EMIT downloadTold(text, {}); });
    connect(m_download.get(), &FailedFilesDownload::manyChosen, m_fetch.get(), &FetchDesk::ask);
    connect(m_download.get(), &FailedFilesDownload::tooMany, this, [this](qint64 rows) {
        const QLocale locale;
        Q_EMIT downloadTold(tr("%1 jobs are selected; at most %2 files can be downloaded at once. No downloads were "
                               "started.")
                                .arg(locale.toString(rows), locale.toString(FailedFilesDownload::mostJobs)),
                            {});
    });
    connect(m_download.get(), &FailedFilesDownload::failed, this,
            [this](const Error &error) { Q_EMIT downloadTold(error.userMessage(), error.detail); });
    connect(model, &QObject::destroyed, m_download.get(), [this] { m_download.release()->deleteLater(); });
    m_download->start();
}

bool FilesDesk::isBusy() const
{
    return (m_download && m_download->isRunning()) || m_place->isBusy();
}

void FilesDesk::openDialog(DownloadsDialog::Page page)
{
    if (!m_dialog) {
        m_dialog = new DownloadsDialog(m_sessions, &m_window);
        m_dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_dialog, &DownloadsDialog::openRequested, this, [this](const CachedFile &file) {
            m_dialog->close(); // it would lie over the rows
            showCached(file);
            m_window.activateWindow();
        });
    }
    m_dialog->bring(page);
    m_indicator->forgetFailures();
}

void FilesDesk::showDownloads()
{
    openDialog(DownloadsDialog::Page::Downloads);
}

void FilesDesk::showRecentFiles()
{
    openDialog(DownloadsDialog::Page::Files);
}

std::optional<DownloadsDialog::Page> FilesDesk::openPage() const
{
    return m_dialog && m_dialog->isVisible() ? std::optional(m_dialog->page()) : std::nullopt;
}

void FilesDesk::addIndicator(QStatusBar &bar)
{
    bar.addPermanentWidget(m_indicator);
}

void FilesDesk::setMenu(QMenu &menu)
{
    m_menu = &menu;
    menu.menuAction()->setVisible(false);
}

void FilesDesk::setPersonalColumns(const QString &path, const QStringList &names)
{
    if (isFileShown() && m_place->page().source().path == path)
        m_place->page().rows().setPersonalNames(names);
}

void FilesDesk::setCompact(bool compact)
{
    m_place->setCompact(compact);
}

} // namespace Balehook
