// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/result.h"
#include "domain/webhookdraft.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <map>
#include <optional>
#include <set>

class QJsonObject;

namespace Balehook {

/// What was typed into the form "Register webhook" and what was sent but not yet answered, by account: so that neither
/// a failure nor the end of the program loses it. One JSON file (0600) in the profile, written whole by QSaveFile; no
/// secrets in it. A file that cannot be read, or is of a later version, is set aside and never written over.
///
/// Several programs may have the file open, such as the console and balehookctl: each writes the entries that it
/// changed, and takes the others as they are in the file by then.
class RegistrationStore final
{
public:
    /// A webhook that left and whose answer is not known.
    struct Pending
    {
        WebhookDraft draft;
        qint64 sentAt = 0; ///< milliseconds since 1970 UTC, this computer's clock
        QStringList knownIds; ///< of webhooks like it that were listed before it was sent
    };

    /// \a file need not exist.
    explicit RegistrationStore(QString file);

    WebhookDraft draft(const QString &accountId) const;
    std::optional<Pending> pending(const QString &accountId) const;

    /// The file was unreadable and has been set aside; its new name. Empty otherwise.
    QString brokenFile() const { return m_brokenFile; }
    /// The file is unreadable and could not be set aside either, so nothing is written in this run. Empty otherwise.
    QString blockingFile() const { return m_isBlocked ? m_file : QString(); }

    /// All write the file at once; an error says why it could not be written. A draft, and what was forgotten, holds in
    /// this run even then; a new pending one does not.
    Outcome setDraft(const QString &accountId, const WebhookDraft &draft);
    Outcome setPending(const QString &accountId, const std::optional<Pending> &pending);
    Outcome remove(const QString &accountId);

private:
    struct Entry
    {
        WebhookDraft draft;
        std::optional<Pending> pending;
    };

    QString m_file;
    QString m_brokenFile;
    bool m_isBlocked = false; ///< an unreadable file is in the way
    std::map<QString, Entry> m_entries;
    std::set<QString> m_unsaved; ///< accounts of which the file does not say what is here

    void load();
    void takeOver(const QJsonObject &accounts);
    Outcome change(const QString &accountId, const std::function<void(Entry &)> &apply);
    Outcome save();
};

} // namespace Balehook
