// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/actions/windowactions.h"

#include "domain/account/account.h"
#include "widgets/look/icons.h"

#include <QAction>
#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

namespace Balehook {

using namespace Qt::StringLiterals;

WindowActions::WindowActions(QMainWindow &window)
    : QObject(&window)
    , m_window(window)
{
    makeAll();
    fillMenus();
    setHasAccount(false);
}

QAction *WindowActions::make(const QString &text, const QList<QKeySequence> &keys, const char *icon)
{
    auto *action = new QAction(text, &m_window);
    action->setShortcuts(keys);
    if (icon)
        action->setIcon(themedIcon(QString::fromLatin1(icon)));
    m_window.addAction(action); // its keys work while the menu bar is hidden, too
    return action;
}

QAction *WindowActions::makeToggle(const QString &text, const QList<QKeySequence> &keys)
{
    QAction *action = make(text, keys);
    action->setCheckable(true);
    return action;
}

void WindowActions::makeAll()
{
    using Key = QKeySequence;
    openTable = make(tr("&Open Table File..."), Key::keyBindings(Key::Open), "folder-open");
    recentFiles = make(tr("&Files on This Computer..."), {}, "clock");
    exportList = make(tr("E&xport List..."), {Key(Qt::CTRL | Qt::SHIFT | Qt::Key_E)}, "save");
    addAccount = make(tr("&Add Account..."), Key::keyBindings(Key::New), "plus");
    editAccount = make(tr("&Edit Account..."), {}, "pencil");
    updateToken = make(tr("Update &Token..."), {}, "key-round");
    removeAccount = make(tr("&Remove Account..."), {}, "trash-2");
    pinAccount = makeToggle(tr("&Pin Account"));
    pinAccount->setIcon(themedIcon(u"pin"_s));
    moveAccountUp = make(tr("Move Account &Up"));
    moveAccountDown = make(tr("Move Account &Down"));
    auto *group = new QActionGroup(this);
    for (int i = 0; i < accountKeys; ++i) {
        QAction *action = makeToggle(QString(), {Key(Qt::CTRL | Qt::Key(Qt::Key_1 + i))});
        group->addAction(action);
        switchAccount[std::size_t(i)] = action;
    }
    quit = make(tr("&Quit"), Key::keyBindings(Key::Quit), "log-out");
    quit->setMenuRole(QAction::QuitRole);

    copy = make(tr("&Copy"), Key::keyBindings(Key::Copy), "copy");
    copyWithHeaders = make(tr("Copy with &Headers"), {Key(Qt::CTRL | Qt::SHIFT | Qt::Key_C)});
    copyLink = make(tr("Copy &Link"), {Key(Qt::CTRL | Qt::Key_L)}, "link");
    copyJobLink = make(tr("Copy Lin&k to Job"), {Key(Qt::CTRL | Qt::SHIFT | Qt::Key_L)}, "link");
    selectAll = make(tr("Select &All"), Key::keyBindings(Key::SelectAll));
    goTo = make(tr("&Go to Row..."), {Key(Qt::CTRL | Qt::Key_G)}, "hash");
    findInFailedRows = make(tr("&Find in Failed Rows..."), {Key(Qt::CTRL | Qt::ALT | Qt::Key_F)}, "search");
    nextRow = make(tr("&Next Row"), {Key(Qt::CTRL | Qt::SHIFT | Qt::Key_J)});
    previousRow = make(tr("Pre&vious Row"), {Key(Qt::CTRL | Qt::SHIFT | Qt::Key_K)});

    palette = make(tr("Quic&k Open..."), {Key(Qt::CTRL | Qt::Key_K)}, "search");
    QList<Key> refreshKeys{Key(Qt::Key_F5), Key(Qt::CTRL | Qt::Key_R)};
    refresh = make(tr("&Refresh"), refreshKeys, "refresh-cw");
    back = make(tr("&Back to the List"), {Key(Qt::Key_Escape)});
    recordPane = makeToggle(tr("Record &Pane"), {Key(Qt::Key_F9)});
    recordPane->setIcon(themedIcon(u"panel-right"_s));
    recordPaneBelow = makeToggle(tr("Record Pane Belo&w the List"));
    activity = makeToggle(tr("Acti&vity"), {Key(Qt::Key_F7)});
    activity->setIcon(themedIcon(u"chart-column"_s));
    requests = makeToggle(tr("Re&quests"), {Key(Qt::Key_F12)});
    compactRows = makeToggle(tr("&Compact Rows"));
    utcTimes = makeToggle(tr("Times in &UTC"));
    QList<Key> zoomInKeys = Key::keyBindings(Key::ZoomIn);
    if (const Key plainPlus(Qt::CTRL | Qt::Key_Equal); !zoomInKeys.contains(plainPlus))
        zoomInKeys.append(plainPlus);
    zoomIn = make(tr("Zoom &In"), zoomInKeys, "zoom-in");
    zoomOut = make(tr("Zoom &Out"), Key::keyBindings(Key::ZoomOut), "zoom-out");
    zoomReset = make(tr("&Normal Size"), {Key(Qt::CTRL | Qt::Key_0)});

    // Enter belongs to whatever has the focus: the table opens the record itself.
    makeListActions();
    appearance = make(tr("&Appearance..."), Key::keyBindings(Key::Preferences), "palette");
    appearance->setMenuRole(QAction::PreferencesRole);
    appearance->setVisible(false);
    network = make(tr("&Network..."), {}, "globe");
    network->setMenuRole(QAction::ApplicationSpecificRole);
    keptIndexes = make(tr("&Jobs Stored for Searching..."), {}, "search");
    keptIndexes->setMenuRole(QAction::ApplicationSpecificRole);
    shortcuts = make(tr("&Keyboard Shortcuts"), {Key(Qt::Key_Question), Key(Qt::CTRL | Qt::Key_Question)}, "keyboard");
    diagnosticReport = make(tr("&Diagnostic Report..."), {}, "bug");
    manual = make(tr("&Manual"), Key::keyBindings(Key::HelpContents), "circle-help");
    unknowns = make(tr("&Undocumented Behavior..."), {}, "circle-help");
    about = make(tr("&About Balehook"), {}, "info");
    about->setMenuRole(QAction::AboutRole);
}

void WindowActions::makeListActions()
{
    using Key = QKeySequence;
    auto *lists = new QActionGroup(this);
    const std::array<QString, 3> titles{tr("Show Import &Jobs"), tr("Show Web&hooks"), tr("Show Proper&ties")};
    for (std::size_t i = 0; i < showListing.size(); ++i) {
        showListing[i] = makeToggle(titles[i], {Key(Qt::ALT | Qt::Key(Qt::Key_1 + int(i)))});
        lists->addAction(showListing[i]);
    }
    showListing[0]->setChecked(true);

    openRecord = make({});
    onlyValue = make(tr("Only Rows with This Value"));
    nextFailedFile = make(tr("&Next Job with a Failed File"), {Key(Qt::Key_F4)}, "skip-forward");
    previousFailedFile = make(tr("&Previous Job with a Failed File"), {Key(Qt::SHIFT | Qt::Key_F4)}, "skip-back");

    // Shorter, for buttons.
    nextFailedFile->setIconText(tr("Next Failed File"));
    previousFailedFile->setIconText(tr("Previous Failed File"));

    watchJob = make(tr("Watch &Job"), {Key(Qt::CTRL | Qt::SHIFT | Qt::Key_W)}, "eye");
    showFailedRows = make(tr("Show Failed &Rows\tEnter"), {}, "file-warning");
    showFailedRows->setIconText(tr("Show Failed Rows")); // without its key
    showImportedFile = make(tr("Show &Imported File"), {Key(Qt::SHIFT | Qt::Key_Return)}, "file-text");
    showImportedFile->setIconText(tr("Imported File"));
    comparePrevious = make(tr("Compare With Previous Upload"), {}, "columns-3");
    comparePrevious->setIconText(tr("Compare")); // on the button of the record
    compareWith = make(tr("Compare With..."));
    handOff = make(tr("Hand Off Failed Rows..."));
    reasonsAcrossJobs = make(tr("Reasons Across Jobs..."), {Key(Qt::CTRL | Qt::ALT | Qt::Key_R)}, "chart-column");
    downloadFailed = make(tr("&Download Failed Files"), {}, "download");
    saveFailedFile = make(tr("Save Failed File..."), {}, "save");
    saveFailedFile->setIconText(tr("Save")); // on the button of the record
    saveImportedFile = make(tr("Save Imported File..."), {}, "save");
    downloads = make(tr("Do&wnloads..."), {Key(Qt::CTRL | Qt::Key_J)}, "download");

    registerWebhook = make(tr("&Register Webhook..."), {Key(Qt::CTRL | Qt::SHIFT | Qt::Key_N)}, "plus");
    registerSimilar = make(tr("Register &Similar..."), {Key(Qt::CTRL | Qt::Key_D)}, "copy");

    openListing = make(tr("&Open Saved Listing..."), {}, "folder-open");
    closeListing = make(tr("&Close Saved Listing"), {}, "x");
}

void WindowActions::fillMenus()
{
    QMenuBar &bar = *m_window.menuBar();
    fillFileMenu(*bar.addMenu(tr("&File")));

    QMenu *edit = bar.addMenu(tr("&Edit"));
    edit->addActions({copy, copyWithHeaders, copyLink});
    edit->addSeparator();
    edit->addAction(selectAll);
    edit->addSeparator();
    edit->addAction(findInFailedRows);
    edit->addSeparator();
    edit->addActions({goTo, nextRow, previousRow});

    fillViewMenu(*bar.addMenu(tr("&View")));

    fillListMenus();

    settingsMenu = bar.addMenu(tr("&Settings"));
    settingsMenu->addActions({appearance, network, keptIndexes});

    QMenu *help = bar.addMenu(tr("&Help"));
    help->addActions({manual, shortcuts, unknowns});
    help->addSeparator();
    help->addAction(diagnosticReport);
    help->addSeparator();
    help->addAction(about);
}

void WindowActions::fillListMenus()
{
    QMenuBar &bar = *m_window.menuBar();
    QMenu *jobs = bar.addMenu(tr("&Jobs"));
    jobsMenu = jobs;
    jobs->addActions({showFailedRows, showImportedFile, openRecord});
    jobs->addSeparator();
    jobs->addActions({comparePrevious, compareWith, handOff, reasonsAcrossJobs});
    jobs->addSeparator();
    jobs->addActions({nextFailedFile, previousFailedFile, onlyValue});
    jobs->addSeparator();
    jobs->addAction(watchJob);
    watchedMenu = jobs->addMenu(themedIcon(u"eye"_s), tr("W&atched Jobs"));
    jobs->addAction(copyJobLink);
    jobs->addSeparator();
    jobs->addActions({saveFailedFile, saveImportedFile, downloadFailed, downloads});

    rowsMenu = bar.addMenu(tr("R&ows"));

    QMenu *webhooks = bar.addMenu(tr("&Webhooks"));
    webhooksMenu = webhooks;
    webhooks->addActions({registerWebhook, registerSimilar});

    QMenu *properties = bar.addMenu(tr("&Properties"));
    propertiesMenu = properties;
    properties->addActions({openListing, closeListing});
}

void WindowActions::fillFileMenu(QMenu &menu)
{
    menu.addActions({openTable, recentFiles, exportList});
    menu.addSeparator();
    menu.addAction(addAccount);
    m_switchMenu = menu.addMenu(tr("&Switch Account"));
    for (QAction *action : switchAccount)
        m_switchMenu->addAction(action);
    m_switchMenu->addSeparator();
    m_switchMenu->addActions({pinAccount, moveAccountUp, moveAccountDown});
    menu.addSeparator();
    menu.addActions({editAccount, updateToken, removeAccount});
    menu.addSeparator();
    menu.addAction(quit);
}

void WindowActions::fillViewMenu(QMenu &menu)
{
    menu.addAction(palette);
    menu.addSeparator();
    menu.addAction(refresh);
    autoRefreshMenu = menu.addMenu(tr("Auto-R&efresh"));
    menu.addAction(back);
    menu.addSeparator();
    for (QAction *action : showListing)
        menu.addAction(action);
    menu.addSeparator();
    columnsMenu = menu.addMenu(themedIcon(u"columns-3"_s), tr("Co&lumns"));
    menu.addActions({compactRows, utcTimes});
    menu.addSeparator();
    menu.addActions({recordPane, recordPaneBelow, activity, requests});
    toolBarMenu = menu.addMenu(tr("Tool B&ar"));
    requestsMenu = menu.addMenu(tr("Liste&d Requests"));
    requestsMenu->menuAction()->setVisible(false);
    menu.addSeparator();
    menu.addActions({zoomIn, zoomOut, zoomReset});
}

QList<QAction *> WindowActions::accountActions() const
{
    return {editAccount, updateToken, removeAccount, pinAccount, moveAccountUp, moveAccountDown};
}

void WindowActions::openRowMenu(Listing listing, const QPoint &place) const
{
    auto *menu = new QMenu(&m_window);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions(rowActions(listing));
    menu->popup(place);
}

QList<QAction *> WindowActions::rowActions(Listing listing) const
{
    QList<QAction *> actions{openRecord, copy, copyWithHeaders, copyLink};
    if (listing == Listing::ImportJobs)
        actions = QList<QAction *>{showFailedRows, showImportedFile,  comparePrevious, compareWith,
                                   handOff,        reasonsAcrossJobs, downloadFailed}
            + actions + QList<QAction *>{onlyValue, watchJob, copyJobLink, nextFailedFile, previousFailedFile};
    else if (listing == Listing::Webhooks)
        actions += {registerSimilar, registerWebhook};
    actions.append(exportList);
    return actions;
}

void WindowActions::setAccounts(const std::vector<const Account *> &shown, const QString &currentId)
{
    for (std::size_t i = 0; i < switchAccount.size(); ++i) {
        QAction *action = switchAccount[i];
        const bool isUsed = i < shown.size();
        action->setVisible(isUsed);
        action->setEnabled(isUsed);
        action->setText(isUsed ? QString(shown[i]->displayName()).replace(u'&', u"&&"_s) : QString());
        action->setData(isUsed ? shown[i]->id : QString());
        action->setChecked(isUsed && shown[i]->id == currentId);
    }
}

void WindowActions::setAccountPlace(const std::vector<Account> &all, const QString &currentId)
{
    moveAccountUp->setEnabled(!all.empty() && all.front().id != currentId && !currentId.isEmpty());
    moveAccountDown->setEnabled(!all.empty() && all.back().id != currentId && !currentId.isEmpty());
    m_switchMenu->menuAction()->setEnabled(!all.empty());
}

void WindowActions::setHasAccount(bool hasAccount)
{
    m_hasAccount = hasAccount;
    enable();
}

void WindowActions::setListing(Listing listing)
{
    m_listing = listing;
    showListing[std::size_t(listing)]->setChecked(true);
    enable();
}

void WindowActions::setJobFiles(bool hasFailed, bool hasImported)
{
    m_hasFailedFile = hasFailed;
    m_hasImportedFile = hasImported;
    enable();
}

void WindowActions::setFileShown(bool isShown)
{
    m_isFileShown = isShown;
    enable();
}

void WindowActions::enable()
{
    const bool hasList = m_hasAccount && !m_isFileShown;

    for (QAction *action : {editAccount, updateToken, removeAccount, pinAccount, registerWebhook, openListing})
        action->setEnabled(m_hasAccount);
    for (QAction *action : {copy, copyWithHeaders, copyLink, selectAll, goTo, refresh, openRecord, exportList})
        action->setEnabled(hasList);
    const bool hasJobs = hasList && m_listing == Listing::ImportJobs;
    for (QAction *action : {downloadFailed, activity, copyJobLink, watchJob, onlyValue, reasonsAcrossJobs})
        action->setEnabled(hasJobs);
    for (QAction *action : {showFailedRows, comparePrevious, compareWith, handOff, saveFailedFile})
        action->setEnabled(hasJobs && m_hasFailedFile);
    for (QAction *action : {showImportedFile, saveImportedFile})
        action->setEnabled(hasJobs && m_hasImportedFile);
    // From the rows of one job on to those of the next.
    for (QAction *action : {nextFailedFile, previousFailedFile})
        action->setEnabled(m_hasAccount && m_listing == Listing::ImportJobs);
    // Where there are failed rows, Enter is theirs.
    openRecord->setText(m_listing == Listing::ImportJobs ? tr("&Open Record") : tr("&Open Record\tEnter"));
    registerSimilar->setEnabled(hasList && m_listing == Listing::Webhooks);
    closeListing->setEnabled(hasList && m_listing == Listing::Properties);
    back->setEnabled(!m_isFileShown); // the file has its own
}

} // namespace Balehook
