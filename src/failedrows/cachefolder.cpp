// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/cachefolder.h"

#include "core/privatefolder.h"
#include "failedrows/discardfile.h"
#include "failedrows/parttarget.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

constexpr qint64 longestIndex = 16 * 1024 * 1024;
constexpr auto partSuffix = ".part"_L1;
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
    QFile file(indexPath());
    if (file.open(QFile::ReadOnly)) {
        const QByteArray bytes = file.read(longestIndex);
        file.close();
        if (auto index = CacheIndex::fromJson(bytes))
            m_index = *std::move(index);
        else
            setAsideIndex();
    }
    std::erase_if(m_index.files, [this](CachedFile &cached) {
        cached.path = filePath(cached.diskName);
        const QFileInfo info(cached.path);
        return !info.isFile() || info.isSymLink() || info.size() != cached.bytes;
    });
    removeUnknown();
}

void CacheFolder::setAsideIndex()
{
    const QString aside = filePath(brokenIndex);
    QFile::remove(aside);
    QFile::rename(indexPath(), aside);
}

void CacheFolder::removeUnknown()
{
    const QStringList names = QDir(m_path).entryList(QDir::Files | QDir::Hidden | QDir::System);
    for (const QString &name : names) {
        const bool isOurs = name.endsWith(partSuffix) || name.endsWith(QString(partSuffix + ".json"_L1))
            || name == "index.json"_L1 || name == brokenIndex || find(name);
        if (!isOurs)
            discardFile(filePath(name));
    }
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
    if (CachedFile *known = find(file.diskName))
        *known = std::move(file);
    else
        m_index.files.push_back(std::move(file));
}

bool CacheFolder::remove(const QString &diskName)
{
    if (!discardFile(filePath(diskName)))
        return false;
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

void CacheFolder::removePart(const QString &diskName)
{
    discardFile(PartTarget::partOf(filePath(diskName)));
    QFile::remove(PartTarget::noteOf(filePath(diskName)));
}

} // namespace Balehook
