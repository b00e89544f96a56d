// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/window/windowparts.h"

#include "credentials/tokenkey.h"
#include "session/account/sessions.h"
#include "widgets/accounts/accountspane.h"
#include "widgets/actions/windowactions.h"
#include "widgets/activity/activitydock.h"
#include "widgets/compare/comparedesk.h"
#include "widgets/fields/enterkey.h"
#include "widgets/fields/labelkeys.h"
#include "widgets/find/findrowsdialog.h"
#include "widgets/handoff/handoffdialog.h"
#include "widgets/help/aboutbox.h"
#include "widgets/help/appearancedialog.h"
#include "widgets/help/manualdesk.h"
#include "widgets/help/shortcutsdialog.h"
#include "widgets/lists/listingpage.h"
#include "widgets/lists/listingtabs.h"
#include "widgets/look/appearance.h"
#include "widgets/messages/afterdialogs.h"
#include "widgets/messages/messagebar.h"
#include "widgets/palette/commandpalette.h"
#include "widgets/palette/palettesource.h"
#include "widgets/reasons/jobreasonsdesk.h"
#include "widgets/requests/diagnosticdialog.h"
#include "widgets/requests/requestsdock.h"
#include "widgets/requests/unknownsdialog.h"
#include "widgets/rows/filesdesk.h"
#include "widgets/rows/rowkeys.h"
#include "widgets/search/keptindexesdialog.h"
#include "widgets/search/searchdesk.h"
#include "widgets/search/viewspane.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/updates/updatesdesk.h"

#include <QAction>
#include <QMainWindow>
#include <QMenuBar>

