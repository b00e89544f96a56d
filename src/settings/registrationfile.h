// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "core/process/processidentity.h"
#include "domain/records/webhookdraft.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <map>
#include <optional>

namespace Balehook {

/// A program that registers a webhook, or did.
struct RegistrationOwner
{
    ProcessIdentity process;
    QString program; ///< its name, as people know it; may be empty

    /// This program.
    static RegistrationOwner current();
    /// It runs, and is not this program.
    bool isOtherAlive() const;

    friend bool operator==(const RegistrationOwner &a, const RegistrationOwner &b) = default;
};

/// A webhook that left, or is about to, and whose answer is not known.
struct PendingRegistration
{
    WebhookDraft draft;
    qint64 sentAt = 0; ///< milliseconds since 1970 UTC, this computer's clock
    QStringList knownIds; ///< of webhooks like it that were listed before it was sent
    QString address = {}; ///< that it was sent to; empty in files of 0.1.0
    RegistrationOwner owner = {}; ///< who sent it, or looks what became of it; nobody in files of 0.1.0

    /// As far as is known.
    bool isSentTo(const QString &other) const { return address.isEmpty() || address == other; }
    /// The same sending, whoever looks after it.
    bool isSameAs(const PendingRegistration &other) const { return sentAt == other.sentAt && draft == other.draft; }
};

/// The JSON file of a profile's registrations (0600). Everything here blocks; in the console it is for a worker thread,
/// but for read().
class RegistrationFile final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::RegistrationFile)

public:
    struct Entry
    {
        WebhookDraft draft;
        std::optional<PendingRegistration> pending;
        QJsonObject stored = {}; ///< both as they stand in the file, with what this version does not know

        /// Nothing is left of the account but what was sent.
        void forgetDraft();
    };
    using Entries = std::map<QString, Entry>; ///< by account

    /// Why nothing can be read.
    enum class Trouble {
        Damaged, ///< no file, no registrations, or those of a later version of this program
        Unopened, ///< the system does not give it, perhaps for a moment: what it holds is not known
    };

    /// \a path need not exist.
    explicit RegistrationFile(QString path);

    const QString &path() const { return m_path; }

    /// What is in the file; nothing of what is not there. No value if it is there but cannot be read, or is of a later
    /// version of this program; \a why is set then.
    static std::optional<Entries> read(const QString &path, Trouble *why = nullptr);

    /// Reads, lets \a apply change, and writes, while no other program does. What a later version added to the file
    /// stays in it. On any error the file is what it was. One that cannot be read is never written over, and none is
    /// written that could not be read. What it holds then.
    Result<Entries> change(const std::function<void(Entries &)> &apply);

private:
    QString m_path;
    bool m_isDoubtful = false; ///< what was written last may not be on the disk
};

} // namespace Balehook
