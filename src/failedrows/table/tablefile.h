// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/archive/bytesource.h"
#include "failedrows/archive/spool.h"

namespace Balehook {

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

    /// Once \a stop is set, nothing more is read of a file that is read as it is. Call it before the first read.
    void setStop(std::shared_ptr<const std::atomic_bool> stop) { m_file.setStop(std::move(stop)); }
    /// Opens what is at the path now.
    Outcome open() { return m_spool ? Outcome(Nothing()) : m_file.open(); }
    /// Opens the same file once more: an error where it is no longer as it was.
    Outcome open(const FileStamp &stamp);
    FileStamp stamp() const { return m_file.stamp(); }
    /// Of the text; Spool::unknownSize while it grows.
    qint64 size() const { return m_spool ? m_spool->size() : m_file.size(); }
    /// It is what could be unpacked of a file whose rest is damaged or missing.
    bool isCutShort() const { return m_spool && m_spool->failure(); }
    /// Waits until there is a byte at \a offset, or no more are to come; how many bytes are there. An error where
    /// nobody wants them any more.
    Result<qint64> waitFor(qint64 offset);

    /// Fails where the file at the path is no longer as it was when it was opened.
    Outcome check() const;
    /// Reads exactly \a size bytes at \a offset to \a to. Fewer are there only if the file was cut meanwhile.
    Outcome read(char *to, qint64 offset, qint64 size);

private:
    FileSource m_file;
    const std::shared_ptr<Spool> m_spool;
};

} // namespace Balehook
