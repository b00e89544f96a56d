// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDir>
#include <QFile>

#include <algorithm>
#include <atomic>
#include <ctime>
#include <thread>

#ifdef Q_OS_LINUX
#include <malloc.h>
#include <sys/stat.h>
#endif

/// What this program takes while it lives: time of the processor, memory at most beyond what there was, and bytes at
/// most in files of a folder, also in those without a name. Memory and disk are 0 where the system does not tell.
class CostWatch final
{
public:
    explicit CostWatch(const QString &folder)
        : m_folder(folder)
    {
#ifdef Q_OS_LINUX
        malloc_trim(0); // what the case before left must not count for this one
        QFile peak(QStringLiteral("/proc/self/clear_refs"));
        if (peak.open(QFile::WriteOnly))
            peak.write("5");
        m_memoryBefore = statusBytes("VmRSS:");
        m_disk = std::thread([this] { watchDisk(); });
#endif
        m_cpuBefore = std::clock();
    }
    ~CostWatch()
    {
        end();
    }
    Q_DISABLE_COPY_MOVE(CostWatch)

    /// From then on, nothing counts.
    void end()
    {
        if (m_isEnded.exchange(true))
            return;
        m_seconds = double(std::clock() - m_cpuBefore) / CLOCKS_PER_SEC;
        m_memoryBytes = std::max<qint64>(0, statusBytes("VmHWM:") - m_memoryBefore);
        if (m_disk.joinable())
            m_disk.join();
    }
    double seconds() const
    {
        return m_seconds;
    }
    qint64 memoryBytes() const
    {
        return m_memoryBytes;
    }
    qint64 diskBytes() const
    {
        return m_diskBytes;
    }

    /// With sanitizers or without optimisation by other tools, time and memory say nothing of the program.
    static bool isMeaningful()
    {
#if defined(__SANITIZE_ADDRESS__)
        return false;
#elif defined(__has_feature)
        return !__has_feature(address_sanitizer);
#else
        return true;
#endif
    }

private:
    static qint64 statusBytes(const QByteArray &name)
    {
        QFile file(QStringLiteral("/proc/self/status"));
        if (!file.open(QFile::ReadOnly))
            return 0;
        for (const QByteArray &line : file.readAll().split('\n')) {
            if (line.startsWith(name))
                return line.simplified().split(' ').value(1).toLongLong() * 1024;
        }
        return 0;
    }

#ifdef Q_OS_LINUX
    void watchDisk()
    {
        using namespace std::chrono_literals;
        const QByteArray folder = QFile::encodeName(m_folder);
        const QDir descriptors(QStringLiteral("/proc/self/fd"));
        while (!m_isEnded) {
            qint64 bytes = 0;
            for (const QString &name : descriptors.entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot)) {
                const QByteArray path = QFile::encodeName(descriptors.filePath(name));
                struct stat file = {};
                if (QFile::symLinkTarget(descriptors.filePath(name)).startsWith(m_folder)
                    && stat(path.constData(), &file) == 0)
                    bytes += qint64(file.st_blocks) * 512;
            }
            m_diskBytes = std::max(m_diskBytes.load(), bytes);
            std::this_thread::sleep_for(1ms);
        }
    }
#endif

    const QString m_folder;
    std::clock_t m_cpuBefore = 0;
    qint64 m_memoryBefore = 0;
    std::thread m_disk;
    std::atomic_bool m_isEnded = false;
    double m_seconds = 0;
    qint64 m_memoryBytes = 0;
    std::atomic<qint64> m_diskBytes = 0;
};
