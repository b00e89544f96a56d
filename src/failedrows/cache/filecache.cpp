// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/cache/filecache.h"

#include "failedrows/cache/cachefolders.h"
#include "failedrows/cache/keptfiles.h"
#include "failedrows/cache/parttarget.h"
#include "failedrows/fetch/diskerror.h"
#include "failedrows/fetch/filefetcher.h"
#include "failedrows/find/reasonshelf.h"
#include "failedrows/find/valueindex.h"
#include "failedrows/text/filename.h"

#include <QFileInfo>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <functional>
#include <map>
#include <utility>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

constexpr int daysOfParts = 7;

Outcome deleted(const QStringList &remaining)
{
    if (remaining.isEmpty())
        return Nothing();
    return Error(ErrorKind::FilesRemain, remaining.join(u'\n'));
}

} // namespace

class FileCache::Private final
{
public:
    explicit Private(QString path)
        : folders(std::move(path))
    { }

    /// What could be thrown out, whole file or part.
    struct Dispensable
    {
        CacheFolder *folder;
        QString diskName;
        QDateTime usedAt;
        qint64 bytes;
        bool isPart;
    };

    void forget(const CacheFolder &folder, const QSet<QString> &diskNames);
    void forgetFilters(const CacheFolder &folder, const QSet<QString> &diskNames);
    void changeReasons(const CacheFolder &folder, std::function<bool(ReasonShelf &)> change);
    FileHold hold(const QString &path);
    bool isHeld(const QString &path) const;
    std::vector<Dispensable> dispensable();
    void removePart(const Dispensable &part);

    CacheFolders folders;
    qint64 limit = standardLimit;
    int filterDays = standardFilterDays;
    QHash<QString, std::weak_ptr<const void>> holds; ///< by the path of the file
    const std::shared_ptr<PartNotes> notes = std::make_shared<PartNotes>(); ///< with the targets
};

/// Of files that are gone: the index, their filters and their reasons.
void FileCache::Private::forget(const CacheFolder &folder, const QSet<QString> &diskNames)
{
    folders.save(folder);
    forgetFilters(folder, diskNames);
    changeReasons(folder, [diskNames](ReasonShelf &shelf) { return shelf.forget(diskNames); });
}

void FileCache::Private::forgetFilters(const CacheFolder &folder, const QSet<QString> &diskNames)
{
    folders.writeIn(folder, [path = folder.filePath(ValueIndex::fileName()), diskNames] {
        ValueIndex index(path);
        index.open();
        return index.forget(diskNames);
    });
}

/// Has \a change done to what is kept of the reasons in \a folder; true from it: it is to be written.
void FileCache::Private::changeReasons(const CacheFolder &folder, std::function<bool(ReasonShelf &)> change)
{
    folders.writeIn(folder, [path = folder.path(), change = std::move(change)]() -> Outcome {
        const QString file = path + u'/' + ReasonShelf::fileName();
        ReasonShelf shelf = ReasonShelf::read(file);
        if (!change(shelf))
            return Nothing();
        const Outcome marked = CacheFolder::mark(path);
        return marked ? shelf.write(file) : marked;
    });
}

FileHold FileCache::Private::hold(const QString &path)
{
    holds.removeIf([](const auto &each) { return each.value().expired(); });
    FileHold shared = holds.value(path).lock();
    if (!shared) {
        shared = std::make_shared<char>();
        holds.insert(path, shared);
    }
    return shared;
}

bool FileCache::Private::isHeld(const QString &path) const
{
    return !holds.value(path).expired();
}

std::vector<FileCache::Private::Dispensable> FileCache::Private::dispensable()
{
    std::vector<Dispensable> all;
    for (CacheFolder *folder : folders.all()) {
        for (const CachedFile &file : folder->files())
            all.push_back({folder, file.diskName, file.usedAt, file.bytes, false});
        for (const CacheFolder::Part &part : folder->parts())
            all.push_back({folder, part.diskName, part.changedAt.toUTC(), part.bytes, true});
        for (const CacheFolder::Part &file : folder->unlisted())
            all.push_back({folder, file.diskName, file.changedAt.toUTC(), file.bytes, false});
    }
    return all;
}

/// Its note may still be on its way to the disk: it is removed once more behind that.
void FileCache::Private::removePart(const Dispensable &part)
{
    const QString path = part.folder->filePath(part.diskName);
    part.folder->removePart(part.diskName);
    PartTarget::removeNote(path, *folders.writer(), *notes);
}

