// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/cache/parttarget.h"

#include "core/disk/diskcalls.h"
#include "core/disk/durablefile.h"
#include "failedrows/cache/discardfile.h"
#include "failedrows/fetch/diskerror.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <cerrno>
#include <utility>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

constexpr auto ownerOnly = QFile::ReadOwner | QFile::WriteOwner;
constexpr int noteVersion = 1;
constexpr qint64 longestNote = 64 * 1024;

/// Brings the \a length bytes of \a part to the disk, then under the name \a fileName. Never a second fsync after one
/// that failed: the part is of no use then.
Outcome putInPlace(QFile &part, qint64 length, const QString &fileName)
{
    int problem = DiskCalls::bringToDisk(part.handle()) == 0 ? 0 : errno;
    if (problem == 0 && DiskCalls::lengthOf(part.handle()) != length)
        problem = EIO;
#ifdef Q_OS_WIN
    part.close(); // what is open gets no other name
#endif
    if (problem == 0)
        problem = DiskCalls::putInPlace(part.isOpen() ? part.handle() : -1, part.fileName(), fileName);
    part.close();
    if (problem == 0)
        return Nothing();
    return diskError(fileName, qt_error_string(problem), problem == ENOSPC ? length : 0);
}

} // namespace

PartTarget::PartTarget(const QString &fileName, std::shared_ptr<WriteQueue> writer, std::shared_ptr<PartNotes> notes)
    : FetchTarget(fileName)
    , m_writer(writer ? std::move(writer) : std::make_shared<WriteQueue>())
    , m_notes(notes ? std::move(notes) : std::make_shared<PartNotes>())
{
    readNote();
}

bool PartTarget::begin(const FileVersion &version)
{
    discard();
    m_version = version;
    if (!hasRoomFor(version.total))
        return false;
    m_file = std::make_shared<QFile>(partOf(fileName()));
    // Unbuffered: a full disk is noticed by the write that does not fit.
    if (!m_file->open(QFile::WriteOnly | QFile::Truncate | QFile::Unbuffered, ownerOnly))
        return failed(systemError());
    if (version.isResumable())
        writeNote();
    return true;
}

bool PartTarget::proceed(qint64 total)
{
    m_version.total = total;
    if (!hasRoomFor(total - size()))
        return false;
    if (m_file)
        return true;
    m_file = std::make_shared<QFile>(partOf(fileName()));
    if (!m_file->open(QFile::WriteOnly | QFile::Append | QFile::Unbuffered | QFile::ExistingOnly))
        return failed(systemError());
    return true;
}

Outcome PartTarget::put(const QByteArray &bytes)
{
    // Of a short write nobody says why; the one after it does.
    for (qint64 done = 0; done < bytes.size();) {
        const qint64 written = m_file->write(bytes.constData() + done, bytes.size() - done);
        if (written <= 0)
            return systemError(bytes.size() - done);
        done += written;
    }
    return Nothing();
}

/// \a wanted: the bytes that did not go.
Error PartTarget::systemError(qint64 wanted) const
{
    return diskError(fileName(), m_file->errorString(), wanted);
}

void PartTarget::commit(QObject *context, std::function<void(bool)> done)
{
    const auto work = [file = m_file, length = size(), name = fileName()] { return putInPlace(*file, length, name); };
    m_writer->run(work, context, [this, file = m_file, done = std::move(done)](const Outcome &outcome) {
        if (m_file != file)
            return; // cancelled meanwhile
        if (!outcome) {
            done(failed(outcome.error()));
            return;
        }
        m_file.reset();
        removeNote();
        done(true);
    });
}

void PartTarget::discard()
{
    m_file.reset();
    m_size = 0;
    m_version = {};
    discardFile(partOf(fileName()));
    removeNote();
}

void PartTarget::release()
{
    // Without a note the part is no use to a later fetch.
    if (!m_version.isResumable() || m_size == 0 || (m_isNoted && !*m_isNoted))
        discard();
    m_file.reset();
}

QString PartTarget::partOf(const QString &fileName)
{
    return fileName + ".part"_L1;
}

QString PartTarget::noteOf(const QString &fileName)
{
    return fileName + ".part.json"_L1;
}

void PartTarget::writeNote()
{
    const QJsonObject note{{u"version"_s, noteVersion},
                           {u"validator"_s, QString::fromLatin1(m_version.validator)},
                           {u"source"_s, QString::fromLatin1(m_version.source)},
                           {u"total"_s, m_version.total}};
    const QByteArray json = QJsonDocument(note).toJson(QJsonDocument::Compact);
    m_notes->insert(noteOf(fileName()), json);
    m_isNoted = std::make_shared<std::atomic<bool>>(true);
    m_writer->run([path = noteOf(fileName()), json, isNoted = m_isNoted]() -> Outcome {
        if (!*isNoted)
            return Nothing(); // discarded meanwhile
        const Outcome outcome = DurableFile::replace(path, json);
        *isNoted = outcome.ok();
        return outcome;
    });
}

void PartTarget::removeNote()
{
    if (m_isNoted)
        *m_isNoted = false;
    m_isNoted.reset();
    removeNote(fileName(), *m_writer, *m_notes);
}

void PartTarget::removeNote(const QString &fileName, WriteQueue &writer, PartNotes &notes)
{
    const QString note = noteOf(fileName);
    notes.remove(note);
    QFile::remove(note);
    writer.run([note]() -> Outcome {
        QFile::remove(note);
        return Nothing();
    });
}

void PartTarget::readNote()
{
    QFile file(noteOf(fileName()));
    QByteArray json = m_notes->value(file.fileName());
    const QFileInfo part(partOf(fileName()));
    if (!part.isFile() || part.isSymLink() || (json.isEmpty() && !file.open(QFile::ReadOnly)))
        return;
    if (json.isEmpty())
        json = file.read(longestNote);
    const QJsonObject note = QJsonDocument::fromJson(json).object();
    FileVersion version;
    version.validator = note.value("validator"_L1).toString().toLatin1();
    version.source = note.value("source"_L1).toString().toLatin1();
    version.total = note.value("total"_L1).toInteger(-1);
    const bool isSane = note.value("version"_L1).toInt() == noteVersion && !version.validator.contains('\n')
        && !version.validator.contains('\r') && (version.total < 0 || part.size() <= version.total);
    if (!isSane)
        return;
    m_version = version;
    m_size = part.size();
}

} // namespace Balehook
