// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/account/keptindexes.h"

#include "core/process/background.h"
#include "session/account/accountsession.h"
#include "session/account/sessions.h"
#include "session/index/accountsync.h"
#include "session/index/filllock.h"
#include "session/index/indexfolder.h"
#include "store/file/sqlfailure.h"
#include "store/jobindex.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

namespace Balehook {

struct KeptIndexes::Known
{
    KeptIndex index;
    bool isPeekedAt = true; ///< false: index.now holds
};

KeptIndexes::KeptIndexes(Sessions &sessions, QObject *parent)
    : QObject(parent)
    , m_sessions(sessions)
{ }

Error KeptIndexes::filledByAnother()
{
    return Error(ErrorKind::FileNotUsable,
                 tr("Another program is loading jobs of this account, perhaps balehookctl. Wait until it "
                    "finishes, then delete them again."));
}

std::vector<KeptIndexes::Known> KeptIndexes::known() const
{
    std::vector<Known> all;
    for (const Account &account : m_sessions.accounts()) {
        Known known;
        known.index.name = IndexFolder::nameOf(m_sessions.indexKey(account));
        known.index.accountId = account.id;
        AccountSession *session = m_sessions.knownSession(account.id);
        const JobIndex *index = session ? session->jobIndex() : nullptr;
        if (index && index->isOpen() && !index->error()) {
            const IndexStatus &status = index->status();
            known.index.now = {IndexPeek::stateOf(status.jobs, status.isComplete()), status.jobs, status.unlisted};
            known.isPeekedAt = false;
        }
        known.index.isFilling = index && session->sync()->state() == AccountSync::State::Filling;
        all.push_back(known);
    }
    return all;
}

void KeptIndexes::look()
{
    if (std::exchange(m_isLooking, true)) {
        m_looksAgain = true;
        return;
    }
    const auto work = [folder = m_sessions.indexes(), all = known()](QPromise<std::vector<KeptIndex>> &) {
        std::vector<Known> indexes = all;
        for (const IndexFolder::Found &found : folder.found()) {
            auto at = std::find_if(indexes.begin(), indexes.end(),
                                   [&found](const Known &known) { return known.index.name == found.name; });
            if (at == indexes.end()) {
                at = indexes.emplace(indexes.end());
                at->index.name = found.name;
            }
            at->index.bytes = found.bytes;
            at->index.hasDamagedCopy = found.hasDamagedCopy;
            if (at->isPeekedAt)
                at->index.now = IndexPeek::of(folder.fileNamed(found.name));
        }
        std::vector<KeptIndex> seen;
        seen.reserve(indexes.size());
        for (const Known &known : indexes)
            seen.push_back(known.index);
        return seen;
    };
    whenDone(inBackground<std::vector<KeptIndex>>(work), this,
             [this](const std::vector<KeptIndex> &found) { take(found); });
}

void KeptIndexes::take(const std::vector<KeptIndex> &found)
{
    m_isLooking = false;
    if (std::exchange(m_looksAgain, false)) {
        look(); // what was found may be gone
        return;
    }
    m_all = found;
    Q_EMIT changed();
    if (std::exchange(m_hasRemoved, false))
        Q_EMIT removed(std::exchange(m_outcome, Nothing()));
}

void KeptIndexes::remove(const QStringList &names)
{
    std::vector<KeptIndex> wanted;
    std::copy_if(m_all.begin(), m_all.end(), std::back_inserter(wanted),
                 [&names](const KeptIndex &index) { return names.contains(index.name); });
    m_removing += int(wanted.size());
    for (const KeptIndex &index : wanted)
        removeOne(index);
}

void KeptIndexes::removeOne(const KeptIndex &index)
{
    const IndexFolder folder = m_sessions.indexes();
    AccountSession *session = m_sessions.knownSession(index.accountId);
    const bool isOpen = session && session->jobIndex();
    const bool isOurs = isOpen && session->sync()->isAtWork();
    const auto lock = std::make_shared<FillLock>(folder.fileNamed(index.name));
    if (!isOurs && !lock->take()) {
        partDone(filledByAnother());
        return;
    }
    // Also behind the index itself: what it could not delete is still there, and is told.
    const auto removeFiles = [this, folder, lock, name = index.name](const Outcome &) {
        const auto work = [folder, name](QPromise<Outcome> &) { return folder.removeNamed(name); };
        whenDone(inBackground<Outcome>(work), this, [this, lock](const Outcome &outcome) {
            lock->release();
            partDone(outcome ? outcome : Outcome(SqlFailure::cannotRemove()));
        });
    };
    if (!isOpen) {
        removeFiles(Nothing());
        return;
    }
    // Whose lock it was ends with what it does; the file is deleted behind all that was to be written.
    if (!isOurs)
        lock->release();
    session->sync()->cancel();
    session->jobIndex()->purge(this, removeFiles);
}

void KeptIndexes::partDone(const Outcome &outcome)
{
    if (m_outcome)
        m_outcome = outcome;
    if (--m_removing > 0)
        return;
    m_hasRemoved = true;
    look();
}

} // namespace Balehook
