// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/accountsync.h"

#include "session/filllock.h"
#include "session/indexfill.h"
#include "session/indexlook.h"
#include "session/networktrouble.h"
#include "session/transferrate.h"
#include "store/jobindex.h"

#include <QElapsedTimer>
#include <QTimer>

#include <utility>

namespace Balehook {

namespace {

using namespace std::chrono_literals;

constexpr auto progressPause = 250ms;
/// A disk that damages what is written would be written to for ever.
constexpr int mostDamages = 2;
/// A listing that never rests is read in full again after so many times the time that it took in vain.
constexpr qint64 restAfterGivingUp = 10;

Error filledByAnother()
{
    Error error(ErrorKind::FileNotUsable);
    error.detail = AccountSync::tr("Another program is loading these jobs now, perhaps balehookctl. Wait until it is "
                                   "done, then try again.");
    return error;
}

} // namespace

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
    void endWork();
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
    int perPage = fullPage;
    int damages = 0; ///< of the index, when the work under way began
    qint64 begunAt = 0; ///< the fill, in milliseconds of clock
    qint64 restsUntil = 0; ///< no look leads to another fill before
    std::optional<std::chrono::seconds> waiting;
    TransferRate rate; ///< of jobs
    QElapsedTimer clock;
    QTimer pace;
};

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
    } else if (look) {
        endWork();
        enter(atRest());
    }
}

void AccountSync::Private::startFill()
{
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
    endWork();
    if (std::exchange(checksFill, true)) {
        checksFill = false;
        enter(State::Idle);
        return;
    }
    startLook();
}

void AccountSync::Private::startLook()
{
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
    running->start(perPage);
}

void AccountSync::Private::onLooked(qint64 missing)
{
    endWork();
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
        endWork();
        enter(State::Idle);
        return;
    }
    if (std::exchange(isAtEnds, false)) {
        endWork();
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

/// Not deleted at once: a signal of it may have led here.
void AccountSync::Private::endWork()
{
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
    endWork();
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

AccountSync::AccountSync(PageSource &source, JobIndex &index, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(*this, source, index))
{ }

AccountSync::~AccountSync() = default;

AccountSync::State AccountSync::state() const
{
    return d->state;
}

bool AccountSync::isAtWork() const
{
    return d->lock.isHeld();
}

AccountSync::Progress AccountSync::progress() const
{
    Progress progress;
    if (d->fill) {
        progress.done = d->fill->seen();
        progress.total = d->fill->total();
    } else if (d->index.status().pass) {
        progress.done = d->index.status().pass->seen;
        progress.total = d->index.status().pass->total;
    }
    progress.waiting = d->waiting;
    progress.perSecond = double(d->rate.bytesPerSecond(std::chrono::milliseconds(d->clock.elapsed())));
    if (d->state == State::Filling && progress.perSecond > 0 && progress.total >= progress.done)
        progress.left = std::chrono::seconds(qint64(double(progress.total - progress.done) / progress.perSecond));
    return progress;
}

std::optional<Error> AccountSync::error() const
{
    return d->error;
}

void AccountSync::fill()
{
    if (d->state == State::Filling)
        return;
    d->endWork();
    d->checksFill = false;
    d->isAtEnds = false;
    d->lookError.reset();
    d->damages = d->index.damages();
    d->enter(State::Filling);
    if (d->state == State::Filling)
        d->whenOpen(&Private::startFill);
}

void AccountSync::pause()
{
    if (d->state != State::Filling && d->state != State::Looking)
        return;
    d->isAtEnds = false;
    // The last look of a fill is not gone on with: all is there.
    const State next = d->look || d->state == State::Looking ? d->atRest() : State::Paused;
    d->endWork();
    d->checksFill = false;
    d->enter(next);
}

void AccountSync::cancel()
{
    if (d->state == State::Idle)
        return;
    d->endWork();
    d->checksFill = false;
    d->isAtEnds = false;
    d->rate = {};
    // Unless it is the pass of another program.
    if (d->index.isOpen() && d->lock.take()) {
        d->index.cancelPass(this, [this](const Result<Nothing> &) {
            if (!d->fill && !d->look)
                d->lock.release();
        });
    }
    d->enter(State::Idle);
}

void AccountSync::look()
{
    const bool isFree = d->state == State::Idle || (d->state == State::Failed && !d->index.status().pass);
    if (!isFree || !d->index.isOpen() || d->index.error() || d->index.status().jobs == 0)
        return;
    d->checksFill = false;
    d->damages = d->index.damages();
    d->enter(State::Looking);
    if (d->state == State::Looking)
        d->startLook();
}

bool AccountSync::canLookAtEnds() const
{
    const bool isFree =
        d->state == State::Idle || d->state == State::Looking || (d->state == State::Failed && !d->index.status().pass);
    return isFree && d->index.isOpen() && !d->index.error() && d->index.status().isComplete()
        && d->index.status().jobs > 0 && !d->index.status().pass;
}

bool AccountSync::lookAtEnds()
{
    if (d->state == State::Looking || !canLookAtEnds())
        return false;
    if (!d->lock.take()) {
        readAgain();
        return false;
    }
    d->checksFill = false;
    d->lookError.reset();
    d->isAtEnds = true;
    d->damages = d->index.damages();
    d->enter(State::Looking);
    if (d->state == State::Looking)
        d->startLook();
    else if (!d->fill && !d->look)
        d->lock.release();
    return true;
}

void AccountSync::readAgain()
{
    d->index.readAgain(this, [this](const Result<Nothing> &) {
        if (d->state == State::Paused && !d->index.status().pass) {
            d->enter(State::Idle); // another program has gone on with it
            return;
        }
        // One that nobody goes on with now.
        if (d->state != State::Idle || !d->index.status().pass || d->lock.isHeld() || !d->lock.take())
            return;
        d->lock.release();
        d->enter(State::Paused);
    });
}

std::optional<Error> AccountSync::lookError() const
{
    return d->lookError;
}

bool AccountSync::isOutdated() const
{
    return d->isOutdated;
}

void AccountSync::resume()
{
    if (d->state == State::Failed && d->error && NetworkTrouble::is(d->error->kind) && d->index.status().pass)
        fill();
    else if (d->lookError && NetworkTrouble::is(d->lookError->kind))
        lookAtEnds();
}

} // namespace Balehook
