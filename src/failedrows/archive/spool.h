// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/archive/bytesource.h"
#include "failedrows/archive/bytestream.h"

#include <QTemporaryFile>

#include <atomic>
#include <condition_variable>
#include <functional>
#include <limits>
#include <memory>
#include <mutex>

namespace Balehook {

/// Unpacked bytes in a private file without a name, which one thread fills while others read what is there already. It
/// is gone with the object, or with the program, however that ends.
class Spool final
{
public:
    /// The size of what is still being filled.
    static constexpr qint64 unknownSize = std::numeric_limits<qint64>::max();

    /// Set \a stop to end waiting and filling soon. At most \a mostBytes are taken.
    Spool(std::shared_ptr<std::atomic_bool> stop, qint64 mostBytes);
    ~Spool();
    Q_DISABLE_COPY_MOVE(Spool)

    // For the one that fills it.
    Outcome open(); ///< DiskFull or DiskFailed
    /// False: stop filling; failure() says why unless somebody set the flag.
    bool append(QByteArrayView bytes);
    /// Asked once, when it is finished: whether what was read is to be trusted.
    void setCheck(std::function<Outcome()> check) { m_check = std::move(check); }
    void setShare(double share) { m_share = share; }
    void addFormulaWithoutValue() { ++m_formulasWithoutValue; }
    /// There is no more; the first failure counts.
    void finish(const std::optional<ReadingFailure> &failure = std::nullopt);

    // For readers, from any thread.
    bool isStopped() const { return *m_stop; }
    /// unknownSize until it is finished.
    qint64 size() const { return m_isFinished ? qint64(m_written) : unknownSize; }
    /// Waits until \a end bytes are there, it is finished, or stopped. How many are there.
    qint64 waitFor(qint64 end);
    /// What is there already.
    Outcome read(char *to, qint64 offset, qint64 size);
    std::optional<ReadingFailure> failure() const;
    double share() const { return m_share; }
    qint64 formulasWithoutValue() const { return m_formulasWithoutValue; }

private:
    const std::shared_ptr<std::atomic_bool> m_stop;
    const qint64 m_mostBytes;
    std::function<Outcome()> m_check;
    mutable std::mutex m_fileMutex; ///< of its position
    QTemporaryFile m_file;
    mutable std::mutex m_mutex;
    std::condition_variable m_grown;
    std::atomic<qint64> m_written = 0;
    std::atomic_bool m_isFinished = false;
    std::optional<ReadingFailure> m_failure;
    std::atomic<double> m_share = 0;
    std::atomic<qint64> m_formulasWithoutValue = 0;
};

/// A finished Spool as a source: ErrorKind::Cancelled once it is stopped.
class SpoolSource final : public ByteSource
{
public:
    explicit SpoolSource(std::shared_ptr<Spool> spool)
        : m_spool(std::move(spool))
    { }

    qint64 size() const override { return m_spool->size(); }
    Outcome read(char *to, qint64 offset, qint64 size) override
    {
        return m_spool->isStopped() ? Outcome(Error(ErrorKind::Cancelled)) : m_spool->read(to, offset, size);
    }

private:
    const std::shared_ptr<Spool> m_spool;
};

} // namespace Balehook
