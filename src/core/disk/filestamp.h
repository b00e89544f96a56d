// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <optional>

namespace Balehook {

/// What a file is like: another size or time means other contents. A value. Not by QFileInfo, which works out the local
/// time of each file under a lock of all threads.
struct FileStamp
{
    qint64 size = 0;
    qint64 modified = 0; ///< milliseconds since 1970 UTC
    bool isRegular = false; ///< no folder, pipe or device, which may never answer or end

    /// Of what \a path is the name of, links followed; nothing where there is none.
    static std::optional<FileStamp> of(const QString &path);
    /// The same; where there is none, that of nothing, which no file has.
    static FileStamp orNone(const QString &path) { return of(path).value_or(FileStamp()); }

    friend bool operator==(const FileStamp &a, const FileStamp &b) = default;
};

} // namespace Balehook
