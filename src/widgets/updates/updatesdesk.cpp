// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/updates/updatesdesk.h"

#include "domain/account/joblink.h"
#include "net/networkwatch.h"
#include "settings/windowsettings.h"
#include "widgets/actions/windowactions.h"
#include "widgets/lists/listingtabs.h"
#include "widgets/messages/afterdialogs.h"
#include "widgets/updates/autorefresh.h"
#include "widgets/updates/joblinks.h"
#include "widgets/updates/newsbutton.h"
#include "widgets/updates/watchdesk.h"

#include <QAction>
#include <QWidget>

namespace Balehook {

UpdatesDesk::UpdatesDesk(Sessions &sessions, SettingsFile &settings, ListingTabs &tabs, MessageBar &bar,
                         WindowActions &actions, NetworkWatch &network, QWidget &window)
    : QObject(&window)
    , m_afterDialogs(new AfterDialogs(window, this))
    , m_autoRefresh(new AutoRefresh(tabs, bar, WindowSettings(settings), *actions.autoRefreshMenu, window))
    , m_links(new JobLinks(sessions, tabs, bar, this))
    , m_watched(new WatchDesk(sessions, settings, tabs, bar, actions, this))
    , m_news(new NewsButton(tabs, &window))
{
    connect(m_watched, &WatchDesk::done, this, &UpdatesDesk::done);
    connect(m_watched, &WatchDesk::jobRequested, this, [this, &window](const QString &accountId, const QString &jobId) {
        window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
        window.show();
        window.raise();
        window.activateWindow();
        m_afterDialogs->run([this, accountId, jobId] { m_links->showJob(accountId, jobId); });
    });
    connect(m_autoRefresh, &AutoRefresh::changed, &tabs, &ListingTabs::statusChanged);
    connect(&network, &NetworkWatch::wentOffline, m_autoRefresh, [this] { m_autoRefresh->setOffline(true); });
    connect(&network, &NetworkWatch::cameBack, m_autoRefresh, [this] { m_autoRefresh->setOffline(false); });
    connect(actions.copyJobLink, &QAction::triggered, m_links, &JobLinks::copy);
    connect(m_links, &JobLinks::accountChosen, this, &UpdatesDesk::accountChosen);
    connect(m_links, &JobLinks::newAccountRequested, actions.addAccount, &QAction::trigger);
    connect(m_links, &JobLinks::done, this, &UpdatesDesk::done);
}

void UpdatesDesk::start()
{
    m_links->start();
    m_watched->start();
}

void UpdatesDesk::follow(SearchDesk &search)
{
    m_links->follow(search);
}

QStringList UpdatesDesk::openLinks(const QStringList &opened)
{
    QStringList files;
    for (const QString &each : opened) {
        if (JobLink::isMeant(each))
            m_links->open(each);
        else
            files.append(each);
    }
    return files;
}

QString UpdatesDesk::refreshText() const
{
    return m_autoRefresh->stateText();
}

} // namespace Balehook
