// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/window/exportcommands.h"

#include "domain/records/page.h"
#include "failedrows/text/filename.h"
#include "models/importjobsmodel.h"
#include "session/account/sessions.h"
#include "session/index/accountsync.h"
#include "session/index/indexedjobs.h"
#include "session/index/indexedrecords.h"
#include "session/listing/savedlisting.h"
#include "widgets/links/desktopfile.h"
#include "widgets/lists/listingkind.h"
#include "widgets/lists/listingpage.h"
#include "widgets/lists/listingtabs.h"
#include "widgets/lists/loadedjobs.h"
#include "widgets/messages/messagebar.h"
#include "widgets/messages/progressstrip.h"
#include "widgets/search/querywords.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/tables/tablecolumns.h"

#include <QDate>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QPointer>
#include <QStandardPaths>

#include <functional>
#include <utility>
#include <vector>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr auto messageId = "export"_L1;

QString suffixOf(ExportFormat format)
{
    switch (format) {
    case ExportFormat::Json:
        return u"json"_s;
    case ExportFormat::JsonLines:
        return u"jsonl"_s;
    case ExportFormat::Xlsx:
        return u"xlsx"_s;
    default:
        return u"csv"_s;
    }
}

QString wordOf(Listing listing)
{
    switch (listing) {
    case Listing::Webhooks:
        return u"webhooks"_s;
    case Listing::Properties:
        return u"properties"_s;
    default:
        return u"import-jobs"_s;
    }
}

/// Rows of CSV as \a model says them, in \a columns. The model is for this alone: it asks for nothing. Where the failed
/// rows of a job are shown, both counts are written, as the service sent them.
void describeCells(ListingExport::Order &order, const std::shared_ptr<const ListingModel> &model,
                   const std::vector<int> &columns)
{
    using Cell = std::function<QString(const RecordPage &page, qsizetype index)>;
    const int split = qobject_cast<const ImportJobsModel *>(model.get()) ? int(ImportJobsModel::FailedColumn) : -1;
    std::vector<Cell> cells;
    const auto add = [&order, &cells](const QString &title, Cell cell) {
        order.header.append(title.toUtf8());
        cells.push_back(std::move(cell));
    };
    for (const int column : columns) {
        if (split >= 0 && column == ImportJobsModel::OfColumn)
            continue; // the sum of both
        if (column != split) {
            add(model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(),
                [model, column](const RecordPage &page, qsizetype index) {
                    return model->cellOf(page, index, column, PagedTableModel::FullTextRole).toString();
                });
            continue;
        }
        for (const ImportJob::Field count : {ImportJob::SuccessCount, ImportJob::FailureCount}) {
            add(ImportJob::conditionName(count), [count](const RecordPage &page, qsizetype index) {
                return static_cast<const Page<ImportJob> &>(page).at(index).text(count);
            });
        }
    }
    order.cells = [cells = std::move(cells)](const RecordPage &page, qsizetype index) {
        QByteArrayList texts;
        for (const Cell &cell : cells)
            texts.append(cell(page, index).toUtf8());
        return texts;
    };
}

} // namespace

/// An export under way and what it reads.
struct ExportCommands::Job
{
    ~Job()
    {
        writing.reset(); // it uses the source
        if (source)
            source->deleteLater();
    }

    Listing listing = Listing::ImportJobs;
    QString fileName;
    bool isPartial = false; ///< as in ExportScope, when it began
    QPointer<PageSource> source; ///< goes with its account if that goes first
    std::unique_ptr<ListingExport> writing;
};

ExportCommands::ExportCommands(Sessions &sessions, SettingsFile &settings, ListingTabs &tabs, MessageBar &bar,
                               QWidget &window)
    : QObject(&window)
    , m_sessions(sessions)
    , m_settings(settings)
    , m_tabs(tabs)
    , m_bar(bar)
    , m_window(window)
    , m_strip(new ProgressStrip(&window))
{
    m_strip->setObjectName(u"exportStrip"_s);
    connect(m_strip, &ProgressStrip::stopRequested, this, [this] {
        if (m_job)
            m_job->writing->cancel();
    });
}

