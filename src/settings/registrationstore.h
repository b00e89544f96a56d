// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/disk/writequeue.h"
#include "core/errors/result.h"
#include "settings/registrationfile.h"
#include "settings/registrationturn.h"

#include <QString>

#include <functional>
#include <map>
#include <memory>
#include <optional>

class QObject;

namespace Balehook {

/// What was typed into the form "Register Webhook" and what was sent but not yet answered, by account: so that neither
/// a failure nor the end of the program loses it. One JSON file (0600) in the profile; no secrets in it. A file that
/// is damaged, or of a later version, is set aside when the program starts and never written over. One that cannot be
/// opened stays where it is: it may hold what was sent.
///
/// All is written by one worker thread, in the order in which it was asked for, and is on the disk when \a done is
/// called; the destructor waits for it. Several programs may have the file open, such as the console and balehookctl:
/// each writes what it changed, and takes the rest as it is in the file by then.
class RegistrationStore final
{
public:
    using Pending = PendingRegistration;
    using Done = std::function<void(const Outcome &)>;

    /// \a file need not exist. \a locks: where programs of this user take turns, the same for all profiles.
    explicit RegistrationStore(QString file, QString locks = RegistrationLock::standardFolder());
    ~RegistrationStore();
    Q_DISABLE_COPY_MOVE(RegistrationStore)

    /// What was set here last, and otherwise what the file said when the program started.
    WebhookDraft draft(const QString &accountId) const;
    /// What the file said when the program started.
    std::optional<Pending> pending(const QString &accountId) const;

    /// The file was unreadable and has been set aside; its new name. Empty otherwise.
    QString brokenFile() const { return m_brokenFile; }
    /// The file is unreadable and could not be set aside either, so nothing is written in this run. Empty otherwise.
    QString blockingFile() const { return m_isBlocked ? m_file->path() : QString(); }
    /// The file could not be opened; nothing is written while that is so. Empty otherwise.
    QString unopenedFile() const { return m_isUnopened ? m_file->path() : QString(); }

    /// Holds in this run at once. What cannot be written is written with the next change; what is too large keeps no
    /// other account's from being written. \a done is called from the event loop of \a context, unless that goes first;
    /// both may be left out.
    void setDraft(const QString &accountId, const WebhookDraft &draft, QObject *context = nullptr, Done done = {});
    /// The draft of an account that is removed; the same. A record of what was sent stays: as long as nobody knows what
    /// became of it, it must not be sent again unseen, by an account with the same address in this profile or another.
    void remove(const QString &accountId, QObject *context = nullptr, Done done = {});

    /// A turn of the account at registering at \a address. It is used in run() only.
    std::shared_ptr<RegistrationTurn> newTurn(const QString &accountId, const QString &address);
    /// Work with a turn, in the order of everything else that is written.
    void run(std::function<Outcome()> work, QObject *context, Done done)
    {
        m_queue.run(std::move(work), context, std::move(done));
    }

    /// Blocks until all is written. Not in the GUI thread, but when the program ends.
    void waitForDone() { m_queue.waitForDone(); }

private:
    struct Changes;

    void write(const QString &accountId, QObject *context, Done done);

    const QString m_locks;
    std::shared_ptr<RegistrationFile> m_file; ///< of the worker thread
    std::shared_ptr<Changes> m_changes; ///< the same: what is not written yet
    QString m_brokenFile;
    bool m_isBlocked = false; ///< an unreadable file is in the way
    bool m_isUnopened = false; ///< so nobody knows whether it is unreadable
    RegistrationFile::Entries m_entries;
    WriteQueue m_queue; // last: it ends first
};

} // namespace Balehook
