// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/mainwindow.h"

#include "net/networkwatch.h"
#include "session/sessions.h"
#include "widgets/aboutbox.h"
#include "widgets/accountbanner.h"
#include "widgets/accountcommands.h"
#include "widgets/accountspane.h"
#include "widgets/importjobspage.h"
#include "widgets/jobscommands.h"
#include "widgets/messagebar.h"
#include "widgets/pagedtableview.h"
#include "widgets/recordpane.h"
#include "widgets/shortcutsdialog.h"
#include "widgets/statusline.h"
#include "widgets/tablecolumns.h"
#include "widgets/windowactions.h"
#include "widgets/windowlayout.h"

#include <QAction>
#include <QCloseEvent>
#include <QLabel>
#include <QMenu>
#include <QSplitter>
#include <QStatusBar>
#include <QVBoxLayout>

#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

MainWindow::MainWindow(Sessions &sessions, QSettings &settings, QString brokenSettingsFile, QWidget *parent)
    : QMainWindow(parent)
    , m_sessions(sessions)
    , m_brokenSettingsFile(std::move(brokenSettingsFile))
    , m_actions(new WindowActions(*this))
{
    setObjectName(u"mainWindow"_s);
    setWindowTitle(tr("Balehook"));
    build();
    auto *outer = qobject_cast<QSplitter *>(centralWidget());
    auto *inner = qobject_cast<QSplitter *>(m_recordHost->parentWidget());
    m_layout = std::make_unique<WindowLayout>(settings, *this, *outer, *inner);
    m_layout->restore(m_jobs->columns());
    m_jobs->table().setCompact(m_layout->settings().isCompact());
    m_jobs->setUtc(m_layout->settings().isUtc());
    m_actions->compactRows->setChecked(m_layout->settings().isCompact());
    m_actions->utcTimes->setChecked(m_layout->settings().isUtc());
    m_actions->recordPaneBelow->setChecked(m_layout->isRecordBelow());
    setRecordPaneVisible(m_layout->settings().isRecordPaneVisible());
    connectActions();
    connectViewActions();
    connectParts();
    adoptAccounts();
}

// The parts go last, after the members of this class: what they still tell must not reach it.
MainWindow::~MainWindow()
{
    m_sessions.disconnect(this);
    m_jobs->disconnect(this);
    m_jobs->commands().disconnect(this);
}

void MainWindow::build()
{
    m_banner = new AccountBanner(this);
    m_jobs = new ImportJobsPage(m_sessions, this);
    m_accountsPane = new AccountsPane(m_sessions, *m_actions->addAccount, m_actions->accountActions(), this);
    m_accountCommands = new AccountCommands(m_sessions, m_jobs->messages(), *this);
    m_status = new StatusLine(*statusBar());
    m_network = new NetworkWatch(this);

    auto *middle = new QWidget(this);
    auto *column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_banner);
    column->addWidget(m_jobs, 1);

    // The record pane itself is built when the first record is shown.
    m_recordHost = new QWidget(this);
    m_recordHost->setObjectName(u"recordHost"_s);
    auto *host = new QVBoxLayout(m_recordHost);
    host->setContentsMargins(0, 0, 0, 0);
    m_recordHint = new QLabel(tr("Select a job to see its record here."), m_recordHost);
    m_recordHint->setTextFormat(Qt::PlainText);
    m_recordHint->setWordWrap(true);
    m_recordHint->setAlignment(Qt::AlignCenter);
    m_recordHint->setContentsMargins(16, 16, 16, 16);
    host->addWidget(m_recordHint);

    auto *inner = new QSplitter(Qt::Horizontal, this);
    inner->setObjectName(u"recordSplitter"_s);
    inner->addWidget(middle);
    inner->addWidget(m_recordHost);
    inner->setStretchFactor(0, 1);
    auto *outer = new QSplitter(Qt::Horizontal, this);
    outer->setObjectName(u"accountsSplitter"_s);
    outer->addWidget(m_accountsPane);
    outer->addWidget(inner);
    outer->setStretchFactor(1, 1);
    outer->setContentsMargins(4, 4, 4, 0);
    setCentralWidget(outer);
}

