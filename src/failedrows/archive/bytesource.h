// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/disk/filestamp.h"
#include "core/errors/result.h"

#include <QFile>

#include <atomic>
#include <memory>
#include <mutex>

namespace Balehook {

/// Bytes with random access, for any number of threads. Blocks.
class ByteSource
{
public:
    virtual ~ByteSource() = default;
    ByteSource() = default;
    Q_DISABLE_COPY_MOVE(ByteSource)

    virtual qint64 size() const = 0;
    /// Exactly \a size bytes at \a offset, or an error.
    virtual Outcome read(char *to, qint64 offset, qint64 size) = 0;

    /// The bytes from \a offset on, at most \a size.
    Result<QByteArray> bytes(qint64 offset, qint64 size);
};

/// A file at a path, which another program may change meanwhile.
class FileSource final : public ByteSource
{
public:
    explicit FileSource(const QString &path)
        : m_file(path)
    { }

    /// Once \a stop is set, nothing more is read: ErrorKind::Cancelled. So whatever unpacks the file ends with the
    /// piece that it has, also where its bytes turn into nothing. Call it before the first read.
    void setStop(std::shared_ptr<const std::atomic_bool> stop) { m_stop = std::move(stop); }
    /// Errors: FileGone, FileUnreadable.
    Outcome open();
    /// An error where the file at the path is no longer as it was when it was opened.
    Outcome check() const;

    FileStamp stamp() const { return m_stamp; }
    qint64 size() const override { return m_stamp.size; }
    Outcome read(char *to, qint64 offset, qint64 size) override;

private:
    std::shared_ptr<const std::atomic_bool> m_stop; ///< null: never
    std::mutex m_mutex; ///< of its position
    QFile m_file;
    FileStamp m_stamp;
};

} // namespace Balehook
