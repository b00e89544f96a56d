// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/error.h"
#include "domain/records/pagesource.h"

#include <QObject>

#include <chrono>
#include <memory>
#include <optional>

namespace Balehook {

class JobIndex;

/// Fills the index of an account from its listing and keeps it fresh. Owned by the session, beside the index and the
/// source, which both outlive it. Asks for pages with PagePriority::Background, two at once, so that browsing goes
/// first; Retry-After is the source's matter. Where the index turns out to be damaged and was set aside, what was being
/// done becomes a fill of the new one.
///
///   Idle -fill()-> Filling -pause()-> Paused -fill()-> Filling -> Idle (index complete)
///   Idle -look()-> Looking -> Idle, or Filling where only a full pass can tell
///   Filling, Looking -> Failed (error() says why; what is stored stays) -fill()-> Filling
class AccountSync final : public QObject
{
    Q_OBJECT

public:
    enum class State { Idle, Filling, Paused, Looking, Failed };
    Q_ENUM(State)

    struct Progress
    {
        qint64 done = 0; ///< jobs seen in this pass
        qint64 total = -1; ///< -1: unknown
        double perSecond = 0; ///< jobs, over the last seconds; 0 until known
        std::optional<std::chrono::seconds> left; ///< nothing until it can be told
        std::optional<std::chrono::seconds> waiting; ///< the service asked to wait so long
    };

    /// How many jobs a page of a pass has, unless the service answers with fewer.
    static constexpr int fullPage = 500;

    /// Why fill() fails while another program fills the index.
    static Error filledByAnother();
    /// Of an index that is not settled: a sentence for people.
    static QString unsettledText();

    AccountSync(PageSource &source, JobIndex &index, QObject *parent = nullptr);
    ~AccountSync() override;

    State state() const;
    /// The index is being written by this: nobody else holds its FillLock.
    bool isAtWork() const;
    Progress progress() const;
    std::optional<Error> error() const;

    /// Reads the whole listing into the index, or goes on where it was interrupted; fails while another program does.
    /// Ends when a pass saw every job. What appeared while it read is looked for at the ends of the listing; where that
    /// is not all, the listing is read again, IndexFill::maxPasses times at most. Then the index is not settled, and a
    /// later look leads to another fill.
    void fill();
    /// Ends the requests under way, also those of a look; fill() goes on from there, also after a restart.
    void pause();
    /// As pause(), and forgets the pass: what is in the index stays.
    void cancel();
    /// Looks for new and changed jobs at the ends of the listing where they were seen to appear. Does nothing while
    /// the index is empty, or in Filling or Paused.
    void look();
    /// The cheap half of look(), for a window that is open: two requests where nothing is new, one more for each 100
    /// new jobs, and never a full pass after them; isOutdated() says that one would tell more. Ends in Idle, also when
    /// it fails (lookError()). False: not begun, because there is no complete index, or something else is under way.
    /// While another program fills the index nothing is asked; what that has stored is read.
    bool lookAtEnds();
    /// It would begin, or is under way.
    bool canLookAtEnds() const;
    /// Why the last look at the ends did not come to its end.
    std::optional<Error> lookError() const;
    /// The last look found another number of jobs listed than the index holds.
    bool isOutdated() const;
    /// Another program may have written into the index: what it holds and whether a pass waits is read again. Nothing
    /// is asked of the service.
    void readAgain();
    /// The network is back: what failed for it goes on.
    void resume();

Q_SIGNALS:
    void stateChanged();
    /// At most some times a second.
    void progressChanged();
    /// A pass or a look stored something: results may be other ones now. \a added and \a changed as counted by it.
    void indexChanged(qint64 added, qint64 changed);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace Balehook
