// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/updates/watchdesk.h"

#include "core/text/safetext.h"
#include "models/importjobsmodel.h"
#include "session/account/sessions.h"
#include "session/jobs/jobwatch.h"
#include "widgets/actions/windowactions.h"
#include "widgets/actions/windowcontext.h"
#include "widgets/lists/listingpage.h"
#include "widgets/lists/listingtabs.h"
#include "widgets/messages/desktopnotifier.h"
#include "widgets/messages/messagebar.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/updates/jobnews.h"
#include "widgets/updates/jobseeker.h"

#include <QAction>
#include <QLocale>
#include <QMenu>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr auto watchMessage = "watch"_L1;

/// Ids of accounts have no space in them.
QString keyOf(const QString &accountId, const QString &jobId)
{
    return accountId + u' ' + jobId;
}

} // namespace

WatchDesk::WatchDesk(const WindowContext &window, QObject *parent)
    : QObject(parent)
    , m_sessions(window.sessions)
    , m_tabs(window.tabs)
    , m_bar(window.messages)
    , m_actions(window.actions)
    , m_watch(new JobWatch(window.sessions, window.settings, this))
    , m_notifier(new DesktopNotifier(this))
{
    connect(m_watch, &JobWatch::jobChanged, this,
            [this](const QString &accountId, const ImportJob &before, const ImportJob &now) {
                if (const Account *account = m_sessions.account(accountId))
                    tell(accountId, now.id(), JobNews::changedTitle(now.id()),
                         JobNews::changedBody(*account, before, now));
            });
    connect(m_watch, &JobWatch::jobGone, this, [this](const QString &accountId, const QString &jobId) {
        if (const Account *account = m_sessions.account(accountId))
            tell(accountId, jobId, JobNews::goneTitle(jobId), JobNews::goneBody(*account));
    });
    connect(m_watch, &JobWatch::listChanged, this, [this] {
        markRows();
        adoptCurrent();
    });
    connect(&m_sessions, &Sessions::accountGone, this, &WatchDesk::forgetAccount);
    connect(m_notifier, &DesktopNotifier::activated, this, &WatchDesk::open);
    connect(m_notifier, &DesktopNotifier::notShown, this, &WatchDesk::tellInBar);
    connect(&m_tabs, &ListingTabs::recordChanged, this, &WatchDesk::adoptCurrent);
    connect(&m_tabs, &ListingTabs::listingChanged, this, &WatchDesk::adoptCurrent);
    connect(m_tabs.page(Listing::ImportJobs), &ListingPage::viewReplaced, this, &WatchDesk::markRows);
    connect(m_actions.watchJob, &QAction::triggered, this, &WatchDesk::toggle);
    connect(m_actions.watchedMenu, &QMenu::aboutToShow, this, &WatchDesk::fillMenu);
}

void WatchDesk::start()
{
    m_watch->start();
}

ImportJobsModel *WatchDesk::model() const
{
    const ListingView *view = m_tabs.page(Listing::ImportJobs)->current();
    return view ? qobject_cast<ImportJobsModel *>(view->model.get()) : nullptr;
}

QString WatchDesk::currentId() const
{
    const ImportJobsModel *listed = model();
    return listed ? listed->idAt(m_tabs.page(Listing::ImportJobs)->table().currentIndex().row()) : QString();
}

void WatchDesk::toggle()
{
    const QString jobId = currentId();
    const QString accountId = m_tabs.accountId();
    if (jobId.isEmpty()) {
        Q_EMIT done(tr("Select a job first."));
        return;
    }
    const QString name = cellText(jobId, JobSeeker::shownLength);
    if (m_watch->isWatched(accountId, jobId)) {
        m_watch->stop(accountId, jobId);
        Q_EMIT done(tr("Job %1 is no longer watched").arg(name));
        return;
    }
    const int row = model()->rowOfId(jobId);
    const ImportJob *job = model()->recordAt(row);
    // Its number among what was found says nothing of the list.
    const bool isFound = !m_tabs.page(Listing::ImportJobs)->current()->found.isNull();
    if (job && m_watch->watch(accountId, *job, isFound ? -1 : model()->firstRecord() + row))
        Q_EMIT done(tr("You will be notified when job %1 changes").arg(name));
    else
        m_bar.post({.id = watchMessage,
                    .level = Message::Level::Information,
                    .text = tr("You can watch at most %Ln jobs of an account. Stop watching one of them first.",
                               nullptr, WatchSettings::mostJobs),
                    .actionText = {},
                    .action = {},
                    .detail = {}});
}

void WatchDesk::adoptCurrent()
{
    const bool isWatched = m_watch->isWatched(m_tabs.accountId(), currentId());
    m_actions.watchJob->setText(isWatched ? tr("Stop Watching &Job") : tr("Watch &Job"));
}

void WatchDesk::markRows()
{
    if (ImportJobsModel *listed = model()) {
        const QStringList ids = m_watch->jobs(m_tabs.page(Listing::ImportJobs)->current()->accountId);
        listed->setWatched(QSet<QString>(ids.begin(), ids.end()));
    }
}

void WatchDesk::fillMenu()
{
    QMenu &menu = *m_actions.watchedMenu;
    menu.clear();
    const QString accountId = m_tabs.accountId();
    const QStringList jobIds = m_watch->jobs(accountId);
    for (const QString &jobId : jobIds) {
        QString text = cellText(jobId, JobSeeker::shownLength);
        QAction *action = menu.addAction(text.replace(u'&', u"&&"_s));
        connect(action, &QAction::triggered, this, [this, accountId, jobId] { Q_EMIT jobRequested(accountId, jobId); });
    }
    if (jobIds.isEmpty())
        menu.addAction(tr("No job of this account is watched"))->setEnabled(false);
}

void WatchDesk::tell(const QString &accountId, const QString &jobId, const QString &title, const QString &body)
{
    m_notifier->notify(keyOf(accountId, jobId), title, body);
}

void WatchDesk::tellInBar(const QString &key, const QString &title, const QString &body)
{
    m_bar.post({.id = watchMessage + u'.' + key,
                .level = Message::Level::Information,
                .text = tr("%1. %2", "what happened, and to what").arg(title, QString(body).replace(u'\n', u"; "_s)),
                .actionText = tr("Show Job"),
                .action = [this, key] { open(key); },
                .detail = {}});
}

void WatchDesk::forgetAccount(const QString &accountId)
{
    const QString ofAccount = keyOf(accountId, {});
    m_bar.withdrawAll(watchMessage + u'.' + ofAccount);
    m_notifier->withdrawAll(ofAccount);
}

void WatchDesk::open(const QString &key)
{
    m_bar.withdraw(watchMessage + u'.' + key);
    const qsizetype end = key.indexOf(u' ');
    const QString accountId = key.first(qMax(qsizetype(0), end));
    if (m_sessions.account(accountId))
        Q_EMIT jobRequested(accountId, key.sliced(end + 1));
}

} // namespace Balehook
