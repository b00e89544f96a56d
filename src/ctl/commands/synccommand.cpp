// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/synccommand.h"

#include "ctl/frame/terminal.h"
#include "session/account/accountsession.h"
#include "session/index/accountsync.h"
#include "settings/profile.h"
#include "settings/settingsfile.h"
#include "store/jobindex.h"

#include <QLocale>

#include <utility>

namespace Balehook::Ctl {

using namespace Qt::StringLiterals;

SyncCommand::SyncCommand(const Workbench &bench, const QString &slug, bool isFull)
    : EndingCommand(bench)
    , m_isFull(isFull)
    , m_access(bench, slug)
{
    connect(&m_access, &AccountAccess::opened, this, &SyncCommand::opened);
    connect(&m_access, &AccountAccess::failed, this, &SyncCommand::fail);
}

Result<std::unique_ptr<Command>> SyncCommand::make(const Arguments &arguments, const Workbench &bench)
{
    return std::unique_ptr<Command>(new SyncCommand(bench, arguments.operand, arguments.isSet(u"full"_s)));
}

void SyncCommand::start()
{
    m_access.open();
}

void SyncCommand::opened()
{
    if (isOver() || m_sync)
        return;
    m_index = m_access.session()->jobIndex();
    m_sync = m_access.session()->sync();
    connect(m_sync, &AccountSync::stateChanged, this, &SyncCommand::follow);
    connect(m_sync, &AccountSync::progressChanged, this, &SyncCommand::tellProgress);
    connect(m_index, &JobIndex::statusChanged, this, &SyncCommand::tellDamage);
    if (m_index->isOpen()) {
        sync();
        return;
    }
    // After the sync itself has heard of it.
    connect(m_index, &JobIndex::opened, this, &SyncCommand::sync, Qt::QueuedConnection);
    m_index->open();
}

void SyncCommand::sync()
{
    if (isOver() || m_sync->state() == AccountSync::State::Filling)
        return;
    tellDamage();
    const IndexStatus &status = m_index->status();
    const bool canLook = !m_isFull && !m_index->error() && status.isComplete() && status.jobs > 0 && !status.pass;
    if (canLook)
        m_sync->look();
    else
        m_sync->fill();
}

void SyncCommand::follow()
{
    if (isOver())
        return;
    switch (m_sync->state()) {
    case AccountSync::State::Filling:
    case AccountSync::State::Looking:
    case AccountSync::State::Paused:
        return;
    case AccountSync::State::Idle:
        afterNews([this] { conclude(); });
        return;
    case AccountSync::State::Failed: {
        Failure failure(m_sync->error().value_or(Error()));
        if (failure.status == ExitStatus::Usage)
            failure.status = ExitStatus::LocalFailure; // it is the index that could not be used
        afterNews([this, failure] { fail(failure); });
    }
    }
}

/// Another program may have removed the account a moment ago, and its index with it: that is said then, and nothing
/// else.
void SyncCommand::afterNews(std::function<void()> then)
{
    workbench().profile.settings().commit({}, this, [then = std::move(then)](const Outcome &) { then(); });
}

void SyncCommand::tellProgress()
{
    if (isOver())
        return;
    const AccountSync::Progress progress = m_sync->progress();
    const QLocale locale;
    if (progress.waiting) {
        workbench().terminal.showProgress(tr("Next try in %n second(s).", nullptr, int(progress.waiting->count())));
        return;
    }
    QString line = progress.total >= 0
        ? tr("%1 of %2 jobs").arg(locale.toString(progress.done), locale.toString(progress.total))
        : tr("%1 jobs").arg(locale.toString(progress.done));
    if (progress.perSecond > 0)
        line += u", "_s + tr("%1 per second").arg(locale.toString(qint64(progress.perSecond)));
    if (progress.left)
        line += u", "_s + tr("%n second(s) left", nullptr, int(progress.left->count()));
    workbench().terminal.showProgress(line);
}

/// Once, however often it happens.
void SyncCommand::tellDamage()
{
    if (isOver() || m_index->damages() == 0 || std::exchange(m_isDamageTold, true))
        return;
    afterNews([this, text = textOfLoss(m_index->damageKind())] {
        if (!isOver())
            workbench().terminal.say(text);
    });
}

QString SyncCommand::textOfLoss(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::IndexDeleted:
        return tr("Another program deleted the index. All jobs are downloaded again.");
    case ErrorKind::IndexOutdated:
        return tr("Another version of Balehook wrote the index. All jobs are downloaded again.");
    default:
        return tr("The index was unusable and has been set aside. All jobs are downloaded again.");
    }
}

void SyncCommand::conclude()
{
    if (isOver())
        return;
    const QLocale locale;
    const IndexStatus &status = m_index->status();
    QString text = tr("The index contains %1 jobs.").arg(locale.toString(status.jobs));
    if (status.unlisted > 0)
        text += u' ' + tr("No longer listed: %1.").arg(locale.toString(status.unlisted));
    if (!status.isSettled)
        text += u' ' + AccountSync::unsettledText();
    workbench().terminal.say(text);
    end(ExitStatus::Done);
}

void SyncCommand::aboutToEnd()
{
    if (m_sync)
        m_sync->pause();
}

void SyncCommand::cancel(ExitStatus status)
{
    end(status);
}

} // namespace Balehook::Ctl
