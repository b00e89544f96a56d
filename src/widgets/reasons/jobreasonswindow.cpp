// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/reasons/jobreasonswindow.h"

#include "core/process/background.h"
#include "core/text/pluralcount.h"
#include "core/text/safetext.h"
#include "domain/queries/querytimes.h"
#include "failedrows/cache/filecache.h"
#include "failedrows/rows/guardtext.h"
#include "failedrows/text/filename.h"
#include "session/account/sessions.h"
#include "session/jobs/reasonexport.h"
#include "widgets/fields/dialogbuttons.h"
#include "widgets/links/savedialog.h"
#include "widgets/links/savename.h"
#include "widgets/look/characterwidth.h"
#include "widgets/look/plainlabel.h"
#include "widgets/messages/announcer.h"
#include "widgets/messages/coverageline.h"
#include "widgets/messages/progressstrip.h"
#include "widgets/reasons/daychartdelegate.h"
#include "widgets/reasons/jobreasonsmodel.h"
#include "widgets/reasons/reasonjobsmodel.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QSplitter>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

/// As many as a list can be asked for.
constexpr qsizetype mostJobs = 1000;
constexpr int soon = 500; // ms; many files may come at once

QTreeView *makeView(const QString &name, const QString &accessibleName, QAbstractItemModel &model, QWidget *parent)
{
    auto *view = new QTreeView(parent);
    view->setObjectName(name);
    view->setAccessibleName(accessibleName);
    view->setModel(&model);
    view->setRootIsDecorated(false);
    view->setUniformRowHeights(true);
    view->setAllColumnsShowFocus(true);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->setItemDelegate(new CellDelegate(Qt::ElideRight, view));
    view->header()->setAccessibleName(JobReasonsWindow::tr("Columns"));
    return view;
}

/// In characters; never less than the titles need.
void setWidths(QTreeView &view, const std::vector<int> &widths)
{
    const int character = characterWidth(view.fontMetrics());
    for (std::size_t column = 0; column < widths.size(); ++column)
        view.setColumnWidth(int(column),
                            std::max(character * widths[column], view.header()->sectionSizeHint(int(column))));
}

} // namespace

JobReasonsWindow::JobReasonsWindow(Sessions &sessions, SettingsFile &settings)
    : m_sessions(sessions)
    , m_reasons(sessions, settings)
    , m_choice(new ReasonsChoice(this))
    , m_coverage(new CoverageLine(u"reasonsCoverage"_s, this))
    , m_strip(new ProgressStrip(this))
    , m_model(new JobReasonsModel(this))
    , m_jobsModel(new ReasonJobsModel(
          [&sessions](const QString &accountId) {
              const Account *account = sessions.account(accountId);
              return account ? account->displayName() : QString();
          },
          this))
    , m_view(makeView(u"reasonsView"_s, tr("Reasons"), *m_model, this))
    , m_jobs(makeView(u"reasonsJobsView"_s, tr("Jobs with this reason"), *m_jobsModel, this))
    , m_jobsTitle(plainLabel(u"reasonsJobsTitle"_s, this))
    , m_message(plainLabel(u"reasonsMessage"_s, this))
{
    setObjectName(u"jobReasonsWindow"_s);
    setWindowTitle(tr("Reasons Across Jobs"));
    setWindowFlags(Qt::Window);
    // The program ends with its main window, whether or not somebody still reads.
    setAttribute(Qt::WA_QuitOnClose, false);
    m_countSoon.setSingleShot(true);
    m_countSoon.setInterval(soon);
    build();
    connectParts();
    adapt();
}

JobReasonsWindow::~JobReasonsWindow() = default;

