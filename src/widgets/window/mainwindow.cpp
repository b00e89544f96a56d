// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/window/mainwindow.h"

#include "core/text/isolated.h"
#include "core/text/safetext.h"
#include "domain/records/page.h"
#include "net/networkwatch.h"
#include "session/account/sessions.h"
#include "session/jobs/jobfiles.h"
#include "widgets/accounts/accountbanner.h"
#include "widgets/accounts/accountcommands.h"
#include "widgets/accounts/accountsmodel.h"
#include "widgets/accounts/accountspane.h"
#include "widgets/actions/windowactions.h"
#include "widgets/help/updatecommands.h"
#include "widgets/lists/listingcommands.h"
#include "widgets/lists/listingkind.h"
#include "widgets/lists/listingpage.h"
#include "widgets/lists/listingtabs.h"
#include "widgets/lists/propertiescommands.h"
#include "widgets/messages/afterdialogs.h"
#include "widgets/messages/announcer.h"
#include "widgets/messages/messagebar.h"
#include "widgets/messages/progressstrip.h"
#include "widgets/messages/statusline.h"
#include "widgets/record/recordhost.h"
#include "widgets/rows/filesdesk.h"
#include "widgets/search/recordsearchcontroller.h"
#include "widgets/search/searchdesk.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/tables/tablecolumns.h"
#include "widgets/updates/autorefresh.h"
#include "widgets/updates/newsbutton.h"
#include "widgets/updates/updatesdesk.h"
#include "widgets/webhooks/webhookcommands.h"
#include "widgets/window/exportcommands.h"
#include "widgets/window/recordlayout.h"
#include "widgets/window/settingsnotices.h"
#include "widgets/window/windowframe.h"
#include "widgets/window/windowlayout.h"
#include "widgets/window/windowparts.h"
#include "widgets/window/windowtoolbar.h"

#include <QAction>
#include <QCloseEvent>
#include <QMenu>
#include <QStatusBar>
#include <QTimer>

#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

MainWindow::MainWindow(Sessions &sessions, SettingsFile &settings, StartTrouble trouble, QWidget *parent)
    : QMainWindow(parent)
    , m_sessions(sessions)
    , m_trouble(std::move(trouble))
    , m_actions(new WindowActions(*this))
{
    setObjectName(u"mainWindow"_s);
    build();
    m_layout = std::make_unique<WindowLayout>(settings, *this, *m_frame);
    m_layout->restore();
    m_recordLayout =
        new RecordLayout(m_layout->settings(), m_frame->recordSplitter(), *m_record, *m_actions->recordPaneBelow);
    new WindowToolBar(*m_actions, m_layout->settings(), *this);
    const WindowContext context{m_sessions, settings, *m_tabs, *m_messages, *m_actions, *this};
    m_files = std::make_unique<FilesDesk>(context, m_frame->place());
    m_export = std::make_unique<ExportCommands>(m_sessions, settings, *m_tabs, *m_messages, *this);
    m_frame->addStrip(m_export->strip());
    m_updates = std::make_unique<UpdatesDesk>(context, *m_network);
    statusBar()->insertPermanentWidget(1, &m_updates->newsButton());
    m_tabs->setCompact(m_layout->settings().isCompact());
    m_files->setCompact(m_layout->settings().isCompact());
    m_tabs->setUtc(m_layout->settings().isUtc());
    m_record->setUtc(m_layout->settings().isUtc());
    adoptPage(m_tabs->page());
    m_search = new SearchDesk(m_sessions, settings, m_tabs->page(), *m_actions->jobsMenu);
    m_updates->follow(*m_search);
    m_updates->autoRefresh().setPausedWhile([this] { return m_webhooks->isFormOpen(); });
    m_parts =
        std::make_unique<WindowParts>(WindowParts::Context{context, *m_files, *m_search, *m_updates, *m_accountsPane});
    m_actions->compactRows->setChecked(m_layout->settings().isCompact());
    m_actions->utcTimes->setChecked(m_layout->settings().isUtc());
    setRecordPaneVisible(m_layout->settings().isRecordPaneVisible());
    new SettingsNotices(settings, m_sessions, *m_messages, this);
    connectActions();
    connectListActions();
    connectFiles();
    connectViewActions();
    connectParts();
    adoptAccounts();
}

