// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/registrationfile.h"

#include "core/disk/diskcalls.h"
#include "core/disk/durablefile.h"
#include "core/disk/filelock.h"
#include "core/text/datasize.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr int version = 1; // what was added since is left out by 0.1.0, which then looks a record up
constexpr qint64 longestFile = 16 * 1024 * 1024;
constexpr auto lockPatience = std::chrono::seconds(10); // writing takes milliseconds, on a busy disk seconds
constexpr auto versionKey = "version"_L1;
constexpr auto accountsKey = "accounts"_L1;
constexpr auto draftKey = "draft"_L1;
constexpr auto pendingKey = "pending"_L1;
constexpr auto sentAtKey = "sentAt"_L1;
constexpr auto knownIdsKey = "knownIds"_L1;
constexpr auto createAddressKey = "address"_L1;
constexpr auto ownerKey = "owner"_L1;
constexpr auto pidKey = "pid"_L1;
constexpr auto startedKey = "started"_L1;
constexpr auto bootKey = "boot"_L1;
constexpr auto programKey = "program"_L1;

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

QJsonObject toJson(const RegistrationOwner &owner)
{
    return {{pidKey, owner.process.pid},
            {startedKey, owner.process.started},
            {bootKey, owner.process.boot},
            {programKey, owner.program}};
}

RegistrationOwner ownerOf(const QJsonValue &value)
{
    return {{value[pidKey].toInteger(), value[startedKey].toString(), value[bootKey].toString()},
            value[programKey].toString()};
}

QJsonObject toJson(const PendingRegistration &pending)
{
    return {{draftKey, toJson(pending.draft)},
            {sentAtKey, pending.sentAt},
            {knownIdsKey, QJsonArray::fromStringList(pending.knownIds)},
            {createAddressKey, pending.address},
            {ownerKey, toJson(pending.owner)}};
}

std::optional<PendingRegistration> pendingOf(const QJsonValue &value)
{
    if (!value.isObject())
        return std::nullopt;
    QStringList knownIds;
    const QJsonArray listed = value[knownIdsKey].toArray();
    for (const QJsonValue id : listed)
        knownIds.append(id.toString());
    return PendingRegistration{draftOf(value[draftKey]), value[sentAtKey].toInteger(), knownIds,
                               value[createAddressKey].toString(), ownerOf(value[ownerKey])};
}

/// \a known over what is stored, of which this version may not know everything.
QJsonObject over(QJsonObject stored, const QJsonObject &known)
{
    for (auto at = known.begin(); at != known.end(); ++at)
        stored.insert(at.key(), at.value());
    return stored;
}

/// What was not changed here stays as a later version wrote it; what was changed keeps what is not known here.
QJsonObject toJson(const RegistrationFile::Entry &entry)
{
    QJsonObject account = entry.stored;
    const QJsonValue draft = account.value(draftKey);
    if (entry.draft.isEmpty() && draftOf(draft) != entry.draft)
        account.remove(draftKey);
    else if (draftOf(draft) != entry.draft)
        account.insert(draftKey, over(draft.toObject(), toJson(entry.draft)));
    const QJsonValue pending = account.value(pendingKey);
    const std::optional<PendingRegistration> before = pendingOf(pending);
    if (before && !entry.pending) {
        account.remove(pendingKey);
    } else if (entry.pending && !(before && before->isSameAs(*entry.pending))) {
        account.insert(pendingKey, toJson(*entry.pending));
    } else if (entry.pending && toJson(*before) != toJson(*entry.pending)) {
        QJsonObject known = toJson(*entry.pending);
        known.remove(draftKey); // which is the same
        account.insert(pendingKey, over(pending.toObject(), known));
    }
    return account;
}

RegistrationFile::Entries entriesOf(const QJsonObject &root)
{
    const QJsonObject accounts = root.value(accountsKey).toObject();
    RegistrationFile::Entries entries;
    for (auto at = accounts.begin(); at != accounts.end(); ++at)
        entries.emplace(at.key(),
                        RegistrationFile::Entry{draftOf(at.value()[draftKey]), pendingOf(at.value()[pendingKey]),
                                                at.value().toObject()});
    return entries;
}

