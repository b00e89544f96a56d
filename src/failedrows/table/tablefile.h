// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"

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

/// A file that is read in pieces and may be taken away or changed meanwhile. Blocks; for worker threads.
class TableFile final
{
public:
    explicit TableFile(const QString &path)
        : m_file(path)
    { }

    /// Opens what is at the path now.
    Outcome open();
    /// Opens the same file once more: an error where it is no longer as it was.
    Outcome open(const FileStamp &stamp);
    FileStamp stamp() const { return m_stamp; }

    /// Fails where the file at the path is no longer as it was when it was opened.
    Outcome check() const;
    /// Reads exactly \a size bytes at \a offset to \a to. Fewer are there only if the file was cut meanwhile.
    Outcome read(char *to, qint64 offset, qint64 size);

private:
    FileStamp stampOfPath() const;

    QFile m_file;
    FileStamp m_stamp;
};

} // namespace Balehook