MainWindow::~MainWindow() = default;

void MainWindow::build()
{
    m_banner = new AccountBanner(this);
    m_messages = new MessageBar(this);
    m_tabs = std::make_unique<ListingTabs>(m_sessions, *m_messages, this);
    m_accountsPane = new AccountsPane(m_sessions, *m_actions->addAccount, m_actions->accountActions(), this);
    m_accountCommands = std::make_unique<AccountCommands>(m_sessions, *m_messages, *this);
    m_webhooks = std::make_unique<WebhookCommands>(m_sessions, *m_tabs, *m_messages, *this);
    m_properties = std::make_unique<PropertiesCommands>(*m_tabs, *m_messages, *this);
    m_status = new StatusLine(*statusBar());
    m_network = new NetworkWatch(this);
    m_record = new RecordHost(m_sessions, RecordLayout::actionsFrom(*m_actions), this);
    m_frame = new WindowFrame({*m_accountsPane, *m_banner, *m_messages, *m_tabs, *m_record}, this);
    setCentralWidget(m_frame->withMargins(this));
}

void MainWindow::connectActions()
{
    const auto current = [this] { return m_tabs->accountId(); };
    const auto on = [this](QAction *action, auto run) { connect(action, &QAction::triggered, this, run); };
    on(m_actions->addAccount, [this] { m_accountCommands->add(); });
    on(m_actions->editAccount, [this, current] { m_accountCommands->edit(current()); });
    connect(m_tabs.get(), &ListingTabs::pathRequested, this,
            [this, current] { m_accountCommands->editPath(current()); });
    on(m_actions->updateToken, [this, current] { m_accountCommands->updateToken(current()); });
    on(m_actions->removeAccount, [this, current] { m_accountCommands->remove(current()); });
    on(m_actions->quit, [this] { close(); });
    for (QAction *action : m_actions->switchAccount) {
        on(action, [this, action] {
            m_files->closeFile();
            showAccount(action->data().toString());
            m_tabs->page().focusTable();
        });
    }
    on(m_actions->network, [this] { m_accountCommands->openNetwork(); });
}

void MainWindow::connectListActions()
{
    using Direction = PageWalker::Direction;
    const auto on = [this](QAction *action, auto run) { connect(action, &QAction::triggered, this, run); };
    const auto commands = [this]() -> ListingCommands & { return m_tabs->page().commands(); };
    on(m_actions->copy, [commands] { commands().copy(false); });
    on(m_actions->copyWithHeaders, [commands] { commands().copy(true); });
    on(m_actions->copyLink, [commands] { commands().copyLink(); });
    on(m_actions->selectAll, [this] { m_tabs->page().table().selectAll(); });
    on(m_actions->goTo, [commands] { commands().goTo(); });
    on(m_actions->exportList, [this] { m_export->exportList(); });
    on(m_actions->openRecord, [this] { openRecord(); });
    on(m_actions->nextFailedFile, [commands] { commands().findFailedFile(Direction::Forward); });
    on(m_actions->previousFailedFile, [commands] { commands().findFailedFile(Direction::Backward); });
    on(m_actions->registerWebhook, [this] { m_webhooks->registerWebhook(); });
    on(m_actions->registerSimilar, [this] { m_webhooks->registerSimilar(); });
    on(m_actions->openListing, [this] { m_properties->chooseListing(); });
    on(m_actions->closeListing, [this] { m_properties->closeListing(); });
    for (std::size_t i = 0; i < m_actions->showListing.size(); ++i) {
        on(m_actions->showListing[i], [this, i] {
            m_files->closeFile();
            m_tabs->showListing(Listing(i));
            m_tabs->page().focusTable();
        });
    }
}

