// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/disk/durablefile.h"

#include "core/disk/diskcalls.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>

#include <cerrno>
#include <optional>
#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

// Short, whatever the name of the file: that may be as long as the file system allows.
constexpr auto temporaryPrefix = ".balehook-"_L1;
constexpr auto temporarySuffix = ".new"_L1;
constexpr int mostTries = 100;
constexpr int mostLinks = 40;

Error diskError(int systemError)
{
    const bool isFull = systemError == ENOSPC
#ifdef EDQUOT
        || systemError == EDQUOT
#endif
        ;
    Error error(isFull ? ErrorKind::DiskFull : ErrorKind::DiskFailed);
    error.detail = qt_error_string(systemError);
    return error;
}

/// What \a path stands for after all links, also if nothing is there yet. Nothing for links that lead back to
/// themselves.
std::optional<QString> targetOf(const QString &path)
{
    QFileInfo info(QFileInfo(path).absoluteFilePath());
    for (int links = 0; links < mostLinks; ++links) {
        if (!info.isSymLink())
            return info.absoluteFilePath();
        info.setFile(info.symLinkTarget());
    }
    return std::nullopt;
}

} // namespace

/// The file that is written until it gets its name.
class DurableFile::Temporary final
{
public:
    explicit Temporary(QString target)
        : m_target(std::move(target))
        , m_folder(QFileInfo(m_target).absolutePath())
    { }
    ~Temporary()
    {
        close();
        if (!m_path.isEmpty())
            QFile::remove(m_path);
    }
    Q_DISABLE_COPY_MOVE(Temporary)

    const QString &target() const { return m_target; }

    /// Each of these: 0, or the error of the system.
    int create(QFile::Permissions permissions);
    int write(QByteArrayView bytes) const;
    int finish(qint64 length) const;
    int putInPlace();

private:
    void close();

    const QString m_target;
    const QString m_folder;
    QString m_path; ///< empty: there is none
    int m_file = -1;
};

int DurableFile::Temporary::create(QFile::Permissions permissions)
{
    for (int tries = 0; tries < mostTries && m_file < 0; ++tries) {
        const QString number = QString::number(QRandomGenerator::global()->generate(), 36);
        const QString path = m_folder + u'/' + temporaryPrefix + number + temporarySuffix;
        m_file = DiskCalls::openNew(path);
        if (m_file >= 0)
            m_path = path;
        else if (errno != EEXIST)
            return errno;
    }
    if (m_file < 0)
        return EEXIST;
    constexpr auto ownerOnly = QFile::ReadOwner | QFile::WriteOwner;
    return permissions == ownerOnly || QFile::setPermissions(m_path, permissions) ? 0 : EACCES;
}

int DurableFile::Temporary::write(QByteArrayView bytes) const
{
    while (!bytes.isEmpty()) {
        const qint64 written = DiskCalls::write(m_file, bytes);
        if (written < 0)
            return errno;
        if (written == 0)
            return ENOSPC;
        bytes = bytes.sliced(qsizetype(written));
    }
    return 0;
}

/// Never a second fsync after one that failed: the system may have dropped the pages and would say that all is well.
int DurableFile::Temporary::finish(qint64 length) const
{
    if (DiskCalls::bringToDisk(m_file) != 0)
        return errno;
    return DiskCalls::lengthOf(m_file) == length ? 0 : EIO;
}

int DurableFile::Temporary::putInPlace()
{
#ifdef Q_OS_WIN
    close(); // what is open gets no other name
#endif
    const int problem = DiskCalls::putInPlace(m_file, m_path, m_target);
    if (problem == 0)
        m_path.clear();
    return problem;
}

void DurableFile::Temporary::close()
{
    if (const int file = std::exchange(m_file, -1); file >= 0)
        DiskCalls::close(file);
}

DurableFile::DurableFile(const QString &path, Access access)
    : m_path(path)
    , m_access(access)
{ }

DurableFile::~DurableFile() = default;

Outcome DurableFile::failed(int systemError)
{
    Error error = diskError(systemError);
    error.detail = m_path + u'\n' + error.detail;
    m_state = error;
    discard();
    return m_state;
}

Outcome DurableFile::open()
{
    if (m_path.contains(QChar::Null))
        return failed(EINVAL); // the system would see another name
    const std::optional<QString> target = targetOf(m_path);
    if (!target)
        return failed(ELOOP);
    const QFileInfo info(*target);
    if (info.exists() && !info.isFile())
        return failed(info.isDir() ? EISDIR : EINVAL);
    // Somebody protected it; that its folder can be written to is not to undo this.
    if (info.exists() && !info.isWritable())
        return failed(EACCES);
    removeLeftovers(info.absolutePath());
    m_temporary = std::make_unique<Temporary>(*target);
    constexpr auto ownerOnly = QFile::ReadOwner | QFile::WriteOwner;
    constexpr auto all = QFile::Permissions(0x7777);
    const bool keeps = m_access == Access::AsBefore && info.exists();
    const int problem = m_temporary->create(keeps ? info.permissions() & all : ownerOnly);
    return problem == 0 ? m_state : failed(problem);
}

Outcome DurableFile::write(QByteArrayView bytes)
{
    if (!m_state)
        return m_state;
    if (!m_temporary)
        return failed(EBADF);
    if (const int problem = m_temporary->write(bytes))
        return failed(problem);
    m_size += bytes.size();
    m_isSettled = false;
    return m_state;
}

Outcome DurableFile::settle()
{
    if (!m_state || m_isSettled)
        return m_state;
    if (!m_temporary)
        return failed(EBADF);
    if (const int problem = m_temporary->finish(m_size); problem != 0)
        return failed(problem);
    m_isSettled = true;
    return m_state;
}

Outcome DurableFile::commit()
{
    if (const Outcome settled = settle(); !settled)
        return settled;
    if (!m_temporary)
        return failed(EBADF);
    if (const int problem = m_temporary->putInPlace(); problem != 0)
        return failed(problem);
    m_temporary.reset();
    return m_state;
}

void DurableFile::discard()
{
    m_temporary.reset();
}

Outcome DurableFile::replace(const QString &path, QByteArrayView bytes, Access access)
{
    DurableFile file(path, access);
    if (const Outcome opened = file.open(); !opened)
        return opened;
    if (const Outcome written = file.write(bytes); !written)
        return written;
    return file.commit();
}

void DurableFile::removeLeftovers(const QString &folder)
{
    const QStringList names =
        QDir(folder).entryList({temporaryPrefix + u'*' + temporarySuffix}, QDir::Files | QDir::Hidden | QDir::System);
    for (const QString &name : names) {
        DiskCalls::removeAbandoned(folder + u'/' + name);
    }
}

} // namespace Balehook
