// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/disk/filelock.h"
#include "core/errors/result.h"
#include "settings/registrationfile.h"

#include <optional>

namespace Balehook {

/// Sees to it that one program of the user at a time registers a webhook at one address, whichever profile it has open.
/// Beside the lock lies a note for people and programs: who has it, or had it last, and where the record of what was
/// sent is. Both lie in one folder for all profiles, 0700; the note holds no field of a webhook.
///
/// Everything here blocks for as long as the disk does.
class RegistrationLock final
{
public:
    enum class Ending { Open, Created, Refused, Unknown };

    struct Note
    {
        RegistrationOwner owner;
        QString file; ///< of the RegistrationFile with the record
        QString accountId; ///< in it
        qint64 sentAt = 0; ///< milliseconds since 1970 UTC
        QString digest; ///< of what was sent: digestOf()
        Ending ending = Ending::Open; ///< Unknown: nobody found out, and it was told
        qint64 endedAt = 0; ///< unless it is open
    };

    /// Where the locks of the user lie, whatever the profile.
    static QString standardFolder();
    /// The same for the same seven fields; says nothing about them.
    static QString digestOf(const WebhookDraft &draft);

    RegistrationLock(QString folder, const QString &address);

    /// Makes the folder if need be. Does not wait for who has it.
    FileLock::Attempt tryLock();
    void unlock() { m_lock.unlock(); }
    bool isHeld() const { return m_lock.isHeld(); }

    /// Nothing if there is none, or none that can be read.
    std::optional<Note> note() const;
    /// Only while it is held.
    Outcome setNote(const Note &note);
    /// The one that is there is over. Where the disk has no room for another it is changed in its place, and removed if
    /// that fails, too.
    void endNote(Ending ending);
    void removeNote();

    QString path() const { return m_base; }

private:
    QString m_folder;
    QString m_base; ///< of both names
    FileLock m_lock;
};

} // namespace Balehook
