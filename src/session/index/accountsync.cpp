// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/index/accountsync.h"

#include "core/errors/errorkind.h"
#include "session/index/accountsync_p.h"
#include "store/jobindex.h"

namespace Balehook {

namespace {

/// What may go right once the network is another one, or is back.
bool isNetworkTrouble(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::HostNotFound:
    case ErrorKind::Unreachable:
    case ErrorKind::TimedOut:
    case ErrorKind::ConnectionLost:
    case ErrorKind::TlsFailed:
    case ErrorKind::ProxyFailed:
    case ErrorKind::WebPage: // of whoever wants a sign-in first
        return true;
    default:
        return false;
    }
}

} // namespace

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
    if (d->checksFill && !d->fill) {
        // Both ends are still looked at: all that were listed are there.
        progress.done = progress.total = d->index.status().listed();
        return progress;
    }
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
    ++d->turn;
    if (!d->endWork())
        return;
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
    ++d->turn;
    d->isAtEnds = false;
    // The last look of a fill is not gone on with: all is there.
    const State next = d->look || d->state == State::Looking ? d->atRest() : State::Paused;
    if (!d->endWork())
        return;
    d->checksFill = false;
    d->enter(next);
}

void AccountSync::cancel()
{
    if (d->state == State::Idle)
        return;
    ++d->turn;
    if (!d->endWork())
        return;
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
    ++d->turn;
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
    ++d->turn;
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
    if (d->state == State::Failed && d->error && isNetworkTrouble(d->error->kind) && d->index.status().pass)
        fill();
    else if (d->lookError && isNetworkTrouble(d->lookError->kind))
        lookAtEnds();
}

} // namespace Balehook
