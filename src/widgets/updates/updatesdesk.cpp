// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/updates/updatesdesk.h"

#include "domain/account/joblink.h"
#include "net/networkwatch.h"
#include "widgets/actions/windowactions.h"
#include "widgets/actions/windowcontext.h"
#include "widgets/lists/listingtabs.h"
#include "widgets/messages/afterdialogs.h"
#include "widgets/updates/autorefresh.h"
#include "widgets/updates/joblinks.h"
#include "widgets/updates/newsbutton.h"
#include "widgets/updates/watchdesk.h"

#include <QAction>
#include <QMainWindow>

namespace Balehook {

UpdatesDesk::UpdatesDesk(const WindowContext &window, NetworkWatch &network)
    : QObject(&window.window)
    , m_afterDialogs(new AfterDialogs(this))
    , m_autoRefresh(new AutoRefresh(window, this))
    , m_links(new JobLinks(window.sessions, window.tabs, window.messages, this))
    , m_watched(new WatchDesk(window, this))
    , m_news(std::make_unique<NewsButton>(window.tabs, &window.window))
{
    const WindowActions &actions = window.actions;
    connect(m_watched, &WatchDesk::done, this, &UpdatesDesk::done);
    connect(m_watched, &WatchDesk::jobRequested, this,
            [this, &shown = window.window](const QString &accountId, const QString &jobId) {
                shown.setWindowState(shown.windowState() & ~Qt::WindowMinimized);
                shown.show();
                shown.raise();
                shown.activateWindow();
                m_afterDialogs->run([this, accountId, jobId] { m_links->showJob(accountId, jobId); });
            });
    connect(m_autoRefresh, &AutoRefresh::changed, &window.tabs, &ListingTabs::statusChanged);
    connect(&network, &NetworkWatch::wentOffline, m_autoRefresh, [this] { m_autoRefresh->setOffline(true); });
    connect(&network, &NetworkWatch::cameBack, m_autoRefresh, [this] { m_autoRefresh->setOffline(false); });
    connect(actions.copyJobLink, &QAction::triggered, m_links, &JobLinks::copy);
    connect(m_links, &JobLinks::accountChosen, this, &UpdatesDesk::accountChosen);
    connect(m_links, &JobLinks::newAccountRequested, actions.addAccount, &QAction::trigger);
    connect(m_links, &JobLinks::done, this, &UpdatesDesk::done);
}

UpdatesDesk::~UpdatesDesk() = default;

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
