// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/registrationstore.h"

#include "settings/setaside.h"

#include <map>
#include <utility>

namespace Balehook {

/// What was asked for and is not on the disk, by account.
struct RegistrationStore::Changes
{
    struct Change
    {
        WebhookDraft draft;
        bool isRemoval = false; ///< of the account
    };
    std::map<QString, Change> byAccount;

    void add(const QString &accountId, const WebhookDraft &draft, bool isRemoval)
    {
        Change &change = byAccount[accountId];
        change.draft = draft;
        change.isRemoval = change.isRemoval || isRemoval;
    }

    /// All at once, or one account after the other where that would be too much: what is too large itself keeps nothing
    /// else from being written. What could not be written stays here.
    Outcome writeTo(RegistrationFile &file)
    {
        const Outcome all = write(file, byAccount);
        if (all)
            byAccount.clear();
        else if (all.error().kind == ErrorKind::FileNotUsable && byAccount.size() > 1)
            std::erase_if(byAccount, [&file](const auto &each) { return write(file, {each}).ok(); });
        return all;
    }

private:
    static Outcome write(RegistrationFile &file, const std::map<QString, Change> &changes)
    {
        const auto written = file.change([&changes](RegistrationFile::Entries &entries) { apply(changes, entries); });
        return written ? Outcome(Nothing()) : Outcome(written.error());
    }

    static void apply(const std::map<QString, Change> &changes, RegistrationFile::Entries &entries)
    {
        for (const auto &[accountId, change] : changes) {
            RegistrationFile::Entry &entry = entries[accountId];
            if (change.isRemoval)
                entry.forgetDraft();
            entry.draft = change.draft;
            // Nobody's: who registers there next, with the account added again perhaps, looks it up first.
            if (change.isRemoval && entry.pending && !entry.pending->owner.isOtherAlive())
                entry.pending->owner = {};
        }
    }
};

RegistrationStore::RegistrationStore(QString file, QString locks)
    : m_locks(std::move(locks))
    , m_file(std::make_shared<RegistrationFile>(std::move(file)))
    , m_changes(std::make_shared<Changes>())
{
    auto why = RegistrationFile::Trouble::Damaged;
    if (std::optional<RegistrationFile::Entries> entries = RegistrationFile::read(m_file->path(), &why)) {
        m_entries = *std::move(entries);
        return;
    }
    m_isUnopened = why == RegistrationFile::Trouble::Unopened;
    if (m_isUnopened)
        return;
    m_brokenFile = setAside(m_file->path());
    m_isBlocked = m_brokenFile.isEmpty();
}

RegistrationStore::~RegistrationStore() = default;

WebhookDraft RegistrationStore::draft(const QString &accountId) const
{
    const auto found = m_entries.find(accountId);
    return found == m_entries.end() ? WebhookDraft() : found->second.draft;
}

std::optional<RegistrationStore::Pending> RegistrationStore::pending(const QString &accountId) const
{
    const auto found = m_entries.find(accountId);
    return found == m_entries.end() ? std::nullopt : found->second.pending;
}

void RegistrationStore::setDraft(const QString &accountId, const WebhookDraft &draft, QObject *context, Done done)
{
    m_entries[accountId].draft = draft;
    m_queue.run([changes = m_changes, accountId, draft] {
        changes->add(accountId, draft, false);
        return Nothing();
    });
    write(accountId, context, std::move(done));
}

void RegistrationStore::remove(const QString &accountId, QObject *context, Done done)
{
    m_entries.erase(accountId);
    m_queue.run([changes = m_changes, accountId] {
        changes->add(accountId, {}, true);
        return Nothing();
    });
    write(accountId, context, std::move(done));
}

void RegistrationStore::write(const QString &accountId, QObject *context, Done done)
{
    m_queue.run(
        [file = m_file, changes = m_changes, accountId] {
            const Outcome written = changes->writeTo(*file);
            return changes->byAccount.contains(accountId) ? written : Outcome(Nothing());
        },
        context, std::move(done));
}

std::shared_ptr<RegistrationTurn> RegistrationStore::newTurn(const QString &accountId, const QString &address)
{
    return std::make_shared<RegistrationTurn>(m_file, m_locks, accountId, address);
}

} // namespace Balehook
