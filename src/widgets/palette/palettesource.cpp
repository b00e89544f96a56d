// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/palette/palettesource.h"

#include "core/text/safetext.h"
#include "failedrows/cache/filecache.h"
#include "session/account/sessions.h"
#include "widgets/actions/windowactions.h"
#include "widgets/actions/windowcontext.h"
#include "widgets/fields/menutext.h"
#include "widgets/links/transfertext.h"
#include "widgets/lists/listingpage.h"
#include "widgets/lists/listingtabs.h"
#include "widgets/look/icons.h"
#include "widgets/rows/filesdesk.h"
#include "widgets/search/viewsmenu.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

QString nameOf(const QAction &action, const QString &text)
{
    if (!action.objectName().isEmpty())
        return action.objectName();
    // What a menu made for itself is made anew each time, often of an account's own words.
    return qobject_cast<const QMenu *>(action.parent()) ? QString() : text;
}

PaletteEntry entryOf(QAction &action, const QString &place)
{
    PaletteEntry entry;
    entry.text = cellText(MenuText::plain(action.text()));
    entry.place = place;
    entry.keys = MenuText::firstKey(action);
    entry.icon = action.icon();
    if (action.isCheckable())
        entry.isOn = action.isChecked();
    entry.name = nameOf(action, entry.text);
    entry.run = [a = QPointer(&action)] {
        if (a && a->isEnabled())
            a->trigger();
    };
    return entry;
}

} // namespace

PaletteSource::PaletteSource(const WindowContext &window, FilesDesk &files)
    : m_sessions(window.sessions)
    , m_settings(window.settings)
    , m_tabs(window.tabs)
    , m_files(files)
    , m_actions(window.actions)
{ }

std::vector<PaletteEntry> PaletteSource::gathered(const QMenuBar &menus) const
{
    std::vector<PaletteEntry> entries;
    const QList<QAction *> tops = menus.actions();
    for (const QAction *top : tops) {
        if (top->menu() && top->isVisible() && top->isEnabled())
            addMenu(*top->menu(), MenuText::plain(top->text()), entries);
    }
    addAccounts(entries);
    addViews(entries);
    addFiles(entries);
    return entries;
}

void PaletteSource::addMenu(QMenu &menu, const QString &place, std::vector<PaletteEntry> &entries) const
{
    Q_EMIT menu.aboutToShow();
    const auto &accounts = m_actions.switchAccount;
    const QList<QAction *> actions = menu.actions();
    for (QAction *action : actions) {
        const bool isElsewhere = std::find(accounts.begin(), accounts.end(), action) != accounts.end()
            || action->objectName() == QLatin1StringView(ViewsMenu::viewAction) || action == m_actions.palette;
        if (action->isSeparator() || !action->isVisible() || !action->isEnabled() || isElsewhere)
            continue;
        if (action->menu())
            addMenu(*action->menu(), QString(place % u" › " % MenuText::plain(action->text())), entries);
        else
            entries.push_back(entryOf(*action, place));
    }
}

void PaletteSource::addAccounts(std::vector<PaletteEntry> &entries) const
{
    for (const Account &account : m_sessions.accounts()) {
        PaletteEntry entry;
        entry.text = cellText(account.displayName());
        entry.place = tr("Account");
        for (const QAction *action : m_actions.switchAccount) {
            if (action->data() == account.id)
                entry.keys = MenuText::firstKey(*action);
        }
        entry.icon = themedIcon(u"user"_s);
        entry.isOn = account.id == m_tabs.accountId();
        entry.run = [choose = m_choose, &files = m_files, id = account.id] {
            files.closeFile();
            choose(id);
        };
        entries.push_back(std::move(entry));
    }
}

void PaletteSource::addViews(std::vector<PaletteEntry> &entries) const
{
    const auto add = [this, &entries](ViewSettings::List list, Listing listing, const QString &place) {
        const std::vector<NamedView> views = ViewSettings(m_settings, list).views(m_tabs.accountId());
        for (const NamedView &view : views) {
            PaletteEntry entry;
            entry.text = cellText(view.name);
            entry.place = place;
            entry.icon = themedIcon(u"list"_s);
            entry.run = [&tabs = m_tabs, show = m_actions.showListing[std::size_t(listing)], view] {
                show->trigger(); // also from a file, and from another list, which may be made only now
                tabs.page().showView(view);
            };
            entries.push_back(std::move(entry));
        }
    };
    add(ViewSettings::List::ImportJobs, Listing::ImportJobs, tr("View of the import jobs"));
    add(ViewSettings::List::Webhooks, Listing::Webhooks, tr("View of the webhooks"));
    add(ViewSettings::List::Properties, Listing::Properties, tr("View of the properties"));
}

void PaletteSource::addFiles(std::vector<PaletteEntry> &entries) const
{
    for (const CachedFile &file : m_sessions.files().recentFiles({}, mostFiles)) {
        PaletteEntry entry;
        const Account *account = m_sessions.account(file.accountId);
        entry.text = TransferText::name(file.name);
        entry.place = account
            ? tr("File of job %1, %2").arg(cellText(file.jobId, 40), cellText(account->displayName(), 40))
            : tr("File of job %1").arg(cellText(file.jobId, 40));
        entry.icon = themedIcon(u"file-text"_s);
        entry.run = [&desk = m_files, file] { desk.showCached(file); };
        entries.push_back(std::move(entry));
    }
    const QStringList tables = m_files.recentTables();
    for (const QString &path : tables) {
        const QFileInfo file(path); // only its name: to look for it could take long
        PaletteEntry entry;
        entry.text = cellText(file.fileName());
        entry.place = cellText(QDir::toNativeSeparators(file.path()), 80);
        entry.icon = themedIcon(u"file-text"_s);
        entry.run = [&desk = m_files, path] { desk.openLocalFiles({path}); };
        entries.push_back(std::move(entry));
    }
}

} // namespace Balehook