FileCache::FileCache(QString folder, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(std::move(folder)))
{ }

FileCache::~FileCache() = default;

void FileCache::readAhead()
{
    d->folders.readAhead();
}

qint64 FileCache::limit() const
{
    return d->limit;
}

void FileCache::setLimit(qint64 bytes)
{
    d->limit = bytes;
}

void FileCache::setFilterDays(int days)
{
    d->filterDays = days;
}

int FileCache::filterDays() const
{
    return d->filterDays;
}

qint64 FileCache::bytesUsed()
{
    return d->folders.bytesUsed();
}

bool FileCache::hasRoomFor(qint64 bytes)
{
    return bytesUsed() + bytes <= d->limit;
}

std::optional<CachedFile> FileCache::find(const FileKey &key)
{
    CacheFolder &folder = d->folders.of(key.accountId);
    const CachedFile *file = folder.find(key.diskName());
    if (!file)
        file = folder.adopt(key);
    if (!file || !file->isWhole())
        return std::nullopt;
    return *file;
}

std::vector<CachedFile> FileCache::recentFiles(const QString &accountId, std::size_t most)
{
    std::vector<const CachedFile *> all;
    const auto wanted = accountId.isEmpty() ? d->folders.all() : std::vector{&d->folders.of(accountId)};
    for (const CacheFolder *folder : wanted) {
        for (const CachedFile &file : folder->files())
            all.push_back(&file);
    }
    std::ranges::stable_sort(all, std::greater(), &CachedFile::usedAt);
    std::vector<CachedFile> recent;
    for (const CachedFile *file : all) {
        if (recent.size() == most)
            break;
        if (file->isWhole())
            recent.push_back(*file);
    }
    return recent;
}

const std::vector<CachedFile> &FileCache::listedFiles(const QString &accountId)
{
    return d->folders.of(accountId).files();
}

FileHold FileCache::hold(const CachedFile &file)
{
    CacheFolder &folder = d->folders.of(file.accountId);
    if (folder.find(file.diskName)) {
        folder.use(file.diskName, d->folders.nextUse());
        d->folders.save(folder);
        Q_EMIT changed();
    }
    return d->hold(file.path);
}

Result<std::unique_ptr<FetchTarget>> FileCache::target(const FileKey &key, FileHold *hold)
{
    CacheFolder &folder = d->folders.of(key.accountId);
    if (!folder.create(key.accountId))
        return diskError(folder.path(), folder.path());
    folder.expectPart(key.diskName());
    const QString path = folder.filePath(key.diskName());
    *hold = d->hold(path);
    return std::unique_ptr<FetchTarget>(std::make_unique<PartTarget>(path, d->folders.writer(), d->notes));
}

void FileCache::makeRoom(qint64 bytes)
{
    qint64 excess = d->folders.bytesUsed() + bytes - d->limit;
    if (excess <= 0)
        return;
    std::vector<Private::Dispensable> all = d->dispensable();
    std::erase_if(all, [this](const auto &each) { return d->isHeld(each.folder->filePath(each.diskName)); });
    std::sort(all.begin(), all.end(), [](const auto &a, const auto &b) { return a.usedAt < b.usedAt; });
    std::map<CacheFolder *, QSet<QString>> removed;
    for (auto each = all.begin(); each != all.end() && excess > 0; ++each) {
        if (each->isPart)
            d->removePart(*each);
        else if (!each->folder->remove(each->diskName))
            continue;
        excess -= each->bytes;
        removed[each->folder].insert(each->diskName);
    }
    for (const auto &[folder, diskNames] : removed)
        d->forget(*folder, diskNames);
    if (!removed.empty())
        Q_EMIT changed();
}

CachedFile FileCache::add(const FileKey &key, const QString &jobType, const FetchedFile &fetched, const JobTimes &times)
{
    CacheFolder &folder = d->folders.of(key.accountId);
    CachedFile file;
    file.accountId = key.accountId;
    file.jobId = key.jobId;
    file.jobType = jobType;
    file.which = key.which;
    file.name = fetched.offeredName.isEmpty() ? suggestedFileName(key.link, key.jobId) : fetched.offeredName;
    file.host = fetched.finalHost;
    file.contentType = fetched.contentType;
    file.fetchedAt = QDateTime::currentDateTimeUtc();
    file.usedAt = d->folders.nextUse();
    file.bytes = fetched.bytes;
    file.lengthVerified = fetched.lengthVerified;
    if (times.createdAt)
        file.jobCreatedAt = QDateTime::fromMSecsSinceEpoch(*times.createdAt, Qt::UTC);
    if (times.changedAt)
        file.jobChangedAt = QDateTime::fromMSecsSinceEpoch(*times.changedAt, Qt::UTC);
    file.diskName = key.diskName();
    file.path = folder.filePath(file.diskName);
    const bool wasKnown = folder.find(file.diskName);
    folder.put(file);
    d->folders.save(folder);
    if (wasKnown) // a filter of it is for its old bytes
        d->forgetFilters(folder, {file.diskName});
    Q_EMIT changed();
    return file;
}