void MainWindow::connectFiles()
{
    const auto on = [this](QAction *action, auto run) { connect(action, &QAction::triggered, this, run); };
    on(m_actions->openTable, [this] { m_files->chooseLocalFile(); });
    on(m_actions->recentFiles, [this] { m_files->showRecentFiles(); });
    on(m_actions->downloads, [this] { m_files->showDownloads(); });
    on(m_actions->downloadFailed, [this] { m_files->downloadSelected(); });
    on(m_actions->showFailedRows, [this] {
        if (!m_files->showJobFile(JobFile::FailedRows))
            tell(tr("This job has no failed file."));
    });
    on(m_actions->showImportedFile, [this] {
        if (!m_files->showJobFile(JobFile::Imported))
            tell(tr("This job has no imported file."));
    });
    const auto save = [this](JobFile file) {
        setRecordPaneVisible(true);
        m_record->saveFile(file);
    };
    on(m_actions->saveFailedFile, [save] { save(JobFile::FailedRows); });
    on(m_actions->saveImportedFile, [save] { save(JobFile::Imported); });
    m_files->setMenu(*m_actions->rowsMenu);
    m_files->setNeighbours(*m_actions->previousFailedFile, *m_actions->nextFailedFile);
    m_files->addIndicator(*statusBar());
    connect(m_files.get(), &FilesDesk::fileShownChanged, &m_links, [this](bool isShown) {
        m_actions->setFileShown(isShown);
        m_status->setFileShown(isShown);
        m_parts->setFileShown(isShown);
        // The rows need the room; F9 brings the record back.
        const bool isRecordWanted = !isShown && m_layout->settings().isRecordPaneVisible();
        m_record->setVisible(isRecordWanted);
        m_actions->recordPane->setChecked(isRecordWanted);
        if (isRecordWanted)
            m_tabs->page().announceRecord();
    });
    connect(m_files.get(), &FilesDesk::messageRequested, &m_links, [this](const QString &text) { tell(text); });
    connect(m_files.get(), &FilesDesk::listingFileRequested, &m_links, [this](const QString &path) {
        m_files->closeFile();
        m_properties->openListing(path);
    });
}

void MainWindow::connectViewActions()
{
    const auto on = [this](QAction *action, auto run) { connect(action, &QAction::triggered, this, run); };
    on(m_actions->refresh, [this] { m_tabs->page().refresh(); });
    on(m_actions->back, [this] { goBack(); });
    on(m_actions->recordPane, [this](bool visible) { setRecordPaneVisible(visible); });
    on(m_actions->compactRows, [this](bool compact) {
        m_layout->settings().setCompact(compact);
        m_tabs->setCompact(compact);
        m_files->setCompact(compact);
    });
    on(m_actions->utcTimes, [this](bool utc) {
        m_layout->settings().setUtc(utc);
        m_tabs->setUtc(utc);
        m_record->setUtc(utc);
    });
    connect(m_actions->columnsMenu, &QMenu::aboutToShow, this,
            [this] { m_tabs->page().columns().fillMenu(*m_actions->columnsMenu); });
}

