// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/registrationturn.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace Balehook {

class RegistrationStore;

/// Waits for the turn of an account at registering, without ever blocking: looks again and again until nobody else
/// sends or has something open. What it got it keeps until it is given back. Owned by WebhookRegistration.
class SendingTurn final : public QObject
{
    Q_OBJECT

public:
    /// \a store outlives it.
    SendingTurn(RegistrationStore &store, QString accountId, QObject *parent);
    /// Gives the lock back; the record stays as it is.
    ~SendingTurn() override;

    /// Looks at \a address. With a \a wish until it is granted, refused or found out to be done by somebody else;
    /// without, until nothing is open or what is open is this program's to look up.
    void ask(const QString &address, std::optional<RegistrationWish> wish);
    /// Stops looking: nothing comes any more, and what is granted meanwhile is given back.
    void stop();
    bool isAsking() const { return m_isAsking; }

    /// What was granted is over.
    /// \a done is called when the record is forgotten, or could not be.
    void end(RegistrationLock::Ending ending, std::function<void()> done);
    /// The same, but nobody knows how: the record stays, as this program's.
    void leaveOpen();
    /// The record that was left open or found is settled.
    void settle(const PendingRegistration &pending);

Q_SIGNALS:
    /// After ask(). Busy may come more than once, whenever it is about somebody else; the others end it.
    void looked(const Balehook::RegistrationLook &look);

private:
    void look();
    void take(const RegistrationLook &look);

    RegistrationStore &m_store;
    const QString m_accountId;
    std::shared_ptr<RegistrationTurn> m_turn; ///< of the last ask()
    std::optional<RegistrationWish> m_wish;
    QTimer m_again;
    bool m_isAsking = false;
    int m_number = 0; ///< of the ask(): what an older one brings is given back
};

} // namespace Balehook