Outcome FileCache::remove(const std::vector<CachedFile> &files)
{
    QStringList remaining;
    std::map<CacheFolder *, QSet<QString>> removed;
    for (const CachedFile &file : files) {
        CacheFolder &folder = d->folders.of(file.accountId);
        if (folder.remove(file.diskName))
            removed[&folder].insert(file.diskName);
        else
            remaining += folder.filePath(file.diskName);
    }
    for (const auto &[folder, diskNames] : removed)
        d->forget(*folder, diskNames);
    if (!removed.empty())
        Q_EMIT changed();
    return deleted(remaining);
}

void FileCache::keepFilter(const CachedFile &file, const ValueFilter &filter)
{
    CacheFolder &folder = d->folders.of(file.accountId);
    if (!folder.find(file.diskName))
        return; // removed meanwhile
    d->folders.writeIn(folder, [path = folder.path(), filter]() -> Outcome {
        ValueIndex index(path + u'/' + ValueIndex::fileName());
        index.open();
        if (const Outcome marked = CacheFolder::mark(path); !marked)
            return marked;
        return index.append(filter);
    });
}

void FileCache::keepReasons(const QString &accountId, std::vector<FileReasons> reasons)
{
    CacheFolder &folder = d->folders.of(accountId);
    std::erase_if(reasons, [&folder](const FileReasons &each) { return !folder.find(each.key.diskName); });
    if (reasons.empty())
        return;
    d->changeReasons(folder, [reasons = std::move(reasons)](ReasonShelf &shelf) {
        for (const FileReasons &each : reasons)
            shelf.put(each);
        return true;
    });
}

QString FileCache::reasonsFile(const QString &accountId) const
{
    return d->folders.root() + u'/' + accountFolderName(accountId) + u'/' + ReasonShelf::fileName();
}

qint64 FileCache::filterBytes(const QString &accountId)
{
    qint64 sum = 0;
    const auto wanted = accountId.isEmpty() ? d->folders.all() : std::vector{&d->folders.of(accountId)};
    for (const CacheFolder *folder : wanted)
        sum += QFileInfo(folder->filePath(ValueIndex::fileName())).size()
            + QFileInfo(folder->filePath(ReasonShelf::fileName())).size();
    return sum;
}

Outcome FileCache::purge(const QString &accountId)
{
    const QStringList remaining = d->folders.purge(accountId);
    Q_EMIT changed();
    return deleted(remaining);
}

Outcome FileCache::purgeAll()
{
    const QStringList remaining = d->folders.purgeAll();
    Q_EMIT changed();
    return deleted(remaining);
}

void FileCache::tidy()
{
    const QDateTime oldest = QDateTime::currentDateTimeUtc().addDays(-daysOfParts);
    for (const Private::Dispensable &each : d->dispensable()) {
        if (each.isPart && each.usedAt < oldest && !d->isHeld(each.folder->filePath(each.diskName)))
            d->removePart(each);
    }
    const QDateTime unused = QDateTime::currentDateTimeUtc().addDays(-d->filterDays);
    for (CacheFolder *folder : d->folders.all()) {
        QSet<QString> used;
        for (const CachedFile &file : folder->files()) {
            if (file.usedAt >= unused)
                used.insert(file.diskName);
        }
        // Nobody knows when: the index may have been lost, and what is known of its files is not to go with it.
        for (const CacheFolder::Part &file : folder->unlisted())
            used.insert(file.diskName);
        d->folders.writeIn(*folder, [path = folder->filePath(ValueIndex::fileName()), used] {
            ValueIndex index(path);
            index.open();
            return index.keepOnly(used);
        });
        d->changeReasons(*folder, [used](ReasonShelf &shelf) { return shelf.keepOnly(used); });
    }
    makeRoom(0); // the limit may have been lowered since, or a part have grown beyond it
}

} // namespace Balehook
