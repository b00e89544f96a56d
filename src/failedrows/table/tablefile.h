// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "failedrows/archive/spool.h"

#include <QByteArrayView>
#include <QDateTime>
#include <QFile>

namespace Balehook {

/// What a file was like when it was opened first. Another size or time means other contents.
struct FileStamp
{
    qint64 size = 0;
    QDateTime modified;

    friend bool operator==(const FileStamp &a, const FileStamp &b) = default;
};

/// A file that is read in pieces and may be taken away or changed meanwhile, or what is unpacked of one, which may
/// still grow. Blocks; for worker threads.
class TableFile final
{
public:
    /// \a spool holds the text where the file is not read as it is.
    explicit TableFile(const QString &path, std::shared_ptr<Spool> spool = nullptr)
        : m_file(path)
        , m_spool(std::move(spool))
    { }

    /// Opens what is at the path now.
    Outcome open();
    /// Opens the same file once more: an error where it is no longer as it was.
    Outcome open(const FileStamp &stamp);
    FileStamp stamp() const { return m_stamp; }
    /// Of the text; Spool::unknownSize while it grows.
    qint64 size() const { return m_spool ? m_spool->size() : m_stamp.size; }
    /// Waits until there is a byte at \a offset, or no more are to come; how many bytes are there. An error where
    /// nobody wants them any more.
    Result<qint64> waitFor(qint64 offset);

    /// Fails where the file at the path is no longer as it was when it was opened.
    Outcome check() const;
    /// Reads exactly \a size bytes at \a offset to \a to. Fewer are there only if the file was cut meanwhile.
    Outcome read(char *to, qint64 offset, qint64 size);

    static FileStamp stampOf(const QString &path);

private:
    FileStamp stampOfPath() const { return stampOf(m_file.fileName()); }

    QFile m_file;
    const std::shared_ptr<Spool> m_spool;
    FileStamp m_stamp;
};

} // namespace Balehook