void MainWindow::connectActions()
{
    const auto current = [this] { return m_jobs->current() ? m_jobs->current()->accountId : QString(); };
    const auto on = [this](QAction *action, auto run) { connect(action, &QAction::triggered, this, run); };
    JobsCommands &jobs = m_jobs->commands();

    on(m_actions->addAccount, [this] { m_accountCommands->add(); });
    on(m_actions->editAccount, [this, current] { m_accountCommands->edit(current()); });
    on(m_actions->updateToken, [this, current] { m_accountCommands->updateToken(current()); });
    on(m_actions->removeAccount, [this, current] { m_accountCommands->remove(current()); });
    on(m_actions->quit, [this] { close(); });
    for (std::size_t i = 0; i < m_actions->switchAccount.size(); ++i) {
        on(m_actions->switchAccount[i], [this, i] {
            if (i < m_sessions.accounts().size())
                showAccount(m_sessions.accounts()[i].id);
        });
    }
    on(m_actions->copy, [&jobs] { jobs.copy(false); });
    on(m_actions->copyWithHeaders, [&jobs] { jobs.copy(true); });
    on(m_actions->copyLink, [&jobs] { jobs.copyLink(); });
    on(m_actions->selectAll, [this] { m_jobs->table().selectAll(); });
    on(m_actions->goTo, [&jobs] { jobs.goTo(); });
    on(m_actions->openRecord, [this] { openRecord(); });
    on(m_actions->nextFailedFile, [&jobs] { jobs.findFailedFile(PageWalker::Direction::Forward); });
    on(m_actions->previousFailedFile, [&jobs] { jobs.findFailedFile(PageWalker::Direction::Backward); });
    on(m_actions->network, [this] { m_accountCommands->openNetwork(); });
    on(m_actions->shortcuts, [this] { (new ShortcutsDialog(*menuBar(), this))->open(); });
    on(m_actions->about, [this] { openAboutBox(*this); });
}

void MainWindow::connectViewActions()
{
    const auto on = [this](QAction *action, auto run) { connect(action, &QAction::triggered, this, run); };
    on(m_actions->refresh, [this] { m_jobs->refresh(); });
    on(m_actions->back, [this] { goBack(); });
    on(m_actions->recordPane, [this](bool visible) { setRecordPaneVisible(visible); });
    on(m_actions->recordPaneBelow, [this](bool below) { m_layout->setRecordBelow(below); });
    on(m_actions->compactRows, [this](bool compact) {
        m_layout->settings().setCompact(compact);
        m_jobs->table().setCompact(compact);
    });
    on(m_actions->utcTimes, [this](bool utc) {
        m_layout->settings().setUtc(utc);
        m_jobs->setUtc(utc);
        if (m_record)
            m_record->setUtc(utc);
    });
    on(m_actions->zoomIn, [this] { m_layout->zoom(1); });
    on(m_actions->zoomOut, [this] { m_layout->zoom(-1); });
    on(m_actions->zoomReset, [this] { m_layout->zoom(0); });
    connect(m_actions->columnsMenu, &QMenu::aboutToShow, this,
            [this] { m_jobs->columns().fillMenu(*m_actions->columnsMenu); });
}