void JobReasonsWindow::build()
{
    auto *numbers = new CellDelegate(Qt::ElideRight, this);
    numbers->setTrailing(true);
    m_jobs->setItemDelegateForColumn(ReasonJobsModel::RowsColumn, numbers);
    for (int column = JobReasonsModel::RowsColumn; column <= JobReasonsModel::SinceColumn; ++column)
        m_view->setItemDelegateForColumn(column, numbers);
    m_view->setItemDelegateForColumn(JobReasonsModel::DaysColumn, new DayChartDelegate(m_view));
    m_view->header()->setSortIndicator(-1, Qt::DescendingOrder);
    m_view->setSortingEnabled(true);
    setWidths(*m_view, {44, 9, 7, 7, 10, 12, 12, 20, 17, 17});
    setWidths(*m_jobs, {20, 14, 20, 9, 20, 16, 20});

    auto *buttons = DialogButtons::closeAndHelp(*this, u"reasons"_s);
    m_showJobs = DialogButtons::addAction(*buttons, tr("Show &Jobs"), u"reasonsShowJobs"_s, u"search"_s);
    m_showRows = DialogButtons::addAction(*buttons, tr("Show &Rows"), u"reasonsShowRows"_s, u"rows-3"_s);
    m_export = DialogButtons::addAction(*buttons, tr("&Export..."), u"reasonsExport"_s, u"save"_s);

    auto *below = new QWidget(this);
    auto *jobs = new QVBoxLayout(below);
    jobs->setContentsMargins({});
    jobs->addWidget(m_jobsTitle);
    jobs->addWidget(m_jobs, 1);
    auto *lists = new QSplitter(Qt::Vertical, this);
    lists->setChildrenCollapsible(false);
    lists->addWidget(m_view);
    lists->addWidget(below);
    lists->setStretchFactor(0, 1);
    const int line = fontMetrics().lineSpacing();
    lists->setSizes({line * 18, line * 9});

    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_choice);
    layout->addWidget(m_coverage);
    layout->addWidget(m_strip);
    layout->addWidget(lists, 1);
    layout->addWidget(m_message);
    layout->addWidget(buttons);
    m_jobsTitle->hide();
    m_message->hide();
    const QSize wanted(characterWidth(fontMetrics()) * 165, line * 36);
    resize(wanted.boundedTo(screen()->availableSize() * 9 / 10));
}

void JobReasonsWindow::connectParts()
{
    connect(&m_reasons, &JobReasons::changed, &m_links, [this] { take(); });
    connect(&m_reasons, &JobReasons::finished, &m_links, [this] {
        m_strip->end();
        adapt();
        Announcer::say(*this, m_coverage->text());
    });
    connect(m_strip, &ProgressStrip::stopRequested, this, [this] {
        m_reasons.stop();
        m_strip->end();
        adapt();
    });
    connect(m_coverage, &CoverageLine::downloadRequested, this,
            [this] { Q_EMIT downloadRequested(m_reasons.chosen()); });
    connect(m_choice, &ReasonsChoice::jobsChanged, this, &JobReasonsWindow::count);
    connect(m_choice, &ReasonsChoice::sinceChanged, this, [this] { m_reasons.setSince(m_choice->since()); });
    connect(m_choice, &ReasonsChoice::onlyNewChanged, this, &JobReasonsWindow::take);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &JobReasonsWindow::showLine);
    connect(m_view, &QTreeView::activated, this, &JobReasonsWindow::showJobs);
    connect(m_jobs, &QTreeView::activated, this, &JobReasonsWindow::showRows);
    connect(m_showJobs, &QPushButton::clicked, this, &JobReasonsWindow::showJobs);
    connect(m_showRows, &QPushButton::clicked, this, &JobReasonsWindow::showRows);
    connect(m_export, &QPushButton::clicked, this, &JobReasonsWindow::askForFile);
    // Files that were fetched meanwhile are counted, too.
    connect(&m_sessions.files(), &FileCache::changed, &m_countSoon, qOverload<>(&QTimer::start));
    connect(&m_countSoon, &QTimer::timeout, this, [this] {
        if (m_reasons.isRunning())
            m_countSoon.start();
        else
            count();
    });
    connect(&m_sessions, &Sessions::accountGone, this, [this](const QString &accountId) {
        // Nothing of it stays on screen.
        if (m_shown.accountId == accountId || m_choice->accounts().contains(accountId))
            close();
    });
}

bool JobReasonsWindow::isBusy() const
{
    return m_strip->isActive();
}

void JobReasonsWindow::begin(const Shown &shown)
{
    using Jobs = ReasonsChoice::Jobs;
    m_shown = shown;
    std::vector<ReasonsChoice::AccountName> names;
    for (const Account &account : m_sessions.accounts())
        names.push_back({account.id, account.displayName()});
    const bool hasSelection = !shown.selected.empty();
    const bool hasSearch = !shown.query.matchesAll();
    const Jobs first = shown.selected.size() > 1 ? Jobs::Selected : hasSearch ? Jobs::Search : Jobs::All;
    m_choice->setUtc(shown.isUtc);
    m_choice->offer(hasSelection, hasSearch, first, std::move(names), shown.accountId);
    count();
}

