// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/account/sendingturn.h"

#include "core/errors/logging.h"
#include "settings/registrationstore.h"

#include <utility>

namespace Balehook {

namespace {

/// The system tells nobody that a lock was given back.
constexpr std::chrono::milliseconds lookPause{200};

Outcome toldIfFailed(const Outcome &outcome, const char *what)
{
    // The next run would check needlessly, and find out the same.
    if (!outcome)
        qCWarning(logSession).noquote() << what << outcome.error().logLine();
    return outcome;
}

} // namespace

SendingTurn::SendingTurn(RegistrationStore &store, QString accountId, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_accountId(std::move(accountId))
{
    m_again.setSingleShot(true);
    m_again.setInterval(lookPause);
    connect(&m_again, &QTimer::timeout, this, &SendingTurn::look);
}

SendingTurn::~SendingTurn() = default;

void SendingTurn::ask(const QString &address, std::optional<RegistrationWish> wish)
{
    stop();
    m_isAsking = true;
    m_wish = std::move(wish);
    m_turn = m_store.newTurn(m_accountId, address);
    look();
}

void SendingTurn::look()
{
    const auto found = std::make_shared<RegistrationLook>();
    m_store.run(
        [turn = m_turn, wish = m_wish, found]() -> Outcome {
            *found = turn->look(wish);
            return Nothing();
        },
        this,
        [this, found, turn = m_turn, number = m_number](const Outcome &) {
            if (number == m_number)
                take(*found);
            else if (found->kind == RegistrationLook::Kind::Granted)
                m_store.run(
                    [turn] { return toldIfFailed(turn->end(RegistrationLock::Ending::Open), "not given back:"); },
                    nullptr, {});
        });
}

void SendingTurn::take(const RegistrationLook &look)
{
    if (look.kind == RegistrationLook::Kind::Busy)
        m_again.start();
    else
        m_isAsking = false;
    Q_EMIT looked(look);
}

void SendingTurn::stop()
{
    ++m_number;
    m_isAsking = false;
    m_again.stop();
}

void SendingTurn::end(RegistrationLock::Ending ending, std::function<void()> done)
{
    m_store.run([turn = m_turn, ending] { return toldIfFailed(turn->end(ending), "registration not forgotten:"); },
                this, [done = std::move(done)](const Outcome &) { done(); });
}

void SendingTurn::leaveOpen()
{
    m_store.run(
        [turn = m_turn]() -> Outcome {
            turn->leaveOpen();
            return Nothing();
        },
        nullptr, {});
}

void SendingTurn::settle(const PendingRegistration &pending)
{
    m_store.run([turn = m_turn, pending] { return toldIfFailed(turn->settle(pending), "registration not forgotten:"); },
                nullptr, {});
}

} // namespace Balehook
