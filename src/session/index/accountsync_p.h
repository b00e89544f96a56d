// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/index/accountsync.h"
#include "session/index/filllock.h"
#include "session/index/indexfill.h"
#include "session/index/indexlook.h"
#include "session/index/transferrate.h"

#include <QElapsedTimer>
#include <QTimer>

namespace Balehook {

/// What AccountSync does: one piece of work at a time, a fill or a look.
class AccountSync::Private final
{
public:
    Private(AccountSync &sync, PageSource &pageSource, JobIndex &jobIndex);

    void onOpened();
    void onInvalidated();
    void whenOpen(void (Private::*then)());
    void startFill();
    void startLook();
    void endLookAtEnds(const std::optional<Error> &reason);
    void onFilled();
    void onLooked(qint64 missing);
    void onLookFailed(const Error &reason);
    [[nodiscard]] bool endWork();
    void tellChanges(qint64 added, qint64 changed);
    void fail(const Error &reason);
    bool beginsAnew();
    void enter(State next);
    void changeProgress();
    State atRest() const;

    AccountSync &q;
    PageSource &source;
    JobIndex &index;
    State state = State::Idle;
    std::optional<Error> error;
    std::unique_ptr<IndexFill> fill;
    std::unique_ptr<IndexLook> look;
    void (Private::*waitsForIndex)() = nullptr; ///< what begins when it is open
    FillLock lock; ///< held while there is a fill or a look
    bool isOpening = false;
    bool checksFill = false; ///< the look is the end of a fill
    bool isAtEnds = false; ///< the look is one of lookAtEnds()
    bool isOutdated = false;
    std::optional<Error> lookError;
    int turn = 0; ///< counts what was asked for from outside
    int perPage = fullPage;
    int damages = 0; ///< of the index, when the work under way began
    qint64 begunAt = 0; ///< the fill, in milliseconds of clock
    qint64 restsUntil = 0; ///< no look leads to another fill before
    std::optional<std::chrono::seconds> waiting;
    TransferRate rate; ///< of jobs
    QElapsedTimer clock;
    QTimer pace;
};

} // namespace Balehook