void JobReasonsWindow::count()
{
    using Jobs = ReasonsChoice::Jobs;
    m_countSoon.stop();
    m_message->hide();
    JobsChoice chosen{.accounts = m_choice->accounts(), .isUtc = m_shown.isUtc};
    if (m_choice->jobs() == Jobs::Selected)
        chosen.jobs = m_shown.selected;
    else if (m_choice->jobs() == Jobs::Search)
        chosen.query = m_shown.query;
    if (const auto days = m_choice->lastDays()) {
        JobQuery::TimeRange range;
        range.lastDays = days;
        chosen.query.times[ImportJob::CreatedAt] = QueryTimes::at(range, QueryTimes::now(m_shown.isUtc));
    }
    m_reasons.start(chosen);
    m_reasons.setSince(m_choice->since());
    m_strip->begin(tr("Counting reasons…"));
    adapt();
}

void JobReasonsWindow::take()
{
    const QTimeZone zone = QueryTimes::zone(m_shown.isUtc);
    const int scrolled = m_view->verticalScrollBar()->value();
    m_isTaking = true;
    m_model->setReport(m_reasons.report(), zone);
    m_model->setOnlyNew(m_choice->isOnlyNew());
    hideUnknown();
    const int row = std::max(0, m_model->rowOf(m_title));
    if (m_model->rowCount() > 0)
        m_view->setCurrentIndex(m_model->index(row, 0));
    m_view->verticalScrollBar()->setValue(scrolled);
    m_isTaking = false;
    const auto &searched = m_reasons.report()->coverage.searched;
    m_strip->setProgress(tr("Reading failed files…"),
                         searched.searched + searched.notTables + searched.packed + searched.unreadable,
                         searched.files);
    showCoverage();
    showLine();
}

/// Columns in which no line would have anything leave their room to others.
void JobReasonsWindow::hideUnknown()
{
    const ReasonReport &report = *m_reasons.report();
    const auto isAny = [&report](qint64 ReasonReport::Line::*count) {
        return std::any_of(report.lines.begin(), report.lines.end(),
                           [count](const ReasonReport::Line &line) { return line.*count > 0; });
    };
    m_view->setColumnHidden(JobReasonsModel::UsersColumn, !isAny(&ReasonReport::Line::users));
    m_view->setColumnHidden(JobReasonsModel::ChannelsColumn, !isAny(&ReasonReport::Line::channels));
    for (const int column : {JobReasonsModel::BeforeColumn, JobReasonsModel::SinceColumn})
        m_view->setColumnHidden(column, !report.since);
}

void JobReasonsWindow::showCoverage()
{
    const ReasonReport &report = *m_reasons.report();
    QStringList sentences{tr("%1 (%2).", "reasons, coverage")
                              .arg(tr("%Ln reason(s)", nullptr, int(report.lines.size())),
                                   tr("%Ln failed row(s)", nullptr, pluralCount(report.rows)))};
    if (report.since) {
        const auto fresh = std::count_if(report.lines.begin(), report.lines.end(),
                                         [](const ReasonReport::Line &line) { return line.isNew(); });
        sentences.append(tr("%Ln new since %1.", "reasons, and a day", int(fresh))
                             .arg(QLocale().toString(*report.since, QLocale::ShortFormat)));
    }
    sentences.append(tr("%1.", "a whole sentence").arg(report.coverage.readingCoverage()));
    if (m_choice->jobs() == ReasonsChoice::Jobs::Selected && m_shown.notLoaded > 0)
        sentences.append(
            tr("%Ln selected job(s) are not loaded and were left out.", nullptr, pluralCount(m_shown.notLoaded)));
    if (report.isDone && report.coverage.searched.files == 0 && report.coverage.files.notFetched == 0)
        sentences.append(tr("To count some, select jobs in the main window and choose Jobs > Download Failed Files."));
    m_coverage->showCoverage(sentences.join(u' '), report.isDone ? report.coverage.files.notFetched : 0);
}

qsizetype JobReasonsWindow::line() const
{
    const QModelIndex current = m_view->currentIndex();
    return current.isValid() ? m_model->lineAt(current.row()) : -1;
}

