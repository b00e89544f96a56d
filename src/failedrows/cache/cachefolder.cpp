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

#include <QFile>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

constexpr auto partSuffix = ".part"_L1;
constexpr auto noteSuffix = ".json"_L1; // behind the name of the part
constexpr auto brokenIndex = "index.json.broken"_L1;

} // namespace

QString CacheFolder::filePath(const QString &diskName) const
{
    return m_path + u'/' + diskName;
}

QString CacheFolder::indexPath() const
{
    return filePath(CacheContents::indexName());
}

bool CacheFolder::create(const QString &accountId)
{
    load();
    m_index.accountId = accountId;
    return makePrivateFolder(m_path);
}

void CacheFolder::load()
{
    if (!m_isLoaded)
        take(CacheContents::of(m_path));
}

void CacheFolder::take(CacheContents contents)
{
    if (std::exchange(m_isLoaded, true))
        return;
    m_index.accountId = contents.index.accountId;
    if (contents.isIndexBroken)
        setAsideIndex();
    for (CachedFile &file : contents.index.files) {
        // A file that is not as long as it was when it was whole is of no use to anybody.
        if (contents.isWhole(file))
            put(std::move(file));
        else
            discardFile(filePath(file.diskName));
    }
    sortOut(contents.files);
}

void CacheFolder::setAsideIndex()
{
    const QString aside = filePath(brokenIndex);
    QFile::remove(aside);
    QFile::rename(indexPath(), aside);
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

void CacheFolder::sortOut(const QHash<QString, qint64> &found)
{
    for (auto file = found.cbegin(); file != found.cend(); ++file) {
        const QString &name = file.key();
        // A note without its part, as a kill between the two leaves it, is of no use.
        const bool isNoteOfPart =
            name.endsWith(QString(partSuffix + noteSuffix)) && found.contains(name.chopped(noteSuffix.size()));
        const bool isOurs = isNoteOfPart || name == CacheContents::indexName() || name == brokenIndex
            || name == ValueIndex::fileName() || name == ReasonShelf::fileName() || name == tagName() || find(name);
        if (isOurs)
            continue;
        if (name.endsWith(partSuffix)) {
            m_parts.insert(name.chopped(partSuffix.size()));
        } else if (FileKey::isDiskName(name) && file.value() >= 0) { // under such a name there are whole files only
            m_unlisted.insert(name, file.value());
            m_bytes += file.value();
        } else {
            discardFile(filePath(name));
        }
    }
}

const CachedFile *CacheFolder::adopt(const FileKey &key)
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

const CachedFile *CacheFolder::find(const QString &diskName) const
{
    const auto at = m_places.constFind(diskName);
    return at == m_places.cend() ? nullptr : &m_index.files[at.value()];
}

void CacheFolder::put(CachedFile file)
{
    file.path = filePath(file.diskName);
    dropUnlisted(file.diskName);
    m_parts.remove(file.diskName);
    m_bytes += file.bytes;
    m_lastUse = m_lastUse.isValid() ? std::max(m_lastUse, file.usedAt) : file.usedAt;
    const auto place = m_places.constFind(file.diskName);
    if (place == m_places.cend()) {
        m_places.insert(file.diskName, m_index.files.size());
        m_index.files.push_back(std::move(file));
        return;
    }
    CachedFile &known = m_index.files[place.value()];
    m_bytes -= known.bytes;
    known = std::move(file);
}

void CacheFolder::use(const QString &diskName, const QDateTime &time)
{
    m_index.files[m_places.value(diskName)].usedAt = time;
    m_lastUse = std::max(m_lastUse, time);
}

bool CacheFolder::remove(const QString &diskName)
{
    if (!discardFile(filePath(diskName)))
        return false;
    dropUnlisted(diskName);
    const auto place = m_places.constFind(diskName);
    if (place == m_places.cend())
        return true;
    const std::size_t gap = place.value();
    m_places.erase(place);
    m_bytes -= m_index.files[gap].bytes;
    if (gap + 1 < m_index.files.size()) {
        m_index.files[gap] = std::move(m_index.files.back());
        m_places[m_index.files[gap].diskName] = gap;
    }
    m_index.files.pop_back();
    return true;
}

void CacheFolder::dropUnlisted(const QString &diskName)
{
    m_bytes -= m_unlisted.take(diskName);
}

std::vector<CacheFolder::Part> CacheFolder::parts() const
{
    std::vector<Part> found;
    for (const QString &name : m_parts) {
        const QFileInfo file(PartTarget::partOf(filePath(name)));
        if (file.isFile())
            found.push_back({name, file.lastModified(), file.size()});
    }
    return found;
}

std::vector<CacheFolder::Part> CacheFolder::unlisted()
{
    std::vector<Part> found;
    const QStringList names = m_unlisted.keys();
    for (const QString &name : names) {
        const QFileInfo info(filePath(name));
        if (info.isFile())
            found.push_back({name, info.lastModified(), info.size()});
        else
            dropUnlisted(name);
    }
    return found;
}

void CacheFolder::removePart(const QString &diskName)
{
    if (discardFile(PartTarget::partOf(filePath(diskName))))
        m_parts.remove(diskName);
}

} // namespace Balehook
