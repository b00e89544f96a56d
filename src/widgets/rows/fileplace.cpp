// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/rows/fileplace.h"

#include "core/text/isolated.h"
#include "core/text/safetext.h"
#include "failedrows/cache/filecache.h"
#include "session/account/filetransfers.h"
#include "session/account/sessions.h"
#include "session/jobs/jobfiles.h"
#include "session/jobs/jobsummary.h"
#include "widgets/actions/rowsactions.h"
#include "widgets/downloads/transferview.h"
#include "widgets/links/cachedfilesaver.h"
#include "widgets/links/desktopfile.h"
#include "widgets/links/transfertext.h"
#include "widgets/record/jobfacts.h"
#include "widgets/rows/failedrowspage.h"
#include "widgets/rows/filebar.h"
#include "widgets/rows/rowsview.h"

#include <QAction>
#include <QFileInfo>
#include <QLabel>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

FilePlace::FilePlace(Sessions &sessions, SettingsFile &settings, QWidget *parent)
    : QWidget(parent)
    , m_sessions(sessions)
    , m_settings(settings)
    , m_opener(sessions.transfers(), sessions.files())
{
    setObjectName(u"filePlace"_s);
}

FilePlace::~FilePlace() = default;

void FilePlace::build()
{
    if (m_stack)
        return;
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_stack = new QStackedLayout;
    m_transfer = new TransferView(m_opener, this);
    m_transfer->follow(m_refresher);
    m_page = new FailedRowsPage(m_settings, this);
    m_page->view().setCompact(m_isCompact);
    m_saver = new CachedFileSaver(m_sessions.files(), *this);
    m_stack->addWidget(m_transfer);
    m_stack->addWidget(m_page);
    m_bar = new FileBar(m_page->actions(), m_neighbours, this);
    m_headline = new QLabel(this);
    m_headline->setObjectName(u"fileJob"_s);
    m_headline->setTextFormat(Qt::PlainText);
    m_headline->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_headline->setWordWrap(true);
    m_headline->setContentsMargins(4, 0, 4, 0);
    column->addWidget(m_bar);
    column->addWidget(m_headline);
    column->addLayout(m_stack, 1);

    // From wherever the focus is in the window.
    m_page->actions().back->setShortcutContext(Qt::WindowShortcut);
    connectParts();
}

void FilePlace::connectParts()
{
    connect(&m_opener, &JobFileOpener::ready, &m_links, [this] { showRows(); });
    connect(&m_opener, &JobFileOpener::failed, &m_links, [this] { show(m_transfer); });
    connect(m_transfer, &TransferView::messageRequested, this, &FilePlace::messageRequested);
    connect(m_transfer, &TransferView::refreshRequested, this, [this] {
        if (m_place.source)
            m_refresher.start(*m_place.source, m_place.perPage, m_place.record, m_source.jobId);
    });
    connect(m_transfer, &TransferView::tokenAllowed, this, &FilePlace::allowToken);
    connect(m_page, &FailedRowsPage::backRequested, this, &FilePlace::backRequested);
    connect(m_bar, &FileBar::backRequested, this, &FilePlace::backRequested);
    connect(m_page->actions().otherFile, &QAction::triggered, this, &FilePlace::otherFileRequested);
    connect(m_page->actions().jobLink, &QAction::triggered, this, &FilePlace::jobLinkRequested);
    connect(m_page->actions().comparePrevious, &QAction::triggered, this, [this] { Q_EMIT comparisonRequested(true); });
    connect(m_page->actions().compareWith, &QAction::triggered, this, [this] { Q_EMIT comparisonRequested(false); });
    connect(m_page->actions().handOff, &QAction::triggered, this, &FilePlace::handoffRequested);
    connect(m_page->actions().rowAsSent, &QAction::triggered, this, &FilePlace::sentRowRequested);
    connect(m_page->actions().back, &QAction::triggered, this, [this] {
        if (m_stack->currentWidget() == m_transfer)
            Q_EMIT backRequested();
    });
    connect(m_page, &FailedRowsPage::messageRequested, this, &FilePlace::messageRequested);
    connect(m_page, &FailedRowsPage::filterMade, this, [this](const ValueFilter &filter) {
        if (m_opener.file() && m_opener.file()->diskName == filter.key.diskName)
            m_sessions.files().keepFilter(*m_opener.file(), filter);
    });
    connect(m_page, &FailedRowsPage::saveRequested, this, [this] { save(false); });
    connect(m_page, &FailedRowsPage::openExternallyRequested, this, [this] { save(true); });
    connect(m_saver, &CachedFileSaver::messageRequested, this, &FilePlace::messageRequested);
}