namespace Balehook {

using namespace Qt::StringLiterals;

WindowParts::WindowParts(const Context &context)
    : QObject(&context.window)
    , m_context(context)
    , m_activity(std::make_unique<ActivityDock>(context.tabs, *context.actions.activity,
                                                WindowSettings(context.settings), context.window))
    , m_requests(std::make_unique<RequestsDock>(
          context.sessions, RequestsDock::Actions{*context.actions.requests, *context.actions.requestsMenu},
          WindowSettings(context.settings), context.window))
    , m_manual(std::make_unique<ManualDesk>(WindowSettings(context.settings), *context.actions.manual, context.window,
                                            [this]() -> const QWidget & { return shownWidget(); }))
{
    m_activity->follow(context.search);
    connectDialogs();
    connectSideList();
    connectComparisons();
    connectHandoffs();
    connectDownloads();
    connectReasons();
}

WindowParts::~WindowParts() = default;

const QWidget &WindowParts::shownWidget() const
{
    if (m_context.files.isFileShown())
        return m_context.files.place();
    return m_context.tabs.page().table();
}

void WindowParts::connectDialogs()
{
    const auto on = [this](QAction *action, auto run) { connect(action, &QAction::triggered, this, run); };
    on(m_context.actions.shortcuts,
       [this] { (new ShortcutsDialog(*m_context.window.menuBar(), &m_context.window))->open(); });
    on(m_context.actions.palette, [this] { openPalette(); });
    new EnterKey(m_context.window);
    new LabelKeys(m_context.window);
    new RowKeys(m_context.tabs, m_context.files, m_context.actions, m_context.window);
    on(m_context.actions.moveAccountUp, [this] { moveAccount(-1); });
    on(m_context.actions.moveAccountDown, [this] { moveAccount(1); });
    on(m_context.actions.diagnosticReport, [this] { showReport(); });
    on(m_context.actions.keptIndexes,
       [this] { (new KeptIndexesDialog(m_context.sessions, &m_context.window))->open(); });
    on(m_context.actions.unknowns, [this] { showUnknowns(); });
    on(m_context.actions.findInFailedRows, [this] { findInFailedRows(); });
    on(m_context.actions.about, [this] { openAboutBox(m_context.window); });
}

void WindowParts::connectSideList()
{
    m_views = std::make_unique<ViewsPane>(ViewsPane::Context{m_context.sessions, m_context.settings, m_context.tabs,
                                                             m_context.search, *m_context.actions.watchedMenu});
    m_context.accounts.addBelow(*m_views);
    connect(m_views.get(), &ViewsPane::viewChosen, &m_context.files, &FilesDesk::closeFile);
    connect(m_context.actions.onlyValue, &QAction::triggered, &m_context.search, &SearchDesk::filterByCurrentCell);
    QAction *pin = m_context.actions.pinAccount;
    connect(pin, &QAction::triggered, this, [this](bool isPinned) {
        if (const Account *shown = m_context.sessions.account(m_context.tabs.accountId())) {
            Account account = *shown;
            account.isPinned = isPinned;
            m_context.sessions.saveAccount(account);
        }
    });
    const auto showPin = [this, pin] {
        const Account *shown = m_context.sessions.account(m_context.tabs.accountId());
        pin->setChecked(shown && shown->isPinned);
    };
    connect(&m_context.tabs, &ListingTabs::statusChanged, this, showPin);
    connect(&m_context.sessions, &Sessions::accountChanged, this, showPin);
}

void WindowParts::moveAccount(int places)
{
    const auto &accounts = m_context.sessions.accounts();
    for (int row = 0; row < int(accounts.size()); ++row) {
        if (accounts[std::size_t(row)].id == m_context.tabs.accountId()) {
            m_context.sessions.moveAccount(row, row + places);
            return;
        }
    }
}

void WindowParts::openPalette()
{
    PaletteSource source(m_context, m_context.files);
    source.setAccountChooser([this](const QString &accountId) { Q_EMIT accountChosen(accountId); });
    m_palette = new CommandPalette(source.gathered(*m_context.window.menuBar()), m_context.settings, m_context.window);
    m_palette->popUp();
}

void WindowParts::setAppearance(Appearance &appearance)
{
    m_appearance = &appearance;
    WindowActions &actions = m_context.actions;
    const auto on = [this](QAction *action, auto run) { connect(action, &QAction::triggered, this, run); };
    const auto zoom = [&appearance](int steps) { appearance.setZoom(appearance.zoom() + steps); };
    on(actions.zoomIn, [zoom] { zoom(1); });
    on(actions.zoomOut, [zoom] { zoom(-1); });
    on(actions.zoomReset, [&appearance] { appearance.setZoom(0); });
    on(actions.appearance, [this, &appearance] {
        QAction *compactRows = m_context.actions.compactRows;
        auto *dialog = new AppearanceDialog(appearance, compactRows->isChecked(), &m_context.window);
        connect(dialog, &AppearanceDialog::compactRequested, compactRows, [compactRows](bool isCompact) {
            if (compactRows->isChecked() != isCompact)
                compactRows->trigger();
        });
        dialog->open();
    });
    actions.appearance->setVisible(true);
}

void WindowParts::showReport()
{
    if (!m_report)
        m_report = new DiagnosticDialog(m_context.sessions, m_context.settings, m_context.window);
    m_report->present();
}

void WindowParts::showUnknowns()
{
    if (!m_unknowns) {
        m_unknowns = new UnknownsDialog(m_context.sessions, &m_context.window);
        connect(&m_context.tabs, &ListingTabs::statusChanged, this,
                [this] { m_unknowns->setAccount(m_context.tabs.accountId()); });
    }
    m_unknowns->setAccount(m_context.tabs.accountId());
    m_unknowns->show();
    m_unknowns->raise();
    m_unknowns->activateWindow();
}

/// For what is chosen in another window. It is raised at once: a dialog in it may have to be answered first. The
/// account \a accountId, if there is one, may be gone or another merchant's by then.
void WindowParts::comeForward(const QString &accountId, std::function<void()> show)
{
    m_context.window.raise();
    m_context.window.activateWindow();
    const auto address = [this, accountId] {
        const Account *account = m_context.sessions.account(accountId);
        return account ? std::optional(TokenKey(*account, {})) : std::nullopt;
    };
    const auto asked = address();
    if (!accountId.isEmpty() && !asked)
        return;
    m_context.updates.afterDialogs().run([address, asked, show = std::move(show)] {
        if (address() == asked)
            show();
    });
}

void WindowParts::showRow(const ShownFile &file)
{
    comeForward(file.owner(), [this, file] { m_context.files.show(file); });
}

/// Of the job in the list, or of the file that is shown.
void WindowParts::connectComparisons()
{
    m_compare = std::make_unique<CompareDesk>(m_context.sessions, m_context.settings, m_context.window);
    connect(m_compare.get(), &CompareDesk::rowRequested, this, &WindowParts::showRow);
    const auto compare = [this](const std::optional<ShownFile> &file, bool withPrevious) {
        if (file && withPrevious)
            m_compare->compareWithPrevious(*file);
        else if (file)
            m_compare->compareWith(*file);
    };
    for (QAction *action : {m_context.actions.comparePrevious, m_context.actions.compareWith}) {
        connect(action, &QAction::triggered, this, [this, compare, action] {
            compare(m_context.files.jobFile(JobFile::FailedRows), action == m_context.actions.comparePrevious);
        });
    }
    connect(&m_context.files, &FilesDesk::comparisonRequested, this,
            [this, compare](bool withPrevious) { compare(m_context.files.shown(), withPrevious); });
    connect(&m_context.files, &FilesDesk::sentRowRequested, this, [this] {
        if (const auto file = m_context.files.shown())
            m_compare->showSentRow(*file);
    });
}

void WindowParts::connectHandoffs()
{
    const auto handOff = [this](const std::optional<ShownFile> &file) {
        if (!file)
            return;
        const auto findComparison = [this](const QString &path) { return m_compare->comparisonOf(path); };
        auto *dialog =
            new HandoffDialog(m_context.sessions, m_context.settings, *file, findComparison, &m_context.window);
        connect(dialog, &HandoffDialog::written, &m_context.files, &FilesDesk::messageRequested);
        connect(dialog, &HandoffDialog::columnsHidden, &m_context.files, &FilesDesk::setPersonalColumns);
        dialog->open();
    };
    connect(m_context.actions.handOff, &QAction::triggered, this,
            [this, handOff] { handOff(m_context.files.jobFile(JobFile::FailedRows)); });
    connect(&m_context.files, &FilesDesk::handoffRequested, this,
            [this, handOff] { handOff(m_context.files.shown()); });
}

void WindowParts::connectDownloads()
{
    connect(&m_context.files, &FilesDesk::downloadTold, this, [this](const QString &text, const QString &detail) {
        m_context.messages.post({.id = u"account.download"_s,
                                 .level = Message::Level::Information,
                                 .text = text,
                                 .actionText = {},
                                 .action = {},
                                 .detail = detail});
    });
}

void WindowParts::connectReasons()
{
    m_reasons = std::make_unique<JobReasonsDesk>(m_context.sessions, m_context.settings, m_context.window);
    connect(m_context.actions.reasonsAcrossJobs, &QAction::triggered, this, [this] {
        JobReasonsWindow::Shown shown{.accountId = m_context.tabs.accountId(), .query = m_context.search.query()};
        shown.isUtc = WindowSettings(m_context.settings).isUtc();
        const FilesDesk::SelectedJobs selected = m_context.files.selectedJobs();
        shown.selected = selected.loaded;
        shown.notLoaded = selected.notLoaded;
        m_reasons->open(shown);
    });
    connect(m_reasons.get(), &JobReasonsDesk::rowsRequested, this, &WindowParts::showRow);
    connect(m_reasons.get(), &JobReasonsDesk::jobsRequested, this, &WindowParts::listJobs);
    connect(m_reasons.get(), &JobReasonsDesk::downloadRequested, &m_context.files, &FilesDesk::downloadMissing);
}

void WindowParts::listJobs(const QString &accountId, const QStringList &ids)
{
    comeForward(accountId, [this, accountId, ids] {
        m_context.files.closeFile();
        if (accountId != m_context.tabs.accountId())
            Q_EMIT accountChosen(accountId);
        m_context.tabs.showListing(Listing::ImportJobs);
        JobQuery query;
        query.values[ImportJob::Id] = {ids, false};
        m_context.search.setQuery(query);
    });
}

/// With what is searched in the list, which nobody types twice.
void WindowParts::findInFailedRows()
{
    if (!m_findRows) {
        m_findRows = new FindRowsDialog(m_context.sessions, m_context.settings, &m_context.window);
        connect(m_findRows, &FindRowsDialog::downloadRequested, &m_context.files, &FilesDesk::downloadMissing);
        connect(&m_context.files, &FilesDesk::fetched, m_findRows, &FindRowsDialog::searchAgain);
        connect(m_findRows, &FindRowsDialog::rowRequested, this, [this](const CachedFile &file, qint64 row) {
            m_findRows->close(); // it would lie over the rows; its results stay
            RowsPlace place;
            place.fileRow = row;
            place.isAtTop = false;
            showRow({.cached = file, .rows = place});
        });
    }
    m_findRows->setAccount(m_context.tabs.accountId());
    const QString searched = m_context.search.query().text;
    const bool isValue = !searched.contains(u':') && !searched.contains(u'"');
    m_findRows->bring(isValue ? searched : QString());
}

WindowParts::Opened WindowParts::opened() const
{
    const bool hasReport = m_report && m_report->isVisible();
    return {.hasManual = m_manual->isOpen(),
            .hasReport = hasReport,
            .hasReportWithoutNames = hasReport && m_report->hidesNames(),
            .hasUnknowns = m_unknowns && m_unknowns->isVisible()};
}

void WindowParts::open(const Opened &opened)
{
    if (opened.hasUnknowns)
        showUnknowns();
    if (opened.hasReport) {
        showReport();
        m_report->setHidesNames(opened.hasReportWithoutNames);
    }
    if (opened.hasManual)
        m_manual->show({});
}

void WindowParts::start()
{
    m_activity->start();
    m_requests->start();
    if (m_appearance)
        m_appearance->followDesktop();
}

void WindowParts::save()
{
    m_activity->save();
    m_requests->save();
}

bool WindowParts::isBusy() const
{
    return (m_palette && m_palette->isVisible()) || m_compare->isBusy() || m_reasons->isBusy();
}

void WindowParts::setFileShown(bool isShown)
{
    m_activity->setFileShown(isShown);
}

} // namespace Balehook
