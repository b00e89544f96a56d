// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/cache/filecache.h"

#include "core/disk/durablefile.h"
#include "core/disk/privatefolder.h"
#include "core/disk/writequeue.h"
#include "failedrows/cache/cachefolder.h"
#include "failedrows/cache/keptfiles.h"
#include "failedrows/cache/parttarget.h"
#include "failedrows/fetch/diskerror.h"
#include "failedrows/fetch/filefetcher.h"
#include "failedrows/find/reasonshelf.h"
#include "failedrows/find/valueindex.h"
#include "failedrows/text/filename.h"

#include <QDir>
#include <QHash>

#include <algorithm>
#include <atomic>
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
        : root(std::move(path))
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

    CacheFolder &folder(const QString &accountId);
    std::vector<CacheFolder *> folders();
    void save(const CacheFolder &folder);
    /// Brings something to the disk in the folder of an account, unless that is purged until then.
    void writeIn(const CacheFolder &folder, std::function<Outcome()> work);
    void forgetFilters(const CacheFolder &folder, const QSet<QString> &diskNames);
    void changeReasons(const CacheFolder &folder, std::function<bool(ReasonShelf &)> change);
    FileHold hold(const QString &path);
    bool isHeld(const QString &path) const;
    QDateTime nextUse() const;
    std::vector<Dispensable> dispensable();
    void removePart(const Dispensable &part);
    QStringList deletePurged(const QString &path);

    const QString root;
    qint64 limit = standardLimit;
    int filterDays = standardFilterDays;
    std::map<QString, CacheFolder> known; ///< by the name of the folder
    QHash<QString, std::weak_ptr<const void>> holds; ///< by the path of the file
    /// Shared with the targets: what brings files to the disk must not keep a window waiting, and an older index or
    /// note never comes after a newer one.
    const std::shared_ptr<WriteQueue> writer = std::make_shared<WriteQueue>();
    const std::shared_ptr<PartNotes> notes = std::make_shared<PartNotes>(); ///< with the targets, too
    QHash<QString, std::shared_ptr<std::atomic<bool>>> kept; ///< by the path of the folder: false once it was purged
};

CacheFolder &FileCache::Private::folder(const QString &accountId)
{
    const QString name = accountFolderName(accountId);
    CacheFolder &found = known.try_emplace(name, QString(root + u'/' + name)).first->second;
    found.load();
    return found;
}

std::vector<CacheFolder *> FileCache::Private::folders()
{
    const QStringList names = QDir(root).entryList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks);
    for (const QString &name : names) {
        // Loading deletes what it does not know, so a folder that somebody else put here is left alone.
        if (isAccountFolderName(name))
            known.try_emplace(name, QString(root + u'/' + name)).first->second.load();
    }
    std::vector<CacheFolder *> all;
    for (auto &[name, folder] : known)
        all.push_back(&folder);
    return all;
}

void FileCache::Private::writeIn(const CacheFolder &folder, std::function<Outcome()> work)
{
    auto &isKept = kept[folder.path()];
    if (!isKept)
        isKept = std::make_shared<std::atomic<bool>>(true);
    writer->run([work = std::move(work), isKept = isKept] { return *isKept ? work() : Outcome(Nothing()); });
}

/// Where it fails, the files that the old index does not know are found by their keys.
void FileCache::Private::save(const CacheFolder &folder)
{
    writeIn(folder,
            [path = folder.indexPath(), json = folder.indexJson()] { return DurableFile::replace(path, json); });
}

void FileCache::Private::forgetFilters(const CacheFolder &folder, const QSet<QString> &diskNames)
{
    writeIn(folder, [path = folder.filePath(ValueIndex::fileName()), diskNames] {
        ValueIndex index(path);
        index.open();
        return index.forget(diskNames);
    });
}

/// Has \a change done to what is kept of the reasons in \a folder; true from it: it is to be written.
void FileCache::Private::changeReasons(const CacheFolder &folder, std::function<bool(ReasonShelf &)> change)
{
    writeIn(folder, [path = folder.path(), change = std::move(change)]() -> Outcome {
        const QString file = path + u'/' + ReasonShelf::fileName();
        ReasonShelf shelf = ReasonShelf::read(file);
        if (!change(shelf))
            return Nothing();
        const Outcome marked = CacheFolder::mark(path);
        return marked ? shelf.write(file) : marked;
    });
}

