// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/archive/spool.h"

#include "core/disk/privatefolder.h"
#include "failedrows/fetch/diskerror.h"

#include <QDir>
#include <QStandardPaths>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

/// The cache, which is on a disk: the folder of temporary files may be in memory.
QString spoolFolder()
{
    const QString cache = QStandardPaths::writableLocation(QStandardPaths::CacheLocation);
    return !cache.isEmpty() && makePrivateFolder(cache) ? cache : QDir::tempPath();
}

} // namespace

Spool::Spool(std::shared_ptr<std::atomic_bool> stop, qint64 mostBytes)
    : m_stop(std::move(stop))
    , m_mostBytes(mostBytes)
    , m_file(spoolFolder() + "/unpacked-XXXXXX"_L1)
{ }

Spool::~Spool() = default;

Outcome Spool::open()
{
    // It never gets a name where the system can do without (O_TMPFILE).
    if (m_file.open())
        return Nothing();
    return diskError(m_file.fileTemplate(), m_file.errorString());
}

bool Spool::append(QByteArrayView bytes)
{
    if (*m_stop || m_isFinished)
        return false;
    if (m_written + bytes.size() > m_mostBytes) {
        finish(Obstacle{Obstacle::Kind::TooManyBytes, {}, m_mostBytes});
        return false;
    }
    {
        const std::scoped_lock lock(m_fileMutex);
        qint64 left = bytes.size();
        bool works = m_file.seek(m_written);
        while (works && left > 0) {
            const qint64 count = m_file.write(bytes.end() - left, left);
            works = count > 0;
            left -= count;
        }
        // Nothing stays in a buffer: what does not fit is noticed here.
        if (!works || !m_file.flush()) {
            const Error error = diskError(m_file.fileTemplate(), m_file.errorString(), bytes.size());
            finish(error);
            return false;
        }
    }
    {
        const std::scoped_lock lock(m_mutex);
        m_written += bytes.size();
    }
    m_grown.notify_all();
    return true;
}

void Spool::finish(const std::optional<ReadingFailure> &failure)
{
    const bool mayBeChanged = !failure || std::holds_alternative<Obstacle>(*failure);
    const Outcome checked = m_check && mayBeChanged ? m_check() : Outcome(Nothing());
    {
        const std::scoped_lock lock(m_mutex);
        if (m_isFinished)
            return;
        m_failure = checked ? failure : std::optional<ReadingFailure>(checked.error());
        m_isFinished = true;
    }
    m_grown.notify_all();
}

qint64 Spool::waitFor(qint64 end)
{
    using namespace std::chrono_literals;
    std::unique_lock lock(m_mutex);
    while (m_written < end && !m_isFinished && !*m_stop)
        m_grown.wait_for(lock, 20ms); // the flag wakes nobody
    return m_written;
}

Outcome Spool::read(char *to, qint64 offset, qint64 size)
{
    const std::scoped_lock lock(m_fileMutex);
    bool works = m_file.seek(offset);
    while (works && size > 0) {
        const qint64 count = m_file.read(to, size);
        works = count > 0;
        to += count;
        size -= count;
    }
    return works ? Outcome(Nothing()) : Outcome(diskError(m_file.fileTemplate(), m_file.errorString(), 0));
}

std::optional<ReadingFailure> Spool::failure() const
{
    const std::scoped_lock lock(m_mutex);
    return m_failure;
}

} // namespace Balehook
