// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/registrationlock.h"

#include "core/disk/durablefile.h"
#include "core/disk/privatefolder.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

#include <array>
#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 longestNote = 64 * 1024;
constexpr qsizetype nameLength = 32;
constexpr std::array endingNames{"open"_L1, "created"_L1, "refused"_L1, "unknown"_L1}; // in the order of Ending

QString hashed(const QByteArray &bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

RegistrationLock::Ending endingOf(const QString &name)
{
    for (std::size_t i = 1; i < endingNames.size(); ++i) {
        if (name == endingNames[i])
            return RegistrationLock::Ending(i);
    }
    return RegistrationLock::Ending::Open;
}

QByteArray textOf(const RegistrationLock::Note &note)
{
    const QJsonObject root{{u"pid"_s, note.owner.process.pid},
                           {u"started"_s, note.owner.process.started},
                           {u"boot"_s, note.owner.process.boot},
                           {u"program"_s, note.owner.program},
                           {u"file"_s, note.file},
                           {u"account"_s, note.accountId},
                           {u"sentAt"_s, note.sentAt},
                           {u"digest"_s, note.digest},
                           {u"ending"_s, endingNames[std::size_t(note.ending)]},
                           {u"endedAt"_s, note.endedAt}};
    return QJsonDocument(root).toJson();
}

/// Needs no room on the disk; whoever reads half of it finds no note.
bool overwrite(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QFile::ReadWrite | QFile::ExistingOnly | QFile::Unbuffered) && file.write(bytes) == bytes.size()
        && file.resize(bytes.size());
}

} // namespace

QString RegistrationLock::standardFolder()
{
    // Not the runtime folder: a program that is started by cron has none, and would exclude nobody.
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/balehook/registering"_s;
}

QString RegistrationLock::digestOf(const WebhookDraft &draft)
{
    QByteArray all;
    for (const Webhook::Field field : WebhookDraft::fields) {
        const QByteArray text = draft.text(field).toUtf8();
        all += QByteArray::number(text.size()) + ':' + text;
    }
    return hashed(all);
}

RegistrationLock::RegistrationLock(QString folder, const QString &address)
    : m_folder(std::move(folder))
    , m_base(m_folder + u'/' + hashed(address.toUtf8()).first(nameLength))
    , m_lock(m_base + ".lock"_L1)
{ }

FileLock::Attempt RegistrationLock::tryLock()
{
    return makePrivateFolder(m_folder) ? m_lock.tryLock() : FileLock::Attempt::Impossible;
}

std::optional<RegistrationLock::Note> RegistrationLock::note() const
{
    QFile file(m_base + ".json"_L1);
    if (!file.open(QFile::ReadOnly) || file.size() > longestNote)
        return std::nullopt;
    const QJsonObject root = QJsonDocument::fromJson(file.readAll()).object();
    if (root.isEmpty())
        return std::nullopt;
    return Note{
        {{root.value("pid"_L1).toInteger(), root.value("started"_L1).toString(), root.value("boot"_L1).toString()},
         root.value("program"_L1).toString()},
        root.value("file"_L1).toString(),
        root.value("account"_L1).toString(),
        root.value("sentAt"_L1).toInteger(),
        root.value("digest"_L1).toString(),
        endingOf(root.value("ending"_L1).toString()),
        root.value("endedAt"_L1).toInteger()};
}

Outcome RegistrationLock::setNote(const Note &note)
{
    return DurableFile::replace(m_base + ".json"_L1, textOf(note));
}

void RegistrationLock::endNote(Ending ending)
{
    std::optional<Note> last = note();
    if (!last)
        return;
    last->ending = ending;
    last->endedAt = QDateTime::currentMSecsSinceEpoch();
    if (!setNote(*last) && !overwrite(m_base + ".json"_L1, textOf(*last)))
        removeNote();
}

void RegistrationLock::removeNote()
{
    QFile::remove(m_base + ".json"_L1);
}

} // namespace Balehook
