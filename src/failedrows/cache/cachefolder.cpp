// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/cache/cachefolder.h"

#include "core/disk/durablefile.h"
#include "core/disk/privatefolder.h"
#include "failedrows/cache/discardfile.h"
#include "failedrows/cache/parttarget.h"
#include "failedrows/find/reasonshelf.h"
#include "failedrows/find/valueindex.h"
#include "failedrows/text/filename.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

constexpr qint64 longestIndex = 256 * 1024 * 1024; // of some 500,000 files
constexpr auto partSuffix = ".part"_L1;
constexpr auto noteSuffix = ".json"_L1; // behind the name of the part
constexpr auto brokenIndex = "index.json.broken"_L1;

} // namespace

QString CacheFolder::filePath(const QString &diskName) const
{
    return m_path + u'/' + diskName;
}

bool CacheFolder::isLink() const
{
    return QFileInfo(m_path).isSymLink();
}

QString CacheFolder::indexPath() const
{
    return filePath(u"index.json"_s);
}

bool CacheFolder::create(const QString &accountId)
{
    load();
    m_index.accountId = accountId;
    return makePrivateFolder(m_path);
}

void CacheFolder::load()
{
    if (std::exchange(m_isLoaded, true) || isLink())
        return;
    readIndex();
    removeOtherSizes();
    removeUnknown();
}

void CacheFolder::readIndex()
{
    QFile file(indexPath());
    if (!file.open(QFile::ReadOnly))
        return;
    const QByteArray bytes = file.read(longestIndex);
    const bool isRead = file.error() == QFile::NoError;
    file.close();
    if (auto index = CacheIndex::fromJson(bytes))
        m_index = *std::move(index);
    else if (isRead)
        setAsideIndex();
}

/// A file that is not as long as it was when it was whole is of no use to anybody.
void CacheFolder::removeOtherSizes()
{
    std::erase_if(m_index.files, [this](CachedFile &cached) {
        cached.path = filePath(cached.diskName);
        const QFileInfo info(cached.path);
        const bool isWhole = info.isFile() && !info.isSymLink() && info.size() == cached.bytes;
        if (!isWhole)
            discardFile(cached.path);
        return !isWhole;
    });
}

void CacheFolder::setAsideIndex()
{
    const QString aside = filePath(brokenIndex);
    QFile::remove(aside);
    QFile::rename(indexPath(), aside);
}

/// One without its part, as a kill between the two leaves it, is of no use.
bool CacheFolder::isNoteOfPart(const QString &name) const
{
    return name.endsWith(QString(partSuffix + noteSuffix))
        && QFileInfo::exists(filePath(name.chopped(noteSuffix.size())));
}

Outcome CacheFolder::mark(const QString &path)
{
    const QString tag = path + u'/' + tagName();
    if (QFile::exists(tag))
        return Nothing();
    return DurableFile::replace(tag,
                                "Signature: 8a477f597d28d172789f06886806bc55\n"
                                "# Downloaded files, and indexes of what is in them.\n");
}

void CacheFolder::removeUnknown()
{
    const QFileInfoList files = QDir(m_path).entryInfoList(QDir::Files | QDir::Hidden | QDir::System);
    for (const QFileInfo &info : files) {
        const QString name = info.fileName();
        const bool isOurs = name.endsWith(partSuffix) || isNoteOfPart(name) || name == "index.json"_L1
            || name == brokenIndex || name == ValueIndex::fileName() || name == ReasonShelf::fileName()
            || name == tagName() || find(name);
        if (isOurs)
            continue;
        // Under such a name there are whole files only.
        if (FileKey::isDiskName(name) && !info.isSymLink())
            m_unlisted.insert(name);
        else
            discardFile(filePath(name));
    }
}

CachedFile *CacheFolder::adopt(const FileKey &key)
{
    const QString diskName = key.diskName();
    const QFileInfo info(filePath(diskName));
    if (!m_unlisted.contains(diskName) || !info.isFile())
        return nullptr;
    CachedFile file;
    file.accountId = key.accountId;
    file.jobId = key.jobId;
    file.which = key.which;
    file.name = suggestedFileName(key.link, key.jobId);
    file.fetchedAt = info.lastModified().toUTC();
    file.usedAt = file.fetchedAt;
    file.bytes = info.size();
    file.diskName = diskName;
    m_index.accountId = key.accountId;
    put(std::move(file));
    return find(diskName);
}

CachedFile *CacheFolder::find(const QString &diskName)
{
    const auto at = std::find_if(m_index.files.begin(), m_index.files.end(),
                                 [&](const CachedFile &file) { return file.diskName == diskName; });
    return at == m_index.files.end() ? nullptr : &*at;
}

void CacheFolder::put(CachedFile file)
{
    file.path = filePath(file.diskName);
    m_unlisted.remove(file.diskName);
    if (CachedFile *known = find(file.diskName))
        *known = std::move(file);
    else
        m_index.files.push_back(std::move(file));
}

bool CacheFolder::remove(const QString &diskName)
{
    if (!discardFile(filePath(diskName)))
        return false;
    m_unlisted.remove(diskName);
    std::erase_if(m_index.files, [&](const CachedFile &file) { return file.diskName == diskName; });
    return true;
}

std::vector<CacheFolder::Part> CacheFolder::parts() const
{
    std::vector<Part> found;
    if (isLink())
        return found;
    const QFileInfoList files = QDir(m_path).entryInfoList({u"*.part"_s}, QDir::Files | QDir::Hidden);
    for (const QFileInfo &file : files)
        found.push_back({file.fileName().chopped(partSuffix.size()), file.lastModified(), file.size()});
    return found;
}

std::vector<CacheFolder::Part> CacheFolder::unlisted() const
{
    std::vector<Part> found;
    for (const QString &name : m_unlisted) {
        const QFileInfo info(filePath(name));
        if (info.isFile())
            found.push_back({name, info.lastModified(), info.size()});
    }
    return found;
}

void CacheFolder::removePart(const QString &diskName)
{
    discardFile(PartTarget::partOf(filePath(diskName)));
}

} // namespace Balehook