void MainWindow::connectParts()
{
    const auto say = [this](const QString &text) { tell(text); };
    const auto show = [this](const QString &accountId) { showAccount(accountId); };
    const ListingTabs *tabs = m_tabs.get();
    connect(m_record, &RecordHost::closeRequested, &m_links, [this] { setRecordPaneVisible(false); });
    connect(m_record, &RecordHost::messageRequested, &m_links, say);
    connect(m_accountsPane, &AccountsPane::accountChosen, &m_links, show);
    connect(&m_accountsPane->model(), &QAbstractItemModel::modelReset, &m_links,
            [this] { m_actions->setAccounts(m_accountsPane->model().accounts(), m_tabs->accountId()); });
    connect(m_accountCommands.get(), &AccountCommands::accountAdded, &m_links, [this](const QString &accountId) {
        showAccount(accountId);
        m_tabs->page().focusTable();
    });
    connect(tabs, &ListingTabs::accountRequested, m_actions->addAccount, &QAction::trigger);
    connect(tabs, &ListingTabs::tokenRequested, m_actions->updateToken, &QAction::trigger);
    connect(tabs, &ListingTabs::sourceRequested, m_actions->openListing, &QAction::trigger);
    connect(tabs, &ListingTabs::recordChanged, &m_links,
            [this](const std::shared_ptr<const RecordPage> &page, qsizetype index) { showRecord(page, index); });
    connect(tabs, &ListingTabs::recordOpened, &m_links, [this] { openRow(); });
    connect(tabs, &ListingTabs::pageBuilt, &m_links, [this](ListingPage &page) { adoptPage(page); });
    connect(tabs, &ListingTabs::listingChanged, m_actions, &WindowActions::setListing);
    connect(tabs, &ListingTabs::statusChanged, &m_links, [this] {
        ListStatus status = m_tabs->page().status();
        status.utc = m_layout->settings().isUtc();
        status.refreshing = m_updates->refreshText();
        m_status->show(status);
    });
    connect(m_webhooks.get(), &WebhookCommands::tokenRequested, m_actions->updateToken, &QAction::trigger);
    connect(m_webhooks.get(), &WebhookCommands::done, &m_links, say);
    connect(tabs, &ListingTabs::done, &m_links, say);
    connect(m_parts.get(), &WindowParts::accountChosen, &m_links, show);
    connect(m_updates.get(), &UpdatesDesk::done, &m_links, say);
    connect(m_updates.get(), &UpdatesDesk::accountChosen, &m_links, [this](const QString &accountId) {
        m_files->closeFile();
        showAccount(accountId);
    });
    connect(&m_sessions, &Sessions::accountsChanged, &m_links, [this] { adoptAccounts(); });
    connect(&m_sessions, &Sessions::accountChanged, &m_links, [this](const QString &accountId) {
        m_tabs->updateAccount(accountId);
        if (accountId == m_tabs->accountId())
            m_webhooks->watch(accountId); // its session may be another one
        adoptAccounts();
    });
    connect(&m_sessions, &Sessions::accountRemoved, &m_links, [this](const QString &accountId) {
        m_tabs->forgetAccount(accountId);
        m_webhooks->watch(m_tabs->accountId());
        adoptAccounts();
    });
    connect(m_network, &NetworkWatch::wentOffline, &m_links, [this] { m_tabs->setOffline(true); });
    connect(m_network, &NetworkWatch::cameBack, &m_links, [this] {
        m_tabs->setOffline(false);
        m_sessions.resumeAll();
    });
}

void MainWindow::paintEvent(QPaintEvent *event)
{
    QMainWindow::paintEvent(event);
    if (m_started)
        return;
    m_started = true;
    QMetaObject::invokeMethod(this, &MainWindow::start, Qt::QueuedConnection);
}

/// What the account makes of the window comes before Qt lays it out, and what Qt does later with what is shown comes
/// now: else all of it would be painted twice, first in a layout that is not the last one.
void MainWindow::setVisible(bool visible)
{
    if (visible && m_sessions.isHeld() && m_tabs->accountId().isEmpty())
        showAccount(m_sessions.currentAccount());
    QMainWindow::setVisible(visible);
    for (const QEvent::Type later : {QEvent::PolishRequest, QEvent::LayoutRequest, QEvent::UpdateLater})
        QCoreApplication::sendPostedEvents(nullptr, later);
}

void MainWindow::start()
{
    m_sessions.begin();
    if (m_tabs->accountId().isEmpty())
        showAccount(m_sessions.currentAccount());
    m_trouble.tell(*m_messages);
    if (!m_files->isFileShown())
        m_tabs->page().focusTable();
    m_updates->start();
    if (m_newVersion)
        m_newVersion->start();
    QMetaObject::invokeMethod(m_parts.get(), &WindowParts::start, Qt::QueuedConnection);
    QTimer::singleShot(200, m_network, &NetworkWatch::start); // not as urgent as the first rows
}

void MainWindow::setUpdateNotice(UpdateNotice &notice)
{
    m_newVersion = new UpdateCommands(notice, *m_messages, *m_actions->settingsMenu, *this);
}

void MainWindow::showAccount(const QString &accountId)
{
    // Not at the start, when a file named on the command line is shown already.
    if (!m_tabs->accountId().isEmpty() && accountId != m_tabs->accountId())
        m_files->closeFile();
    if (!accountId.isEmpty())
        m_sessions.setCurrentAccount(accountId);
    m_tabs->showAccount(accountId);
    m_webhooks->watch(accountId);
    adoptAccounts();
    m_properties->accountShown();
}

