// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/windowactions.h"

#include "widgets/icons.h"

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
    addAccount = make(tr("&Add Account..."), Key::keyBindings(Key::New), "plus");
    editAccount = make(tr("&Edit Account..."), {}, "pencil");
    updateToken = make(tr("&Update Token..."), {}, "key-round");
    removeAccount = make(tr("&Remove Account..."), {}, "trash-2");
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
    selectAll = make(tr("Select &All"), Key::keyBindings(Key::SelectAll));
    goTo = make(tr("&Go to Job..."), {Key(Qt::CTRL | Qt::Key_G)}, "hash");

    QList<Key> refreshKeys{Key(Qt::Key_F5), Key(Qt::CTRL | Qt::Key_R)};
    refresh = make(tr("&Refresh"), refreshKeys, "refresh-cw");
    back = make(tr("&Back to the List"), {Key(Qt::Key_Escape)});
    recordPane = makeToggle(tr("Record &Pane"), {Key(Qt::Key_F9)});
    recordPaneBelow = makeToggle(tr("Record Pane Belo&w the List"));
    compactRows = makeToggle(tr("&Compact Rows"));
    utcTimes = makeToggle(tr("Times in &UTC"));
    QList<Key> zoomInKeys = Key::keyBindings(Key::ZoomIn);
    if (const Key plainPlus(Qt::CTRL | Qt::Key_Equal); !zoomInKeys.contains(plainPlus))
        zoomInKeys.append(plainPlus);
    zoomIn = make(tr("Zoom &In"), zoomInKeys, "zoom-in");
    zoomOut = make(tr("Zoom &Out"), Key::keyBindings(Key::ZoomOut), "zoom-out");
    zoomReset = make(tr("&Normal Size"), {Key(Qt::CTRL | Qt::Key_0)});

    // Enter belongs to whatever has the focus: the table opens the record itself.
    openRecord = make(tr("&Open Record\tEnter"));
    nextFailedFile = make(tr("&Next Job with a Failed File"), {Key(Qt::Key_F4)}, "skip-forward");
    previousFailedFile = make(tr("&Previous Job with a Failed File"), {Key(Qt::SHIFT | Qt::Key_F4)}, "skip-back");

    network = make(tr("&Network..."), {}, "globe");
    network->setMenuRole(QAction::PreferencesRole);
    shortcuts = make(tr("&Keyboard Shortcuts"), Key::keyBindings(Key::HelpContents), "keyboard");
    about = make(tr("&About Balehook"), {}, "info");
    about->setMenuRole(QAction::AboutRole);
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
    edit->addAction(goTo);

    fillViewMenu(*bar.addMenu(tr("&View")));

    QMenu *jobs = bar.addMenu(tr("&Jobs"));
    jobs->addAction(openRecord);
    jobs->addSeparator();
    jobs->addActions({nextFailedFile, previousFailedFile});

    webhooksMenu = bar.addMenu(tr("&Webhooks"));
    webhooksMenu->menuAction()->setVisible(false);

    bar.addMenu(tr("&Settings"))->addAction(network);

    QMenu *help = bar.addMenu(tr("&Help"));
    help->addAction(shortcuts);
    help->addSeparator();
    help->addAction(about);
}

void WindowActions::fillFileMenu(QMenu &menu)
{
    menu.addAction(addAccount);
    m_switchMenu = menu.addMenu(tr("&Switch Account"));
    for (QAction *action : switchAccount)
        m_switchMenu->addAction(action);
    menu.addSeparator();
    menu.addActions({editAccount, updateToken, removeAccount});
    menu.addSeparator();
    menu.addAction(quit);
}

void WindowActions::fillViewMenu(QMenu &menu)
{
    menu.addAction(refresh);
    menu.addAction(back);
    menu.addSeparator();
    columnsMenu = menu.addMenu(themedIcon(u"columns-3"_s), tr("Co&lumns"));
    menu.addActions({compactRows, utcTimes});
    menu.addSeparator();
    menu.addActions({recordPane, recordPaneBelow});
    menu.addSeparator();
    menu.addActions({zoomIn, zoomOut, zoomReset});
}

QList<QAction *> WindowActions::accountActions() const
{
    return {editAccount, updateToken, removeAccount};
}

QList<QAction *> WindowActions::rowActions() const
{
    return {openRecord, copy, copyWithHeaders, copyLink, nextFailedFile, previousFailedFile};
}

void WindowActions::setAccountNames(const QStringList &names, int current)
{
    for (int i = 0; i < accountKeys; ++i) {
        QAction *action = switchAccount[std::size_t(i)];
        const bool used = i < names.size();
        action->setVisible(used);
        action->setEnabled(used);
        if (used) {
            QString name = names[i];
            action->setText(name.replace(u'&', u"&&"_s));
        }
        action->setChecked(i == current);
    }
    m_switchMenu->menuAction()->setEnabled(!names.isEmpty());
}

void WindowActions::setHasAccount(bool hasAccount)
{
    for (QAction *action : {editAccount, updateToken, removeAccount, copy, copyWithHeaders, copyLink, selectAll, goTo,
                            refresh, openRecord, nextFailedFile, previousFailedFile})
        action->setEnabled(hasAccount);
}

} // namespace Balehook