QByteArray toBytes(QJsonObject root, const RegistrationFile::Entries &entries)
{
    QJsonObject accounts;
    for (const auto &[id, entry] : entries) {
        if (const QJsonObject account = toJson(entry); !account.isEmpty())
            accounts.insert(id, account);
    }
    root.insert(versionKey, version);
    root.insert(accountsKey, accounts);
    return QJsonDocument(root).toJson();
}

/// As RegistrationFile::read().
std::optional<QJsonObject> rootOf(const QString &path, RegistrationFile::Trouble *why)
{
    using Trouble = RegistrationFile::Trouble;
    QFile stored(path);
    const QFileInfo info(path);
    if (DiskCalls::isMissing(path))
        return QJsonObject();
    const auto none = [why](Trouble trouble) {
        if (why)
            *why = trouble;
        return std::nullopt;
    };
    // Opening a named pipe would wait for somebody who writes to it.
    if (info.exists() && !info.isFile())
        return none(Trouble::Damaged);
    if (!stored.open(QFile::ReadOnly))
        return none(Trouble::Unopened);
    if (stored.size() > longestFile)
        return none(Trouble::Damaged);
    const QByteArray bytes = stored.readAll();
    if (stored.error() != QFile::NoError)
        return none(Trouble::Unopened);
    QJsonObject root = QJsonDocument::fromJson(bytes).object();
    if (root.value(versionKey).toInt() != version || !root.value(accountsKey).isObject())
        return none(Trouble::Damaged);
    return root;
}

bool isPrivate(const QString &path)
{
    constexpr auto ofOthers = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    return !(QFile::permissions(path) & ofOthers);
}

} // namespace

RegistrationOwner RegistrationOwner::current()
{
    return {ProcessIdentity::current(), QFileInfo(QCoreApplication::applicationFilePath()).completeBaseName()};
}

bool RegistrationOwner::isOtherAlive() const
{
    return process != ProcessIdentity::current() && process.isAlive();
}

RegistrationFile::RegistrationFile(QString path)
    : m_path(std::move(path))
{ }

std::optional<RegistrationFile::Entries> RegistrationFile::read(const QString &path, Trouble *why)
{
    const std::optional<QJsonObject> root = rootOf(path, why);
    return root ? std::optional(entriesOf(*root)) : std::nullopt;
}

void RegistrationFile::Entry::forgetDraft()
{
    draft = {};
    const QJsonValue sent = stored.value(pendingKey);
    stored = {};
    if (!sent.isUndefined())
        stored.insert(pendingKey, sent);
}

Result<RegistrationFile::Entries> RegistrationFile::change(const std::function<void(Entries &)> &apply)
{
    const FileTurn turn(m_path + ".lock"_L1, lockPatience);
    // Where no lock can be made no other program can have made one, and what is written next says why.
    if (turn.attempt() == FileLock::Attempt::Held)
        return Error(ErrorKind::DiskFailed, m_path);
    const std::optional<QJsonObject> root = rootOf(m_path, nullptr);
    if (!root)
        return Error(ErrorKind::DiskFailed, m_path);
    Entries entries = entriesOf(*root);
    const QByteArray before = toBytes(*root, entries);
    apply(entries);
    const QByteArray after = toBytes(*root, entries);
    if (before == after && !m_isDoubtful && (!QFile::exists(m_path) || isPrivate(m_path)))
        return entries;
    // It would be set aside at the next start, with the records of what was sent.
    if (after.size() > longestFile) {
        return Error(ErrorKind::FileNotUsable,
                     tr("The drafts and records of webhooks would take %1, and can take at most %2.")
                         .arg(dataSize(after.size()), dataSize(longestFile)));
    }
    const Outcome written = DurableFile::replace(m_path, after);
    m_isDoubtful = !written;
    if (!written)
        return written.error();
    return entries;
}

} // namespace Balehook
