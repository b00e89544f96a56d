// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/cache/cachefolders.h"

#include "core/disk/durablefile.h"
#include "core/disk/privatefolder.h"
#include "core/process/background.h"
#include "failedrows/cache/keptfiles.h"

#include <QDir>

#include <algorithm>
#include <functional>
#include <utility>

namespace Balehook {

CacheFolders::CacheFolders(QString root)
    : m_root(std::move(root))
    , m_saving([this] {
        writeIndexes();
        // Behind them.
        m_writer->run([]() -> Outcome { return Nothing(); }, &m_context,
                      [this](const Outcome & /*unused*/) { m_saving.isOver(); });
    })
{ }

CacheFolders::~CacheFolders()
{
    writeIndexes();
    m_writer->waitForDone();
}

CacheFolder &CacheFolders::entry(const QString &name)
{
    return m_known.try_emplace(name, QString(m_root + u'/' + name)).first->second;
}

CacheFolder &CacheFolders::of(const QString &accountId)
{
    CacheFolder &found = entry(accountFolderName(accountId));
    found.load();
    return found;
}

/// Loading deletes what it does not know, so a folder that somebody else put here is left alone.
QStringList CacheFolders::namesOnDisk() const
{
    QStringList names = QDir(m_root).entryList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks);
    names.removeIf(std::not_fn(isAccountFolderName));
    return names;
}

std::vector<CacheFolder *> CacheFolders::all()
{
    const QStringList names = namesOnDisk();
    for (const QString &name : names)
        entry(name).load();
    std::vector<CacheFolder *> folders;
    for (auto &[name, folder] : m_known)
        folders.push_back(&folder);
    return folders;
}

void CacheFolders::readAhead()
{
    const QStringList names = namesOnDisk();
    for (const QString &name : names) {
        if (m_known.contains(name) || m_readAhead.contains(name))
            continue;
        m_readAhead.insert(name);
        const auto contents =
            inBackground<CacheContents>([path = QString(m_root + u'/' + name)](QPromise<CacheContents> & /*unused*/) {
                return CacheContents::of(path);
            });
        whenDone(contents, &m_context, [this, name](CacheContents found) {
            if (m_readAhead.remove(name)) // or it was deleted meanwhile
                entry(name).take(std::move(found));
        });
    }
}

qint64 CacheFolders::bytesUsed()
{
    qint64 sum = 0;
    for (const CacheFolder *folder : all()) {
        sum += folder->bytes();
        for (const CacheFolder::Part &part : folder->parts())
            sum += part.bytes;
    }
    return sum;
}

QDateTime CacheFolders::nextUse() const
{
    QDateTime next = QDateTime::currentDateTimeUtc();
    for (const auto &[name, folder] : m_known) {
        if (folder.lastUse().isValid())
            next = std::max(next, folder.lastUse().addMSecs(1));
    }
    return next;
}

void CacheFolders::save(const CacheFolder &folder)
{
    m_unsaved.insert(folder.path());
    m_saving.want();
}

void CacheFolders::writeIndexes()
{
    const QSet<QString> wanted = std::exchange(m_unsaved, {});
    for (const auto &[name, folder] : m_known) {
        if (wanted.contains(folder.path())) {
            writeIn(folder, [path = folder.indexPath(), index = folder.index()] {
                return DurableFile::replace(path, index.toJson());
            });
        }
    }
}

void CacheFolders::writeIn(const CacheFolder &folder, std::function<Outcome()> work)
{
    auto &isKept = m_kept[folder.path()];
    if (!isKept)
        isKept = std::make_shared<std::atomic<bool>>(true);
    m_writer->run([work = std::move(work), isKept = isKept] { return *isKept ? work() : Outcome(Nothing()); });
}

QStringList CacheFolders::purge(const QString &accountId)
{
    const QString name = accountFolderName(accountId);
    m_known.erase(name);
    m_readAhead.remove(name);
    const QString path = m_root + u'/' + name;
    m_unsaved.remove(path);
    if (const auto isKept = m_kept.take(path))
        *isKept = false;
    return deletePurged(path);
}

QStringList CacheFolders::purgeAll()
{
    m_known.clear();
    m_readAhead.clear();
    m_unsaved.clear();
    for (const auto &isKept : std::as_const(m_kept))
        *isKept = false;
    m_kept.clear();
    return deletePurged(m_root);
}

/// What still waits to be written is not, then; what is just being written may come in between, and is waited for only
/// in that case.
QStringList CacheFolders::deletePurged(const QString &path)
{
    if (deleteFolder(path).isEmpty())
        return {};
    m_writer->waitForDone();
    return deleteFolder(path);
}

} // namespace Balehook
