// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "failedrows/cache/cachedfile.h"
#include "failedrows/fetch/fetchtarget.h"

#include <QCoreApplication>
#include <QObject>

#include <limits>
#include <memory>
#include <optional>
#include <vector>

namespace Balehook {

struct FetchedFile;
struct FileReasons;
struct ValueFilter;

/// Keeps a cached file from being thrown out while it is open. Copies share it.
using FileHold = std::shared_ptr<const void>;

/// The files that were fetched, so that they open again offline. One folder an account, for the user's eyes only
/// (0700, files 0600); together they take at most limit() bytes: those that were not used for longest go first, never
/// one that is held. The index of a folder is disposable: one that is broken or newer is set aside; the files that it
/// told of stay and are found by their keys. Nothing is read before it is asked for, unless by
/// readAhead(). Owned by Sessions.
class FileCache final : public QObject
{
    Q_OBJECT

public:
    static constexpr qint64 standardLimit = Q_INT64_C(1024) * 1024 * 1024;

    explicit FileCache(QString folder, QObject *parent = nullptr);
    ~FileCache() override;

    /// Reads all indexes in another thread, so that nobody has to wait for that later.
    void readAhead();

    qint64 limit() const;
    void setLimit(qint64 bytes);
    /// Parts of files count, too.
    qint64 bytesUsed();
    /// So many more bytes are within the limit, with nothing removed. Cheap: for use while files come in.
    bool hasRoomFor(qint64 bytes);

    /// The file of \a key, if it is here and whole.
    std::optional<CachedFile> find(const FileKey &key);
    /// Those used last first, at most \a most; of all accounts if \a accountId is empty. Asks the disk for each.
    std::vector<CachedFile> recentFiles(const QString &accountId = {},
                                        std::size_t most = std::numeric_limits<std::size_t>::max());
    /// Those of an account, as its index tells of them. Asks the disk for none: whoever reads one has to.
    const std::vector<CachedFile> &listedFiles(const QString &accountId);
    /// Says that \a file is opened now.
    FileHold hold(const CachedFile &file);

    /// Where a fetch of \a key goes; with what an earlier one left. The part counts as held while \a hold lives.
    Result<std::unique_ptr<FetchTarget>> target(const FileKey &key, FileHold *hold);
    /// Makes room for \a bytes more, as far as what is not held allows. Nothing to do for an unknown size.
    void makeRoom(qint64 bytes);
    /// A fetch into target() has ended well; \a key is in recentFiles() from now on.
    CachedFile add(const FileKey &key, const QString &jobType, const FetchedFile &fetched, const JobTimes &times = {});

    /// Keeps \a filter in the ValueIndex of its account, in which files are found by what is in them. It goes with the
    /// file, and once that was not used for filterDays().
    void keepFilter(const CachedFile &file, const ValueFilter &filter);
    /// Keeps the reasons of files in the ReasonShelf of their account; those of a file go with it, as its filter does.
    void keepReasons(const QString &accountId, std::vector<FileReasons> reasons);
    /// Where that shelf is.
    QString reasonsFile(const QString &accountId) const;
    /// What the indexes take beside bytesUsed(); of all accounts if \a accountId is empty.
    qint64 filterBytes(const QString &accountId = {});
    static constexpr int standardFilterDays = 90;
    int filterDays() const;
    void setFilterDays(int days);

    /// The errors tell what could not be deleted (ErrorKind::FilesRemain). Many files at once take one changed().
    Outcome remove(const std::vector<CachedFile> &files);
    Outcome purge(const QString &accountId);
    Outcome purgeAll();

    /// Throws out parts that nobody went on with for a week, what no index knows and what is over the limit.
    void tidy();

Q_SIGNALS:
    /// recentFiles() has others now.
    void changed();

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace Balehook