void FilePlace::begin(RowsSource source, const QString &headline)
{
    build();
    m_headline->setText(headline);
    m_headline->setVisible(!headline.isEmpty());
    m_page->actions().setJob(false, false, false);
    m_refresher.cancel();
    m_page->close();
    m_source = std::move(source);
}

void FilePlace::showJob(const QString &accountId, const ImportJob &job, JobFile which,
                        std::vector<ReplySummary::Cell> facts, const Place &place)
{
    RowsSource source;
    source.jobType = job.text(ImportJob::JobType);
    source.jobId = job.id();
    source.facts = std::move(facts);
    const FactSheet sheet = JobFacts::of(job, {});
    begin(std::move(source), sheet.headline);
    const bool isImported = which == JobFile::Imported;
    m_page->actions().setJob(true, isImported, job.has(fieldOf(isImported ? JobFile::FailedRows : JobFile::Imported)));
    m_place = place;
    m_transfer->setRefreshable(place.source);
    m_opener.open(accountId, job, which);
    if (!m_opener.file())
        show(m_transfer);
}

void FilePlace::showCached(const CachedFile &file)
{
    RowsSource source;
    source.jobType = file.jobType;
    source.jobId = file.jobId;
    source.facts = JobSummary::factsOf(file, m_sessions.account(file.accountId));
    const QString job = file.jobId.isEmpty() ? QString() : tr("Job %1").arg(cellText(file.jobId, 40));
    begin(std::move(source), titleOfParts({job, cellText(file.jobType, 60)}));
    m_place = {};
    m_transfer->setRefreshable(false);
    m_opener.openCached(file);
    if (!m_opener.file())
        show(m_transfer);
}

void FilePlace::showLocal(const QString &path)
{
    RowsSource source;
    source.path = path;
    source.title = QFileInfo(path).fileName();
    begin(std::move(source));
    m_place = {};
    m_opener.close();
    m_page->openFile(m_source);
    show(m_page);
}

void FilePlace::clear()
{
    if (!m_stack)
        return;
    m_refresher.cancel();
    m_opener.close();
    m_page->close();
    m_place = {};
}

void FilePlace::setCompact(bool compact)
{
    m_isCompact = compact;
    if (m_page)
        m_page->view().setCompact(compact);
}

bool FilePlace::isBusy() const
{
    return m_page && m_page->isBusy();
}

void FilePlace::showRows()
{
    const CachedFile &file = *m_opener.file();
    m_source.path = file.path;
    m_source.title = file.name;
    m_source.diskName = file.which == JobFile::FailedRows ? file.diskName : QString();
    m_page->openFile(m_source);
    show(m_page);
    if (const QString doubt = TransferText::doubt(file); !doubt.isEmpty())
        Q_EMIT messageRequested(doubt);
}

void FilePlace::show(QWidget *part)
{
    const bool hadFocus = isAncestorOf(window()->focusWidget());
    m_stack->setCurrentWidget(part);
    m_bar->setRowsShown(part == m_page);
    if (hadFocus)
        takeFocus();
}

void FilePlace::takeFocus()
{
    QWidget *part = m_stack->currentWidget();
    part->setFocus();
    if (part == m_transfer)
        m_transfer->focusAction(); // if there is one
}

void FilePlace::allowToken()
{
    const Account *known = m_sessions.account(m_opener.order().key.accountId);
    if (!known)
        return;
    Account account = *known;
    account.sendsTokenForFiles = true;
    m_sessions.saveAccount(account);
    m_opener.fetchAgain();
}

void FilePlace::save(bool opensIt)
{
    if (const std::optional<CachedFile> &file = m_opener.file())
        opensIt ? m_saver->askAndOpen(*file) : m_saver->ask(*file);
    else if (opensIt)
        DesktopFile::askAndOpen(m_source.path, *this);
    else
        DesktopFile::reveal(m_source.path); // it is the user's own file already
}

} // namespace Balehook