void JobReasonsWindow::showLine()
{
    if (m_isTaking)
        return;
    const qsizetype shown = line();
    m_jobsModel->setLine(m_reasons.report(), shown, QueryTimes::zone(m_shown.isUtc));
    if (shown >= 0) {
        const ReasonReport::Line &reason = m_reasons.report()->lines[std::size_t(shown)];
        m_title = reason.title;
        m_jobsTitle->setText(tr("%Ln job(s) with: %1", nullptr, int(reason.all.jobs)).arg(cellText(m_title, 160)));
        m_jobs->setCurrentIndex(m_jobsModel->index(0, 0));
    }
    m_jobsTitle->setVisible(shown >= 0); // a screen reader would find an empty one, too
    m_jobs->setColumnHidden(ReasonJobsModel::AccountColumn, m_choice->accounts().size() < 2);
    adapt();
}

/// Those of one account, because a list shows one: that of the job which is selected below.
void JobReasonsWindow::showJobs()
{
    const QModelIndex current = m_jobs->currentIndex();
    if (line() < 0 || !current.isValid())
        return;
    const QString accountId = m_jobsModel->file(current.row()).file.accountId;
    QStringList ids;
    qsizetype all = 0;
    QSet<int> seen;
    for (int row = 0; row < m_jobsModel->rowCount(); ++row) {
        const ReasonReport::File &file = m_jobsModel->file(row);
        if (file.file.accountId != accountId || seen.contains(file.job))
            continue;
        seen.insert(file.job);
        ++all;
        if (ids.size() < mostJobs)
            ids.append(file.file.jobId);
    }
    Q_EMIT jobsRequested(accountId, ids);
    if (all > ids.size()) {
        const QLocale locale;
        tell(tr("The newest %1 of %2 jobs are listed.").arg(locale.toString(ids.size()), locale.toString(all)));
    }
}

void JobReasonsWindow::showRows()
{
    const QModelIndex current = m_jobs->currentIndex();
    if (line() < 0 || !current.isValid())
        return;
    ShownFile shown{.cached = m_jobsModel->file(current.row()).file};
    shown.rows.reasons = {m_title};
    Q_EMIT rowsRequested(shown);
}

/// The reasons that are shown, in their order. Files that come while the dialog is open are counted behind it, and a
/// count that has only begun is not what was to be exported.
void JobReasonsWindow::askForFile()
{
    std::vector<int> lines;
    for (int row = 0; row < m_model->rowCount(); ++row)
        lines.push_back(m_model->lineAt(row));
    QFileDialog *dialog = openSaveDialog(safeFileName(tr("reasons", "name of a file") + ".csv"_L1), *this);
    SaveName::whenChosen(*dialog, u"csv"_s, *this, [this, report = m_reasons.report(), lines](const QString &fileName) {
        exportTo(fileName, report, lines);
    });
}

void JobReasonsWindow::exportTo(const QString &fileName, const std::shared_ptr<const ReasonReport> &report,
                                const std::vector<int> &lines)
{
    using Written = Result<RowExporter::Written>;
    QByteArrayList header;
    for (int column = 0; column < JobReasonsModel::Columns; ++column) {
        if (column != JobReasonsModel::DaysColumn)
            header.append(JobReasonsModel::title(column).toUtf8());
    }
    m_isExporting = true;
    adapt();
    const auto writing = inBackground<Written>([report, lines, header, fileName](QPromise<Written> &) {
        return exportReasons(*report, lines, header, fileName);
    });
    whenDone(writing, this, [this, fileName](const Written &written) {
        m_isExporting = false;
        adapt();
        const QString name = cellText(QFileInfo(fileName).fileName(), 80);
        if (written)
            tell(GuardText::after(tr("%Ln reason(s) written to %1.", nullptr, int(written.value().rows)).arg(name),
                                  written.value().guardedCells));
        else
            tell(tr("%1 was not written. %2").arg(name, written.error().userMessage()));
    });
}

void JobReasonsWindow::tell(const QString &text)
{
    m_message->setText(text);
    m_message->show();
    Announcer::say(*this, text);
}

void JobReasonsWindow::adapt()
{
    const bool hasLine = line() >= 0 && m_jobs->currentIndex().isValid();
    m_showJobs->setEnabled(hasLine);
    m_showRows->setEnabled(hasLine);
    m_export->setEnabled(!m_isExporting && !m_reasons.isRunning() && m_model->rowCount() > 0);
}

} // namespace Balehook