ExportCommands::~ExportCommands() = default;

void ExportCommands::exportList()
{
    const ListingView *view = m_tabs.page().current();
    if (!view || !view->model->source())
        return;
    auto *dialog = new ListingExportDialog(m_tabs.page().kind().listing(), m_settings.format(), &m_window);
    dialog->setScope(ExportText::scope(scope()));
    // Both may still be on their way.
    connect(view->model.get(), &PagedTableModel::totalChanged, dialog,
            [this, dialog] { dialog->setScope(ExportText::scope(scope())); });
    if (const auto *search = qobject_cast<const IndexedJobs *>(view->model->source()))
        connect(search, &IndexedJobs::matchesChanged, dialog,
                [this, dialog] { dialog->setScope(ExportText::scope(scope())); });
    if (const auto *found = qobject_cast<const IndexedListing *>(view->model->source()))
        connect(found, &IndexedListing::changed, dialog,
                [this, dialog] { dialog->setScope(ExportText::scope(scope())); });
    connect(dialog, &ListingExportDialog::chosen, this, &ExportCommands::askForFile);
    dialog->open();
}

ExportScope ExportCommands::scope() const
{
    ExportScope scope{.listing = m_tabs.page().kind().listing(), .records = {}, .fileName = {}};
    const ListingView *view = m_tabs.page().current();
    if (!view)
        return scope;
    // Among rows that happen to be loaded nothing is exported: it is all that the service lists.
    const bool isOfLoaded = qobject_cast<const LoadedJobs *>(view->model->source());
    scope.records = isOfLoaded ? view->listedTotal : view->model->total();
    if (view->file && !view->found) {
        scope.kind = ExportScope::Kind::File;
        scope.fileName = view->fileName;
    } else if (const auto *search = qobject_cast<const IndexedJobs *>(view->model->source())) {
        scope.kind = ExportScope::Kind::Search;
        scope.records.reset();
        if (const auto matches = search->matches(); matches && matches->isComplete)
            scope.records = matches->count;
        scope.matchesAll = search->query().matchesAll();
        if (view->session && view->session->jobIndex()) {
            const IndexStatus &status = view->session->jobIndex()->status();
            scope.all = status.jobs;
            scope.isPartial = !status.isComplete();
        }
    } else if (const auto *found = qobject_cast<const IndexedListing *>(view->model->source())) {
        scope.kind = ExportScope::Kind::Search;
        scope.records = found->state().found;
        scope.matchesAll = found->matchesAll();
        scope.all = found->state().count;
    }
    return scope;
}

QString ExportCommands::proposedName(ExportFormat format) const
{
    const Account *account = m_sessions.account(m_tabs.accountId());
    const QString name =
        u"%1-%2-%3.%4"_s.arg(account ? account->slug.toString() : QString(), wordOf(m_tabs.page().kind().listing()),
                             QDate::currentDate().toString(Qt::ISODate), suffixOf(format));
    return safeFileName(name);
}

