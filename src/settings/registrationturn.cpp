// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/registrationturn.h"

#include "core/errors/logging.h"
#include "settings/setaside.h"

#include <QDateTime>
#include <QThread>

#include <utility>

namespace Balehook {

using Kind = RegistrationLook::Kind;

namespace {

std::optional<PendingRegistration> pendingIn(const RegistrationFile::Entries &entries, const QString &accountId)
{
    const auto found = entries.find(accountId);
    return found == entries.end() ? std::nullopt : found->second.pending;
}

} // namespace

RegistrationTurn::RegistrationTurn(std::shared_ptr<RegistrationFile> file, const QString &locks, QString accountId,
                                   const QString &address)
    : m_file(std::move(file))
    , m_locks(locks)
    , m_accountId(std::move(accountId))
    , m_address(address)
    , m_lock(locks, address)
    , m_recordAccount(m_accountId)
{ }

RegistrationLook RegistrationTurn::busy(const RegistrationOwner &owner, qint64 since, bool isSending)
{
    m_lock.unlock();
    return {.kind = Kind::Busy, .owner = owner, .since = since, .isSending = isSending};
}

RegistrationLook RegistrationTurn::failed(const Error &error)
{
    m_lock.unlock();
    return {.kind = Kind::Failed, .error = error};
}

RegistrationLook RegistrationTurn::look(const std::optional<RegistrationWish> &wish)
{
    const FileLock::Attempt attempt = m_lock.tryLock();
    const std::optional<RegistrationLock::Note> note = m_lock.note();
    if (!std::exchange(m_hasLooked, true))
        m_firstNote = note;
    if (attempt == FileLock::Attempt::Held) {
        // The note comes a moment after the lock: an old one is of somebody else.
        const bool isItsOwn = note && note->ending == RegistrationLock::Ending::Open && note->owner.process.isAlive();
        return isItsOwn ? busy(note->owner, note->sentAt, true) : busy({}, 0, true);
    }
    // Without a lock nothing is sent; what was sent can be looked up all the same.
    if (attempt == FileLock::Attempt::Impossible && wish)
        return failed(Error(ErrorKind::DiskFailed, m_lock.path()));

    const std::optional<RegistrationFile::Entries> own = RegistrationFile::read(m_file->path());
    if (!own)
        return failed(Error(ErrorKind::DiskFailed, m_file->path()));
    if (const auto pending = pendingIn(*own, m_accountId))
        return judge(*pending, m_file->path(), m_accountId);
    const bool isElsewhere = note && (note->file != m_file->path() || note->accountId != m_accountId);
    if (isElsewhere && wish) {
        const bool isOver = note->ending != RegistrationLock::Ending::Open;
        const std::optional<RegistrationFile::Entries> other = RegistrationFile::read(note->file);
        if (!other && !isOver)
            return failed(Error(ErrorKind::DiskFailed, note->file));
        const auto pending = other ? pendingIn(*other, note->accountId) : std::nullopt;
        // Of one that is over there is a record where its program was killed before that went.
        if (pending && pending->isSentTo(m_address)
            && (!isOver || (pending->sentAt == note->sentAt && !pending->owner.isOtherAlive())))
            return judge(*pending, note->file, note->accountId);
    }
    if (!wish) {
        m_lock.unlock();
        return {.kind = Kind::Nothing};
    }
    if (note && isSentSince(*note, *wish)) {
        m_lock.unlock();
        return {.kind = Kind::SentElsewhere, .ending = note->ending};
    }
    // Its record lay in a file that was set aside.
    if (note && note->ending == RegistrationLock::Ending::Open && hasSetAside(note->file)
        && note->digest == RegistrationLock::digestOf(wish->draft))
        return judge(recordOf(*note, wish->draft), note->file, note->accountId);
    return grant(*wish);
}

/// Makes the record that is lost again, and writes it to its file where that is possible.
PendingRegistration RegistrationTurn::recordOf(const RegistrationLock::Note &note, const WebhookDraft &draft)
{
    const PendingRegistration lost{draft, note.sentAt, {}, m_address, note.owner};
    const auto put = [&note, &lost](RegistrationFile::Entries &entries) {
        auto &there = entries[note.accountId].pending;
        if (!there)
            there = lost;
    };
    const auto written = note.file == m_file->path() ? m_file->change(put) : RegistrationFile(note.file).change(put);
    if (!written)
        qCWarning(logSession).noquote() << "record not made again:" << written.error().logLine();
    return lost;
}

/// The same, by another program: what this one ended itself its user knows of.
bool RegistrationTurn::isSentSince(const RegistrationLock::Note &note, const RegistrationWish &wish) const
{
    if (note.ending == RegistrationLock::Ending::Open || note.owner.process == ProcessIdentity::current()
        || note.digest != RegistrationLock::digestOf(wish.draft))
        return false;
    // The clock may have been set back while this waited.
    const bool isNews = !m_firstNote || m_firstNote->sentAt != note.sentAt || m_firstNote->ending != note.ending
        || m_firstNote->owner.process != note.owner.process;
    // Or it was ahead when that ended, long ago.
    return isNews || (note.endedAt >= wish.since && note.endedAt <= QDateTime::currentMSecsSinceEpoch());
}

/// Something is open: whose is it?
RegistrationLook RegistrationTurn::judge(const PendingRegistration &pending, const QString &path,
                                         const QString &accountId)
{
    if (pending.owner.isOtherAlive())
        return busy(pending.owner, pending.sentAt, false);
    m_recordAccount = accountId;
    if (path != m_file->path())
        m_otherFile.emplace(path);
    // Whoever registers there must see that it is open, and nobody at the address that the account has now.
    if (!pending.isSentTo(m_address))
        m_otherLock.emplace(m_locks, pending.address).tryLock();
    PendingRegistration mine = pending;
    mine.owner = RegistrationOwner::current();
    // Where it cannot be written, it can be looked up all the same.
    if (lockOfRecord().isHeld()) {
        const auto adopt = [this, &mine](RegistrationFile::Entries &entries) {
            auto &there = entries[m_recordAccount].pending;
            if (there && there->isSameAs(mine))
                there->owner = mine.owner;
        };
        if (const auto adopted = fileOfRecord().change(adopt))
            noteOpen(mine);
        else
            qCWarning(logSession).noquote() << "record not taken over:" << adopted.error().logLine();
    }
    // Both only now: until it is written whose it is, another program of this profile would find it as well.
    lockOfRecord().unlock();
    m_lock.unlock();
    return {.kind = Kind::Found, .pending = mine};
}

RegistrationLook RegistrationTurn::grant(const RegistrationWish &wish)
{
    m_granted = {wish.draft, QDateTime::currentMSecsSinceEpoch(), wish.knownIds, m_address,
                 RegistrationOwner::current()};
    // First the note: without a record it means nothing, but a record without it is not seen from other profiles.
    const Outcome noted = m_lock.setNote(
        {m_granted.owner, m_file->path(), m_accountId, m_granted.sentAt, RegistrationLock::digestOf(wish.draft)});
    if (!noted)
        return failed(noted.error());
    const auto written =
        m_file->change([this](RegistrationFile::Entries &entries) { entries[m_accountId].pending = m_granted; });
    if (!written) {
        m_lock.removeNote();
        return failed(written.error());
    }
    return {.kind = Kind::Granted, .pending = m_granted};
}

Outcome RegistrationTurn::end(RegistrationLock::Ending ending)
{
    // What was sent is noted as over before its record goes: who is killed between the two leaves a record, which is
    // looked up, and not a note without one, which means that nothing left.
    if (ending != RegistrationLock::Ending::Open)
        m_lock.endNote(ending);
    const Outcome forgotten = forget(m_granted);
    if (ending == RegistrationLock::Ending::Open)
        m_lock.removeNote();
    m_lock.unlock();
    return forgotten;
}

void RegistrationTurn::leaveOpen()
{
    m_lock.unlock();
}

Outcome RegistrationTurn::settle(const PendingRegistration &pending)
{
    // Others hold it for a moment only, while they look: what is open here keeps them from sending.
    constexpr int mostTries = 40;
    constexpr unsigned long pause = 25;
    RegistrationLock &lock = lockOfRecord();
    for (int tries = 0; lock.tryLock() == FileLock::Attempt::Held && tries < mostTries; ++tries)
        QThread::msleep(pause);
    const std::optional<RegistrationLock::Note> note = lock.note();
    if (lock.isHeld() && note && note->sentAt == pending.sentAt && note->ending == RegistrationLock::Ending::Open)
        lock.endNote(RegistrationLock::Ending::Unknown); // first, as in end()
    const Outcome forgotten = forget(pending);
    lock.unlock();
    return forgotten;
}

/// Unless it is another one by now, or somebody else's.
Outcome RegistrationTurn::forget(const PendingRegistration &pending)
{
    const auto written = fileOfRecord().change([this, &pending](RegistrationFile::Entries &entries) {
        auto &there = entries[m_recordAccount].pending;
        if (there && there->isSameAs(pending) && !there->owner.isOtherAlive())
            there.reset();
    });
    return written ? Outcome(Nothing()) : Outcome(written.error());
}

RegistrationFile &RegistrationTurn::fileOfRecord()
{
    return m_otherFile ? *m_otherFile : *m_file;
}

RegistrationLock &RegistrationTurn::lockOfRecord()
{
    return m_otherLock ? *m_otherLock : m_lock;
}

void RegistrationTurn::noteOpen(const PendingRegistration &pending)
{
    const Outcome noted = lockOfRecord().setNote({pending.owner, fileOfRecord().path(), m_recordAccount, pending.sentAt,
                                                  RegistrationLock::digestOf(pending.draft)});
    if (!noted)
        qCWarning(logSession).noquote() << "note not written:" << noted.error().logLine();
}

} // namespace Balehook
