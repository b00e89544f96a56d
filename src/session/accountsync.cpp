// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/accountsync.h"

namespace Balehook {

class AccountSync::Private final
{
public:
    State state = State::Idle;
};

AccountSync::AccountSync(PageSource &, JobIndex &, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>())
{ }

AccountSync::~AccountSync() = default;

AccountSync::State AccountSync::state() const
{
    return d->state;
}

AccountSync::Progress AccountSync::progress() const
{
    return {};
}

std::optional<Error> AccountSync::error() const
{
    return std::nullopt;
}

void AccountSync::fill() { }

void AccountSync::pause() { }

void AccountSync::cancel() { }

void AccountSync::look() { }

} // namespace Balehook
