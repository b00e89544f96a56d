// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/window/exportcommands.h"

#include "domain/records/lentsource.h"
#include "domain/records/page.h"
#include "failedrows/text/filename.h"
#include "models/importjobsmodel.h"
#include "session/account/sessions.h"
#include "session/index/accountsync.h"
#include "session/listing/savedlisting.h"
#include "widgets/links/desktopfile.h"
#include "widgets/links/savedialog.h"
#include "widgets/links/savename.h"
#include "widgets/lists/listingkind.h"
#include "widgets/lists/listingpage.h"
#include "widgets/lists/listingtabs.h"
#include "widgets/messages/messagebar.h"
#include "widgets/messages/progressstrip.h"
#include "widgets/search/querywords.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/tables/tablecolumns.h"

#include <QDate>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>

#include <algorithm>
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
void describeCells(ListingExport::Order &order, const std::shared_ptr<const ListingModel> &model, Listing listing,
                   const std::vector<int> &columns)
{
    using Cell = std::function<QString(const RecordPage &page, qsizetype index)>;
    const bool areJobs = listing == Listing::ImportJobs;
    const int split = areJobs ? int(ImportJobsModel::FailedColumn) : -1;
    const bool isSplit = std::find(columns.begin(), columns.end(), split) != columns.end();
    std::vector<Cell> cells;
    const auto add = [&order, &cells](const QString &title, Cell cell) {
        order.header.append(title.toUtf8());
        cells.push_back(std::move(cell));
    };
    for (const int column : columns) {
        if (areJobs && isSplit && column == ImportJobsModel::OfColumn)
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
    Listing listing = Listing::ImportJobs;
    QString fileName;
    bool isPartial = false; ///< as in ExportScope, when it began
    LentSource<PageSource> source;
    std::unique_ptr<ListingExport> writing; ///< reads the source
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
    connect(view->model->source(), &PageSource::searchedChanged, dialog,
            [this, dialog] { dialog->setScope(ExportText::scope(scope())); });
    connect(dialog, &ListingExportDialog::chosen, this,
            [this, list = shownList()](const ListingExportDialog::Choice &choice) { askForFile(choice, list); });
    dialog->open();
}

ExportCommands::List ExportCommands::shownList() const
{
    List list;
    list.accountId = m_tabs.accountId();
    list.listing = m_tabs.page().kind().listing();
    if (const ListingView *view = m_tabs.page().current()) {
        list.session = view->session.data();
        list.isFile = view->file != nullptr;
        list.fileName = view->fileName;
    }
    return list;
}

/// The account may have been removed, or another list shown, behind the dialogs.
bool ExportCommands::isShown(const List &asked)
{
    if (shownList() == asked)
        return true;
    tell(Message::Level::Warning, goneText());
    return false;
}

QString ExportCommands::goneText()
{
    return tr("Nothing was written because the list to be exported is no longer shown.");
}

ExportScope ExportCommands::scope() const
{
    ExportScope scope{.listing = m_tabs.page().kind().listing(), .records = {}, .fileName = {}};
    const ListingView *view = m_tabs.page().current();
    if (!view)
        return scope;
    const auto search = view->found ? view->found->searched() : std::nullopt;
    if (search && !search->isOfLoaded) {
        scope.kind = ExportScope::Kind::Search;
        scope.records = search->found;
        scope.matchesAll = search->matchesAll;
        scope.all = search->all;
        scope.isPartial = search->isPartial;
    } else if (view->found) {
        scope.records = view->listedTotal; // among rows that happen to be loaded: see newJob()
    } else {
        scope.records = view->model->total();
        if (view->file) {
            scope.kind = ExportScope::Kind::File;
            scope.fileName = view->fileName;
        }
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

void ExportCommands::askForFile(const ListingExportDialog::Choice &choice, const List &list)
{
    if (!isShown(list))
        return;
    m_settings.setFormat(choice.format);
    QFileDialog *dialog =
        openSaveDialog(proposedName(choice.format), m_window,
                       {.title = ExportText::title(m_tabs.page().kind().listing()), .folder = m_settings.folder()});
    dialog->setObjectName(u"listingExportFile"_s);
    SaveName::whenChosen(*dialog, suffixOf(choice.format), *this, [this, choice, list](const QString &fileName) {
        if (!isShown(list))
            return;
        m_settings.setFolder(QFileInfo(fileName).absolutePath());
        exportTo(fileName, choice);
    });
}

std::unique_ptr<ExportCommands::Job> ExportCommands::newJob() const
{
    const ListingView *view = m_tabs.page().current();
    if (!view || !(view->session || view->file))
        return nullptr;
    auto job = std::make_unique<Job>();
    job->listing = m_tabs.page().kind().listing();
    // Rows that happen to be loaded are not exported, but all that the service lists.
    const auto search = view->found ? view->found->searched() : std::nullopt;
    const bool isOfLoaded = search && search->isOfLoaded;
    const PageSource *shown = isOfLoaded ? m_tabs.page().kind().source(*view->session) : view->model->source();
    QObject &owner = view->session ? *view->session->transfers() : *m_strip;
    job->source = LentSource<PageSource>(shown ? shown->copy(owner) : nullptr);
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
    if (!job) {
        tell(Message::Level::Warning, goneText());
        return;
    }
    const ListingPage &page = m_tabs.page();
    // What a file has twice did not come again because the listing moved.
    const bool isWholeFile = page.current()->file && !page.current()->found;
    ListingExport::Order order{.fileName = fileName,
                               .format = choice.format,
                               .options = {.guardFormulas = choice.guardFormulas},
                               .perPage = isWholeFile ? SavedListing::wholeFile : AccountSync::fullPage,
                               .smallerPage = account->perPage};
    if (choice.format == ExportFormat::Csv || choice.format == ExportFormat::Xlsx) {
        const std::shared_ptr<ListingModel> model = page.kind().makeModel();
        page.kind().configure(*model, *account, page.current()->session);
        describeCells(order, model, page.kind().listing(), shownColumns(*m_tabs.page().table().horizontalHeader()));
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
                    .text = job->isPartial ? QString(text + u' ' + ExportText::partial(job->listing)) : text,
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
