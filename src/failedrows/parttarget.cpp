// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/parttarget.h"

#include "core/background.h"
#include "failedrows/discardfile.h"

#include <filesystem>
#include <system_error>

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#if defined(Q_OS_UNIX)
#include <unistd.h>
#elif defined(Q_OS_WIN)
#include <io.h>
#endif

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

constexpr auto ownerOnly = QFile::ReadOwner | QFile::WriteOwner;
constexpr int noteVersion = 1;
constexpr qint64 longestNote = 64 * 1024;

/// Empty if it went well, else the system's words.
QString bringToDisk(QFile &file)
{
#if defined(Q_OS_UNIX)
    return ::fsync(file.handle()) == 0 ? QString() : qt_error_string();
#elif defined(Q_OS_WIN)
    return ::_commit(file.handle()) == 0 ? QString() : qt_error_string();
#else
    return file.flush() ? QString() : file.errorString();
#endif
}

/// Empty if it went well. QFile::rename() does not replace what is there.
QString putInPlace(const QString &part, const QString &fileName)
{
    std::error_code failed;
    std::filesystem::rename(QFileInfo(part).filesystemFilePath(), QFileInfo(fileName).filesystemFilePath(), failed);
    return failed ? QString::fromStdString(failed.message()) : QString();
}

} // namespace

PartTarget::PartTarget(const QString &fileName)
    : FetchTarget(fileName)
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
        return failed(m_file->errorString());
    // Without a note the part is no use to a later fetch; this one goes on all the same.
    if (version.isResumable() && !writeNote())
        m_version.validator.clear();
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
        return failed(m_file->errorString());
    return true;
}

void PartTarget::commit(QObject *context, std::function<void(bool)> done)
{
    const auto brought = inBackground<QString>([file = m_file](QPromise<QString> &) { return bringToDisk(*file); });
    whenDone(brought, context, [this, file = m_file, done = std::move(done)](const QString &diskProblem) {
        if (m_file != file)
            return; // cancelled meanwhile
        m_file->close();
        const QString problem = diskProblem.isEmpty() ? putInPlace(partOf(fileName()), fileName()) : diskProblem;
        if (!problem.isEmpty()) {
            done(failed(problem));
            return;
        }
        m_file.reset();
        QFile::remove(noteOf(fileName()));
        done(true);
    });
}

void PartTarget::discard()
{
    m_file.reset();
    m_size = 0;
    m_version = {};
    discardFile(partOf(fileName()));
    QFile::remove(noteOf(fileName()));
}

void PartTarget::release()
{
    if (!m_version.isResumable() || m_size == 0)
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

bool PartTarget::writeNote() const
{
    const QJsonObject note{{u"version"_s, noteVersion},
                           {u"validator"_s, QString::fromLatin1(m_version.validator)},
                           {u"source"_s, QString::fromLatin1(m_version.source)},
                           {u"total"_s, m_version.total}};
    QSaveFile file(noteOf(fileName()));
    if (!file.open(QFile::WriteOnly))
        return false;
    file.setPermissions(ownerOnly);
    file.write(QJsonDocument(note).toJson(QJsonDocument::Compact));
    return file.commit();
}

void PartTarget::readNote()
{
    QFile file(noteOf(fileName()));
    const QFileInfo part(partOf(fileName()));
    if (!part.isFile() || part.isSymLink() || !file.open(QFile::ReadOnly))
        return;
    const QJsonObject note = QJsonDocument::fromJson(file.read(longestNote)).object();
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
