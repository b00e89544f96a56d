// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/index/accountsync_p.h"

#include "store/jobindex.h"

#include <utility>

namespace Balehook {

namespace {

using namespace std::chrono_literals;

constexpr auto progressPause = 250ms;
/// A disk that damages what is written would be written to for ever.
constexpr int mostDamages = 2;
/// A listing that never rests is read in full again after so many times the time that it took in vain.
constexpr qint64 restAfterGivingUp = 10;

} // namespace

Error AccountSync::filledByAnother()
{
    return Error(ErrorKind::FileNotUsable,
                 tr("Another program is loading these jobs, perhaps balehookctl. Wait until it finishes, "
                    "then try again."));
}

QString AccountSync::unsettledText()
{
    return tr("The list of jobs kept changing while it was loaded, so some jobs may be missing.");
}

AccountSync::Private::Private(AccountSync &sync, PageSource &pageSource, JobIndex &jobIndex)
    : q(sync)
    , source(pageSource)
    , index(jobIndex)
    , lock(jobIndex.file())
{
    clock.start();
    pace.setSingleShot(true);
    pace.setInterval(progressPause);
    QObject::connect(&pace, &QTimer::timeout, &q, &AccountSync::progressChanged);
    QObject::connect(&index, &JobIndex::opened, &q, [this] { onOpened(); });
    QObject::connect(&source, &PageSource::invalidated, &q, [this] { onInvalidated(); });
}

/// What it is while nothing is done: a pass may wait for somebody to go on with it.
AccountSync::State AccountSync::Private::atRest() const
{
    return index.status().pass ? State::Paused : State::Idle;
}

void AccountSync::Private::onOpened()
{
    isOpening = false;
    const auto then = std::exchange(waitsForIndex, nullptr);
    if (then && index.error())
        fail(*index.error());
    else if (then)
        (this->*then)();
    else if (state == State::Idle && atRest() == State::Paused)
        enter(State::Paused);
}

/// \a then begins through the event loop in any case, which nobody outside needs to know.
void AccountSync::Private::whenOpen(void (Private::*then)())
{
    if (index.isOpen() && !index.error()) {
        (this->*then)();
        return;
    }
    waitsForIndex = then;
    if (!std::exchange(isOpening, true))
        index.open();
}

void AccountSync::Private::onInvalidated()
{
    if (fill) {
        rate = {};
        fill->restart();
    } else if (look && endWork()) {
        enter(atRest());
    }
}

void AccountSync::Private::startFill()
{
    if (fill || look)
        return; // whoever heard that it would begin has begun it
    rate = {};
    if (!lock.take()) {
        fail(filledByAnother());
        return;
    }
    fill = std::make_unique<IndexFill>(source, index);
    IndexFill *running = fill.get();
    begunAt = clock.elapsed();
    QObject::connect(running, &IndexFill::progressed, &q, [this, running] {
        rate.note(running->seen(), std::chrono::milliseconds(clock.elapsed()));
        changeProgress();
    });
    QObject::connect(running, &IndexFill::waiting, &q, [this](std::chrono::seconds seconds) {
        waiting = seconds.count() > 0 ? std::optional(seconds) : std::nullopt;
        changeProgress();
    });
    QObject::connect(running, &IndexFill::finished, &q, [this] { onFilled(); });
    QObject::connect(running, &IndexFill::failed, &q, [this](const Error &reason) { fail(reason); });
    running->start(perPage);
}

/// A job that went and another that came leave no trace in the numbers of a pass: a look at the ends finds them.
void AccountSync::Private::onFilled()
{
    perPage = fill->perPage();
    isOutdated = false;
    const qint64 now = clock.elapsed();
    restsUntil = index.status().isSettled ? now : now + restAfterGivingUp * (now - begunAt);
    if (!endWork())
        return;
    if (std::exchange(checksFill, true)) {
        checksFill = false;
        enter(State::Idle);
        return;
    }
    startLook();
}

void AccountSync::Private::startLook()
{
    if (fill || look)
        return;
    if (!lock.take()) {
        onLookFailed(filledByAnother());
        return;
    }
    look = std::make_unique<IndexLook>(source, index);
    IndexLook *running = look.get();
    QObject::connect(running, &IndexLook::waiting, &q, [this](std::chrono::seconds seconds) {
        waiting = seconds.count() > 0 ? std::optional(seconds) : std::nullopt;
        changeProgress();
    });
    QObject::connect(running, &IndexLook::finished, &q, [this](qint64 missing) { onLooked(missing); });
    QObject::connect(running, &IndexLook::failed, &q, [this](const Error &reason) { onLookFailed(reason); });
    // A fill waits for another token; a look comes again anyway.
    QObject::connect(running, &IndexLook::blocked, &q, [this](const Error &reason) { onLookFailed(reason); });
    running->start(perPage);
}

void AccountSync::Private::onLooked(qint64 missing)
{
    if (!endWork())
        return;
    const IndexStatus &status = index.status();
    const bool isOther = !status.isSettled || (missing != 0 && missing != status.gap);
    isOutdated = isOther;
    if (std::exchange(isAtEnds, false)) {
        endLookAtEnds({});
        return;
    }
    // What the fill could not settle is not begun again by the look that ends it.
    const bool isVain = !status.isSettled && (checksFill || clock.elapsed() < restsUntil);
    if (isOther && !isVain) {
        enter(State::Filling);
        startFill();
        return;
    }
    checksFill = false;
    enter(State::Idle);
}

void AccountSync::Private::onLookFailed(const Error &reason)
{
    if (beginsAnew()) {
        fail(reason);
        return;
    }
    // The pass before it was whole.
    if (std::exchange(checksFill, false)) {
        if (endWork())
            enter(State::Idle);
        return;
    }
    if (std::exchange(isAtEnds, false)) {
        if (endWork())
            endLookAtEnds(reason);
        return;
    }
    fail(reason);
}

/// What is in the index is as good as before.
void AccountSync::Private::endLookAtEnds(const std::optional<Error> &reason)
{
    lookError = reason && reason->kind != ErrorKind::Cancelled ? reason : std::nullopt;
    enter(atRest());
}

/// Not deleted at once: a signal of it may have led here. False: whoever heard of it wanted something else, which has
/// begun.
bool AccountSync::Private::endWork()
{
    const int now = turn;
    waitsForIndex = nullptr;
    waiting.reset();
    qint64 added = 0;
    qint64 changed = 0;
    const auto end = [&](auto work) {
        if (!work)
            return;
        work->stop();
        work->disconnect(&q);
        added += work->added();
        changed += work->changed();
        work.release()->deleteLater();
    };
    const bool wasFilled = bool(fill);
    const bool wasWorking = fill || look;
    end(std::move(fill));
    end(std::move(look));
    if (wasWorking)
        lock.release();
    if (added > 0 || changed > 0 || wasFilled)
        Q_EMIT q.indexChanged(added, changed);
    return now == turn;
}

/// The index was damaged and is empty now: all is loaded again, unless that has happened too often.
bool AccountSync::Private::beginsAnew()
{
    const int count = index.damages() - damages;
    const bool isWanted = state == State::Filling || state == State::Looking;
    return isWanted && count > 0 && count <= mostDamages && !index.error();
}

void AccountSync::Private::fail(const Error &reason)
{
    checksFill = false;
    const bool isAnew = beginsAnew();
    if (!endWork())
        return;
    if (isAnew) {
        isAtEnds = false;
        enter(State::Filling);
        if (state == State::Filling)
            startFill();
        return;
    }
    if (reason.kind == ErrorKind::Cancelled) {
        enter(atRest());
        return;
    }
    error = reason;
    enter(State::Failed);
}

void AccountSync::Private::enter(State next)
{
    if (next != State::Failed)
        error.reset();
    if (std::exchange(state, next) == next)
        return;
    Q_EMIT q.stateChanged();
}

void AccountSync::Private::changeProgress()
{
    if (!pace.isActive())
        pace.start();
}

} // namespace Balehook