void MainWindow::connectParts()
{
    connect(m_accountsPane, &AccountsPane::accountChosen, this, &MainWindow::showAccount);
    connect(m_accountCommands, &AccountCommands::accountAdded, this, &MainWindow::showAccount);
    connect(m_jobs, &ImportJobsPage::accountWanted, m_actions->addAccount, &QAction::trigger);
    connect(m_jobs, &ImportJobsPage::tokenWanted, m_actions->updateToken, &QAction::trigger);
    connect(m_jobs, &ImportJobsPage::jobChanged, this, &MainWindow::showJob);
    connect(m_jobs, &ImportJobsPage::jobOpened, this, &MainWindow::openRecord);
    connect(m_jobs, &ImportJobsPage::statusChanged, this, [this] {
        ListStatus status = m_jobs->status();
        status.utc = m_layout->settings().isUtc();
        m_status->show(status);
    });
    connect(&m_jobs->commands(), &JobsCommands::done, this,
            [this](const QString &text) { statusBar()->showMessage(text, 5000); });
    m_jobs->table().setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&m_jobs->table(), &QWidget::customContextMenuRequested, this, &MainWindow::openTableMenu);

    connect(&m_sessions, &Sessions::accountsChanged, this, &MainWindow::adoptAccounts);
    connect(&m_sessions, &Sessions::accountChanged, this, [this](const QString &accountId) {
        m_jobs->updateAccount(accountId);
        adoptAccounts();
    });
    connect(&m_sessions, &Sessions::accountRemoved, this, [this](const QString &accountId) {
        m_jobs->forgetAccount(accountId);
        adoptAccounts();
    });
    connect(m_network, &NetworkWatch::wentOffline, this, [this] { m_jobs->setOffline(true); });
    connect(m_network, &NetworkWatch::cameBack, this, [this] {
        m_jobs->setOffline(false);
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

// After the first paint: from here on the keychain and the network are used.
void MainWindow::start()
{
    tellBrokenSettings();
    const QString last = m_sessions.currentAccount();
    if (m_sessions.account(last))
        showAccount(last);
    else
        showAccount(m_sessions.accounts().empty() ? QString() : m_sessions.accounts().front().id);
    m_jobs->focusTable();
    QMetaObject::invokeMethod(m_network, &NetworkWatch::start, Qt::QueuedConnection);
}

void MainWindow::showAccount(const QString &accountId)
{
    if (!accountId.isEmpty())
        m_sessions.setCurrentAccount(accountId);
    m_jobs->showAccount(accountId);
    adoptAccounts();
}

void MainWindow::adoptAccounts()
{
    const QString shown = m_jobs->current() ? m_jobs->current()->accountId
        : m_started                         ? QString()
                                            : m_sessions.currentAccount();
    const auto &accounts = m_sessions.accounts();
    if (m_started && shown.isEmpty() && !accounts.empty()) {
        showAccount(accounts.front().id); // the one shown was removed
        return;
    }
    const Account *account = m_sessions.account(shown);
    QStringList names;
    int current = -1;
    for (const Account &each : accounts) {
        if (each.id == shown)
            current = int(names.size());
        names.append(each.displayName());
    }
    m_actions->setAccountNames(names, current);
    m_actions->setHasAccount(account != nullptr);
    m_banner->setAccount(account);
    m_accountsPane->setCurrent(shown);
    setWindowTitle(account ? tr("%1 – Balehook").arg(account->displayName()) : tr("Balehook"));
}

RecordPane &MainWindow::recordPane()
{
    if (!m_record) {
        delete std::exchange(m_recordHint, nullptr);
        m_record = new RecordPane(m_recordHost);
        m_record->setObjectName(u"recordPane"_s);
        m_record->setUtc(m_layout->settings().isUtc());
        m_recordHost->layout()->addWidget(m_record);
        m_record->show(); // now, so that it can take the focus
        connect(m_record, &RecordPane::closeRequested, this, [this] { setRecordPaneVisible(false); });
        connect(m_record, &RecordPane::messageWanted, this,
                [this](const QString &text) { statusBar()->showMessage(text, 5000); });
    }
    return *m_record;
}

void MainWindow::showJob(const std::shared_ptr<const RecordPage> &page, qsizetype index)
{
    if (!m_recordHost->isVisibleTo(this))
        return;
    if (page && m_jobs->current())
        recordPane().showJob(m_jobs->current()->session, page, index);
    else if (m_record)
        m_record->clear();
}

void MainWindow::setRecordPaneVisible(bool visible)
{
    if (!visible && m_recordHost->isAncestorOf(focusWidget()))
        m_jobs->focusTable();
    m_recordHost->setVisible(visible);
    m_actions->recordPane->setChecked(visible);
    m_layout->settings().setRecordPaneVisible(visible);
    if (visible)
        m_jobs->announceJob();
}

void MainWindow::openRecord()
{
    setRecordPaneVisible(true);
    if (m_record)
        m_record->setFocus();
}

// Esc: stop what is being read, leave the record pane, then close it; never quit.
void MainWindow::goBack()
{
    if (m_jobs->commands().stop())
        return;
    if (m_recordHost->isAncestorOf(focusWidget()))
        m_jobs->focusTable();
    else
        setRecordPaneVisible(false);
}

void MainWindow::openTableMenu(const QPoint &position)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions(m_actions->rowActions());
    menu->popup(m_jobs->table().viewport()->mapToGlobal(position));
}

void MainWindow::tellBrokenSettings()
{
    if (m_brokenSettingsFile.isEmpty())
        return;
    m_jobs->messages().post(
        {.id = u"settings"_s,
         .level = Message::Level::Warning,
         .text = tr("The settings could not be read, so the program started with new ones. The old file is kept as %1.")
                     .arg(m_brokenSettingsFile),
         .actionText = {},
         .action = {},
         .detail = {}});
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_layout->save(m_jobs->columns());
    QMainWindow::closeEvent(event);
}

} // namespace Balehook