void ExportCommands::askForFile(const ListingExportDialog::Choice &choice)
{
    m_settings.setFormat(choice.format);
    QString folder = m_settings.folder();
    if (folder.isEmpty() || !QDir(folder).exists())
        folder = QStandardPaths::writableLocation(QStandardPaths::DownloadLocation);
    auto *dialog = new QFileDialog(&m_window, ExportText::title(m_tabs.page().kind().listing()), folder);
    dialog->setObjectName(u"listingExportFile"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setDefaultSuffix(suffixOf(choice.format));
    dialog->selectFile(proposedName(choice.format));
    connect(dialog, &QFileDialog::fileSelected, this, [this, choice](const QString &fileName) {
        m_settings.setFolder(QFileInfo(fileName).absolutePath());
        exportTo(fileName, choice);
    });
    dialog->open();
}

std::unique_ptr<ExportCommands::Job> ExportCommands::newJob() const
{
    const ListingView *view = m_tabs.page().current();
    if (!view || !(view->session || view->file))
        return nullptr;
    auto job = std::make_unique<Job>();
    job->listing = m_tabs.page().kind().listing();
    const auto *file = qobject_cast<const SavedListing *>(view->file.get());
    if (file && !view->found) {
        job->source = SavedListing::ofProperties(file->filePath()).release();
    } else if (const auto *search = qobject_cast<const IndexedJobs *>(view->model->source())) {
        // Its own search: the result stays as it is while the user looks for something else.
        IndexedJobs *jobs = view->session->newIndexedJobs();
        jobs->setQuery(search->query());
        job->source = jobs;
    } else if (const auto *found = qobject_cast<const IndexedListing *>(view->model->source())) {
        if (found->state().isKnown && view->session)
            job->source = found->copy(view->session->transfers()); // as well
    } else {
        AccountSession &session = *view->session;
        job->source = job->listing == Listing::ImportJobs ? session.newImportJobs()
            : job->listing == Listing::Webhooks           ? session.newWebhooks()
                                                          : session.newProperties();
    }
    return job->source ? std::move(job) : nullptr;
}

void ExportCommands::exportTo(const QString &fileName, const ListingExportDialog::Choice &choice)
{
    if (m_job) {
        tell(Message::Level::Information, tr("An export is already in progress. Wait until it finishes, or stop it."));
        return;
    }
    const Account *account = m_sessions.account(m_tabs.accountId());
    std::unique_ptr<Job> job = account ? newJob() : nullptr;
    if (!job)
        return;
    ListingExport::Order order{.fileName = fileName,
                               .format = choice.format,
                               .options = {.guardFormulas = choice.guardFormulas},
                               .perPage = AccountSync::fullPage,
                               .smallerPage = account->perPage};
    const ListingPage &page = m_tabs.page();
    if (choice.format == ExportFormat::Csv || choice.format == ExportFormat::Xlsx) {
        const std::shared_ptr<ListingModel> model = page.kind().makeModel();
        page.kind().configure(*model, *account, page.current()->session);
        describeCells(order, model, shownColumns(*m_tabs.page().table().horizontalHeader()));
    }
    m_bar.withdraw(messageId);
    m_job = std::move(job);
    m_job->fileName = fileName;
    m_job->isPartial = scope().isPartial;
    m_job->writing = std::make_unique<ListingExport>(*m_job->source, std::move(order));
    const Listing listing = m_job->listing;
    connect(m_job->writing.get(), &ListingExport::progressed, this,
            [this, listing](qint64 records, std::optional<qint64> total) {
                m_strip->setProgress(ExportText::progress(listing, records, total), records, total.value_or(0));
            });
    connect(m_job->writing.get(), &ListingExport::waiting, this, [this](std::chrono::seconds seconds) {
        if (seconds.count() > 0)
            m_strip->setProgress(ExportText::waiting(seconds), 0, 0);
    });
    connect(m_job->writing.get(), &ListingExport::finished, this, &ExportCommands::end);
    m_strip->begin(ExportText::progress(listing, 0, std::nullopt));
    m_job->writing->start();
}

void ExportCommands::end(const Result<ListingExport::Written> &written)
{
    m_strip->end();
    const std::unique_ptr<Job> job = std::move(m_job);
    const QString name = QFileInfo(job->fileName).fileName();
    if (written) {
        const QString text = ExportText::written(job->listing, written.value(), name);
        m_bar.post({.id = messageId,
                    .level = Message::Level::Information,
                    .text = job->isPartial ? QString(text + u' ' + ExportText::partial()) : text,
                    .actionText = tr("Show in Folder"),
                    .action = [path = job->fileName] { DesktopFile::reveal(path); },
                    .detail = {}});
    } else {
        const bool isStopped = written.error().kind == ErrorKind::Cancelled;
        tell(isStopped ? Message::Level::Information : Message::Level::Error,
             ExportText::failed(job->listing, written.error(), job->writing->recordCount(), name),
             written.error().detail);
    }
    job->writing->disconnect(this);
    job->writing.release()->deleteLater(); // it is the one that is telling
}

void ExportCommands::tell(Message::Level level, const QString &text, const QString &detail)
{
    m_bar.post({.id = messageId, .level = level, .text = text, .actionText = {}, .action = {}, .detail = detail});
}

} // namespace Balehook
