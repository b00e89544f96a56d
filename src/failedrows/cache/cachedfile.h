// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>
#include <QString>
#include <QUrl>

#include <optional>

namespace Balehook {

/// Which of a job's files (interface 2.2). Written to disk by name: see CacheIndex.
enum class JobFile { FailedRows, Imported, Details };

/// What a cached file is found by: the same job's link with another signature is the same file.
struct FileKey
{
    QString accountId;
    QString jobId;
    JobFile which = JobFile::FailedRows;
    QUrl link;

    /// Name on disk: a hash of all of it but the link's query, user and fragment. With these where nothing else may
    /// tell two files apart: those of jobs without an ID, and links in one text.
    QString diskName() const;
    /// Whether diskName() could have made \a name: it leads nowhere out of its folder.
    static bool isDiskName(const QString &name);
};

/// What a listing says of a job, in milliseconds since 1970 UTC; nothing of what is not known.
struct JobTimes
{
    std::optional<qint64> createdAt = {};
    std::optional<qint64> changedAt = {}; ///< last
};

/// A complete file in the cache. A value.
struct CachedFile
{
    QString accountId;
    QString jobId;
    QString jobType; ///< as the service spells it; readers remember their settings by it
    QDateTime jobCreatedAt; ///< UTC; invalid where it is not known
    QDateTime jobChangedAt; ///< in the same way, as it was listed before the file was fetched
    JobFile which = JobFile::FailedRows;
    QString name; ///< safe; as the server or the link calls it
    QString host; ///< ACE; where the bytes came from
    QString contentType; ///< as the server said
    QDateTime fetchedAt; ///< UTC
    QDateTime usedAt; ///< UTC; fetched or opened
    qint64 bytes = 0;
    bool lengthVerified = false; ///< false: it could not be verified that it is complete
    QString diskName;
    QString path; ///< where it is now; not part of the index

    /// The file is there, with all its bytes. Asks the disk.
    bool isWhole() const;
};

} // namespace Balehook
