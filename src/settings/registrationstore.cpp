// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/registrationstore.h"

#include "settings/setaside.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QSaveFile>

#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr int version = 1;
constexpr qint64 longestFile = 16 * 1024 * 1024;
constexpr auto lockPatience = std::chrono::milliseconds(500); // the window waits so long at most
constexpr auto staleLockTime = std::chrono::seconds(5); // writing takes milliseconds
constexpr auto versionKey = "version"_L1;
constexpr auto accountsKey = "accounts"_L1;
constexpr auto draftKey = "draft"_L1;
constexpr auto pendingKey = "pending"_L1;
constexpr auto sentAtKey = "sentAt"_L1;
constexpr auto knownIdsKey = "knownIds"_L1;

Error diskError(const QString &file, const QString &words)
{
    Error error(ErrorKind::DiskFailed);
    error.detail = file + u'\n' + words;
    return error;
}

QJsonObject toJson(const WebhookDraft &draft)
{
    QJsonObject object;
    for (const Webhook::Field field : WebhookDraft::fields)
        object.insert(Webhook::fieldName(field), draft.text(field));
    return object;
}

WebhookDraft draftOf(const QJsonValue &value)
{
    WebhookDraft draft;
    for (const Webhook::Field field : WebhookDraft::fields)
        draft.set(field, value[Webhook::fieldName(field)].toString());
    return draft;
}

QJsonObject toJson(const RegistrationStore::Pending &pending)
{
    return {{draftKey, toJson(pending.draft)},
            {sentAtKey, pending.sentAt},
            {knownIdsKey, QJsonArray::fromStringList(pending.knownIds)}};
}

std::optional<RegistrationStore::Pending> pendingOf(const QJsonValue &value)
{
    if (!value.isObject())
        return std::nullopt;
    QStringList knownIds;
    const QJsonArray listed = value[knownIdsKey].toArray();
    for (const QJsonValue id : listed)
        knownIds.append(id.toString());
    return RegistrationStore::Pending{draftOf(value[draftKey]), value[sentAtKey].toInteger(), knownIds};
}

/// The accounts in \a file; nothing if it is there but cannot be read, or is of a later version of this program.
std::optional<QJsonObject> readAccounts(const QString &file)
{
    QFile stored(file);
    if (!stored.exists())
        return QJsonObject();
    // Opening a named pipe would wait for somebody who writes to it.
    if (!QFileInfo(file).isFile() || !stored.open(QFile::ReadOnly) || stored.size() > longestFile)
        return std::nullopt;
    const QJsonObject root = QJsonDocument::fromJson(stored.readAll()).object();
    if (root.value(versionKey).toInt() != version || !root.value(accountsKey).isObject())
        return std::nullopt;
    return root.value(accountsKey).toObject();
}

} // namespace

RegistrationStore::RegistrationStore(QString file)
    : m_file(std::move(file))
{
    load();
}

void RegistrationStore::load()
{
    const std::optional<QJsonObject> accounts = readAccounts(m_file);
    if (!accounts) {
        m_brokenFile = setAside(m_file);
        m_isBlocked = m_brokenFile.isEmpty();
        return;
    }
    takeOver(*accounts);
}

/// What \a accounts says, but for what could not be written yet.
void RegistrationStore::takeOver(const QJsonObject &accounts)
{
    std::erase_if(m_entries, [this](const auto &each) { return !m_unsaved.contains(each.first); });
    for (auto at = accounts.begin(); at != accounts.end(); ++at)
        m_entries.try_emplace(at.key(), Entry{draftOf(at.value()[draftKey]), pendingOf(at.value()[pendingKey])});
}

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

Outcome RegistrationStore::setDraft(const QString &accountId, const WebhookDraft &draft)
{
    if (m_unsaved.empty() && draft == this->draft(accountId))
        return Nothing();
    return change(accountId, [&draft](Entry &entry) { entry.draft = draft; });
}

Outcome RegistrationStore::setPending(const QString &accountId, const std::optional<Pending> &pending)
{
    const std::optional<Pending> before = this->pending(accountId);
    if (m_unsaved.empty() && !pending && !before)
        return Nothing();
    const Outcome outcome = change(accountId, [&pending](Entry &entry) { entry.pending = pending; });
    if (!outcome && pending)
        m_entries[accountId].pending = before;
    return outcome;
}

Outcome RegistrationStore::remove(const QString &accountId)
{
    return m_entries.contains(accountId) ? change(accountId, [](Entry &entry) { entry = {}; }) : Outcome(Nothing());
}

/// Reads, changes and writes while no other program does. One that died with the lock does not hold it for long.
Outcome RegistrationStore::change(const QString &accountId, const std::function<void(Entry &)> &apply)
{
    QLockFile lock(m_file + ".lock"_L1);
    lock.setStaleLockTime(staleLockTime);
    // Where no lock can be made, no other program can have made one.
    lock.tryLock(lockPatience);
    if (!m_isBlocked) {
        if (const auto accounts = readAccounts(m_file))
            takeOver(*accounts);
    }
    apply(m_entries[accountId]);
    m_unsaved.insert(accountId);
    return save();
}

Outcome RegistrationStore::save()
{
    if (m_isBlocked)
        return diskError(m_file, QString());
    QJsonObject accounts;
    for (const auto &[id, entry] : m_entries) {
        QJsonObject account;
        if (!entry.draft.isEmpty())
            account.insert(draftKey, toJson(entry.draft));
        if (entry.pending)
            account.insert(pendingKey, toJson(*entry.pending));
        if (!account.isEmpty())
            accounts.insert(id, account);
    }
    QSaveFile file(m_file);
    const bool isOpen = file.open(QFile::WriteOnly) && file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    if (isOpen)
        file.write(QJsonDocument(QJsonObject{{versionKey, version}, {accountsKey, accounts}}).toJson());
    if (!isOpen || !file.commit())
        return diskError(m_file, file.errorString());
    m_unsaved.clear();
    return Nothing();
}

} // namespace Balehook