void MainWindow::openLocalFiles(const QStringList &paths)
{
    m_updates->afterDialogs().run([this, paths] { m_files->openLocalFiles(m_updates->openLinks(paths)); });
}

void MainWindow::adoptAccounts()
{
    const QString shown = m_started ? m_tabs->accountId() : m_sessions.currentAccount();
    const auto &accounts = m_sessions.accounts();
    if (m_started && shown.isEmpty() && !accounts.empty())
        return showAccount(accounts.front().id); // the one shown was removed
    const Account *account = m_sessions.account(shown);
    m_actions->setAccountPlace(accounts, shown);
    m_actions->setAccounts(m_accountsPane->model().accounts(), shown);
    m_actions->setHasAccount(account != nullptr);
    m_banner->setAccount(account);
    m_accountsPane->setCurrent(shown);
    setWindowTitle(account ? tr("%1 – Balehook").arg(isolated(cellText(account->displayName(), 80))) : tr("Balehook"));
}

void MainWindow::showRecord(const std::shared_ptr<const RecordPage> &page, qsizetype index)
{
    const auto *jobs = dynamic_cast<const Page<ImportJob> *>(page.get());
    const auto has = [&](JobFile which) { return jobs && jobs->at(index).has(fieldOf(which)); };
    m_actions->setJobFiles(has(JobFile::FailedRows), has(JobFile::Imported));
    if (!m_record->isVisibleTo(this))
        return;
    if (page && m_tabs->page().current())
        m_record->showRecord(m_tabs->page().current()->session, page, index);
    else
        m_record->clear();
}

void MainWindow::setRecordPaneVisible(bool visible)
{
    if (!visible && m_record->hasFocusInside())
        m_files->isFileShown() ? m_files->focusFile() : m_tabs->page().focusTable();
    m_record->setVisible(visible);
    m_actions->recordPane->setChecked(visible);
    if (!m_files->isFileShown())
        m_layout->settings().setRecordPaneVisible(visible);
    if (visible)
        m_tabs->page().announceRecord();
}

void MainWindow::tell(const QString &text)
{
    statusBar()->showMessage(text, 5000);
    Announcer::say(*this, text);
}

void MainWindow::openRow()
{
    if (!m_files->showJobFile(JobFile::FailedRows))
        openRecord();
}

void MainWindow::openRecord()
{
    setRecordPaneVisible(true);
    m_record->focusRecord();
}

// Esc: stop what is being read, leave the record pane, then close it; never quit.
void MainWindow::goBack()
{
    if (m_tabs->page().commands().stop())
        return;
    if (m_record->hasFocusInside())
        m_tabs->page().focusTable();
    else
        setRecordPaneVisible(false);
}

void MainWindow::adoptPage(ListingPage &page)
{
    if (page.kind().listing() == Listing::Webhooks)
        new RecordSearchController<Webhook>(m_parts->context().settings, page, *m_actions->webhooksMenu);
    else if (page.kind().listing() == Listing::Properties)
        new RecordSearchController<Property>(m_parts->context().settings, page, *m_actions->propertiesMenu);
    m_layout->restoreColumns(page);
    connect(&page.commands(), &ListingCommands::failedFileFound, &m_links, [this](qint64 record) {
        if (m_files->isFileShown()) // over the list it is found only
            m_files->showFailedRowsOf(record);
    });
    page.table().setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&page.table(), &QWidget::customContextMenuRequested, &m_links, [this, &page](const QPoint &place) {
        m_actions->openRowMenu(page.kind().listing(), page.table().viewport()->mapToGlobal(place));
    });
}

void MainWindow::keepLooks()
{
    m_layout->save();
    m_recordLayout->save();
    m_parts->save();
    m_webhooks->keepTyped();
    m_tabs->forEachPage([this](ListingPage &page) { m_layout->saveColumns(page); });
}

bool MainWindow::isBusy() const
{
    bool isReading = false;
    m_tabs->forEachPage([&isReading](const ListingPage &page) { isReading = isReading || page.isBusy(); });
    return isReading || m_export->isBusy() || m_files->isBusy() || m_record->isBusy() || m_parts->isBusy();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    keepLooks();
    QMainWindow::closeEvent(event);
}

} // namespace Balehook
