// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/error.h"
#include "settings/registrationlock.h"

#include <memory>
#include <optional>

namespace Balehook {

/// What a program wants to register, and since when it has wanted that.
struct RegistrationWish
{
    WebhookDraft draft;
    QStringList knownIds;
    qint64 since = 0; ///< milliseconds since 1970 UTC
};

/// What one look at lock and records came to.
struct RegistrationLook
{
    enum class Kind {
        Granted, ///< the lock is held and the record is on the disk: send
        Busy, ///< somebody else sends, or has not settled what became of it: look again later
        Found, ///< something was sent, and who sent it has gone: it is to be looked up first, by this program now
        Nothing, ///< nothing was wanted, and nothing is open
        SentElsewhere, ///< another program has sent the same since it was wanted here
        Failed ///< nothing may be sent
    };

    Kind kind = Kind::Failed;
    RegistrationOwner owner = {}; ///< Busy: who it is; may be nobody
    qint64 since = 0; ///< Busy: since when; 0 if that is not known
    bool isSending = false; ///< Busy: the answer is not there yet
    PendingRegistration pending = {}; ///< Granted and Found
    RegistrationLock::Ending ending = RegistrationLock::Ending::Open; ///< SentElsewhere: what became of it
    Error error = {}; ///< Failed
};

/// The turn of one account at registering: the lock, and the record under it. One object for each attempt, and one
/// thread at a time; everything blocks for as long as the disk does. Deleting it gives the lock back and leaves the
/// record.
class RegistrationTurn final
{
public:
    /// \a locks is the folder of the RegistrationLock.
    RegistrationTurn(std::shared_ptr<RegistrationFile> file, const QString &locks, QString accountId,
                     const QString &address);

    /// Looks whether something is open in this account, wherever that sent it, or in one with the same address in any
    /// profile; takes over what a program that has gone left. With a \a wish, and if nothing is open, writes it down
    /// and keeps the lock. What ended between two looks of one object ended while it waited, whatever the clock says.
    RegistrationLook look(const std::optional<RegistrationWish> &wish);
    /// After Granted: it is known what became of it. Forgets the record and gives the lock back. Open: it was
    /// not sent after all.
    Outcome end(RegistrationLock::Ending ending);
    /// After Granted: nobody knows what became of it. The record stays, this program's.
    void leaveOpen();
    /// The record that is this program's, left open or found, is settled.
    Outcome settle(const PendingRegistration &pending);

private:
    RegistrationLook busy(const RegistrationOwner &owner, qint64 since, bool isSending);
    RegistrationLook failed(const Error &error);
    bool isSentSince(const RegistrationLock::Note &note, const RegistrationWish &wish) const;
    RegistrationLook judge(const PendingRegistration &pending, const QString &path, const QString &accountId);
    PendingRegistration recordOf(const RegistrationLock::Note &note, const WebhookDraft &draft);
    RegistrationLook grant(const RegistrationWish &wish);
    Outcome forget(const PendingRegistration &pending);
    RegistrationFile &fileOfRecord();
    RegistrationLock &lockOfRecord();
    void noteOpen(const PendingRegistration &pending);

    const std::shared_ptr<RegistrationFile> m_file;
    const QString m_locks;
    const QString m_accountId;
    const QString m_address;
    RegistrationLock m_lock;
    /// Of the record: that of another profile, perhaps, or of another address that the account had.
    QString m_recordAccount;
    std::optional<RegistrationFile> m_otherFile;
    std::optional<RegistrationLock> m_otherLock;
    PendingRegistration m_granted;
    bool m_hasLooked = false;
    std::optional<RegistrationLock::Note> m_firstNote; ///< of the first look
};

} // namespace Balehook