/// Indices that still wait to be written are not, then; what is just being written may come in between, and is waited
/// for only in that case.
QStringList FileCache::Private::deletePurged(const QString &path)
{
    if (deleteFolder(path).isEmpty())
        return {};
    writer->waitForDone();
    return deleteFolder(path);
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

/// Later than every use before, also within one tick of the clock, and when the clock was set back meanwhile: files go
/// in the order of their use.
QDateTime FileCache::Private::nextUse() const
{
    QDateTime next = QDateTime::currentDateTimeUtc();
    for (const auto &[name, folder] : known) {
        for (const CachedFile &file : folder.files())
            next = std::max(next, file.usedAt.addMSecs(1));
    }
    return next;
}

std::vector<FileCache::Private::Dispensable> FileCache::Private::dispensable()
{
    std::vector<Dispensable> all;
    for (CacheFolder *folder : folders()) {
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
    PartTarget::removeNote(path, *writer, *notes);
}

FileCache::FileCache(QString folder, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(std::move(folder)))
{ }

FileCache::~FileCache()
{
    d->writer->waitForDone();
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
    qint64 sum = 0;
    for (const Private::Dispensable &each : d->dispensable())
        sum += each.bytes;
    return sum;
}

bool FileCache::hasRoomFor(qint64 bytes)
{
    return bytesUsed() + bytes <= d->limit;
}

std::optional<CachedFile> FileCache::find(const FileKey &key)
{
    CacheFolder &folder = d->folder(key.accountId);
    const CachedFile *file = folder.find(key.diskName());
    if (!file)
        file = folder.adopt(key);
    if (!file || !file->isWhole())
        return std::nullopt;
    return *file;
}

std::vector<CachedFile> FileCache::recentFiles(const QString &accountId)
{
    std::vector<CachedFile> all;
    const auto wanted = accountId.isEmpty() ? d->folders() : std::vector{&d->folder(accountId)};
    for (const CacheFolder *folder : wanted)
        all.insert(all.end(), folder->files().begin(), folder->files().end());
    std::erase_if(all, std::not_fn(&CachedFile::isWhole));
    std::stable_sort(all.begin(), all.end(),
                     [](const CachedFile &a, const CachedFile &b) { return a.usedAt > b.usedAt; });
    return all;
}

FileHold FileCache::hold(const CachedFile &file)
{
    CacheFolder &folder = d->folder(file.accountId);
    if (CachedFile *known = folder.find(file.diskName)) {
        known->usedAt = d->nextUse();
        d->save(folder);
        Q_EMIT changed();
    }
    return d->hold(file.path);
}

Result<std::unique_ptr<FetchTarget>> FileCache::target(const FileKey &key, FileHold *hold)
{
    CacheFolder &folder = d->folder(key.accountId);
    if (!folder.create(key.accountId))
        return diskError(folder.path(), folder.path());
    const QString path = folder.filePath(key.diskName());
    *hold = d->hold(path);
    return std::unique_ptr<FetchTarget>(std::make_unique<PartTarget>(path, d->writer, d->notes));
}

void FileCache::makeRoom(qint64 bytes)
{
    std::vector<Private::Dispensable> all = d->dispensable();
    qint64 excess = bytes - d->limit;
    for (const Private::Dispensable &each : all)
        excess += each.bytes;
    std::erase_if(all, [this](const auto &each) { return d->isHeld(each.folder->filePath(each.diskName)); });
    std::sort(all.begin(), all.end(), [](const auto &a, const auto &b) { return a.usedAt < b.usedAt; });
    std::map<const CacheFolder *, QSet<QString>> removed;
    for (auto each = all.begin(); each != all.end() && excess > 0; ++each) {
        if (each->isPart)
            d->removePart(*each);
        else if (!each->folder->remove(each->diskName))
            continue;
        excess -= each->bytes;
        d->save(*each->folder);
        removed[each->folder].insert(each->diskName);
    }
    for (const auto &[folder, diskNames] : removed) {
        d->forgetFilters(*folder, diskNames);
        d->changeReasons(*folder, [diskNames = diskNames](ReasonShelf &shelf) { return shelf.forget(diskNames); });
    }
    if (!removed.empty())
        Q_EMIT changed();
}

CachedFile FileCache::add(const FileKey &key, const QString &jobType, const FetchedFile &fetched,
                          std::optional<qint64> jobCreatedAt)
{
    CacheFolder &folder = d->folder(key.accountId);
    CachedFile file;
    file.accountId = key.accountId;
    file.jobId = key.jobId;
    file.jobType = jobType;
    file.which = key.which;
    file.name = fetched.offeredName.isEmpty() ? suggestedFileName(key.link, key.jobId) : fetched.offeredName;
    file.host = fetched.finalHost;
    file.contentType = fetched.contentType;
    file.fetchedAt = QDateTime::currentDateTimeUtc();
    file.usedAt = d->nextUse();
    file.bytes = fetched.bytes;
    file.lengthVerified = fetched.lengthVerified;
    if (jobCreatedAt)
        file.jobCreatedAt = QDateTime::fromMSecsSinceEpoch(*jobCreatedAt, Qt::UTC);
    file.diskName = key.diskName();
    file.path = folder.filePath(file.diskName);
    folder.put(file);
    d->save(folder);
    d->forgetFilters(folder, {file.diskName});
    Q_EMIT changed();
    return file;
}

Outcome FileCache::remove(const CachedFile &file)
{
    CacheFolder &folder = d->folder(file.accountId);
    if (!folder.remove(file.diskName))
        return deleted({folder.filePath(file.diskName)});
    d->save(folder);
    d->forgetFilters(folder, {file.diskName});
    d->changeReasons(folder, [name = file.diskName](ReasonShelf &shelf) { return shelf.forget({name}); });
    Q_EMIT changed();
    return Nothing();
}

void FileCache::keepFilter(const CachedFile &file, const ValueFilter &filter)
{
    CacheFolder &folder = d->folder(file.accountId);
    if (!folder.find(file.diskName))
        return; // removed meanwhile
    d->writeIn(folder, [path = folder.path(), filter]() -> Outcome {
        ValueIndex index(path + u'/' + ValueIndex::fileName());
        index.open();
        if (const Outcome marked = CacheFolder::mark(path); !marked)
            return marked;
        return index.append(filter);
    });
}

void FileCache::keepReasons(const QString &accountId, std::vector<FileReasons> reasons)
{
    CacheFolder &folder = d->folder(accountId);
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
    return d->root + u'/' + accountFolderName(accountId) + u'/' + ReasonShelf::fileName();
}

qint64 FileCache::filterBytes(const QString &accountId)
{
    qint64 sum = 0;
    const auto wanted = accountId.isEmpty() ? d->folders() : std::vector{&d->folder(accountId)};
    for (const CacheFolder *folder : wanted)
        sum += QFileInfo(folder->filePath(ValueIndex::fileName())).size()
            + QFileInfo(folder->filePath(ReasonShelf::fileName())).size();
    return sum;
}

Outcome FileCache::purge(const QString &accountId)
{
    const QString name = accountFolderName(accountId);
    d->known.erase(name);
    const QString path = d->root + u'/' + name;
    if (const auto isKept = d->kept.take(path))
        *isKept = false;
    const QStringList remaining = d->deletePurged(path);
    Q_EMIT changed();
    return deleted(remaining);
}

Outcome FileCache::purgeAll()
{
    d->known.clear();
    for (const auto &isKept : std::as_const(d->kept))
        *isKept = false;
    d->kept.clear();
    const QStringList remaining = d->deletePurged(d->root);
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
    for (const CacheFolder *folder : d->folders()) {
        QSet<QString> used;
        for (const CachedFile &file : folder->files()) {
            if (file.usedAt >= unused)
                used.insert(file.diskName);
        }
        // Nobody knows when: the index may have been lost, and what is known of its files is not to go with it.
        for (const CacheFolder::Part &file : folder->unlisted())
            used.insert(file.diskName);
        d->writeIn(*folder, [path = folder->filePath(ValueIndex::fileName()), used] {
            ValueIndex index(path);
            index.open();
            return index.keepOnly(used);
        });
        d->changeReasons(*folder, [used](ReasonShelf &shelf) { return shelf.keepOnly(used); });
    }
    makeRoom(0); // the limit may have been lowered since, or a part have grown beyond it
}

} // namespace Balehook
