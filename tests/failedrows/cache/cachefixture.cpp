// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/cache/cachefixture.h"

#include "failedrows/fetch/filefetcher.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook::Testing {

void CacheFixture::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    reload();
}

void CacheFixture::cleanup()
{
    m_cache.reset();
    m_folder.reset();
}

void CacheFixture::reload()
{
    m_cache.reset();
    m_cache = std::make_unique<FileCache>(m_folder->filePath(u"files"_s));
}

FileKey CacheFixture::key(const QString &job, const QString &account) const
{
    return {account, job, JobFile::FailedRows, m_link};
}

CachedFile CacheFixture::add(const QString &job, qint64 bytes, const QString &account)
{
    FileHold hold;
    auto target = m_cache->target(key(job, account), &hold);
    bool isInPlace = false;
    [&] {
        QVERIFY(target);
        QVERIFY(target.value()->begin({{}, {}, bytes}));
        QVERIFY(target.value()->write(QByteArray(bytes, 'x')));
        target.value()->commit(this, [&isInPlace](bool done) { isInPlace = done; });
        QTRY_VERIFY(isInPlace);
    }();
    FetchedFile fetched;
    fetched.fileName = target.value()->fileName();
    fetched.finalHost = u"files.example.com"_s;
    fetched.contentType = u"text/csv"_s;
    fetched.bytes = bytes;
    fetched.lengthVerified = true;
    return m_cache->add(key(job, account), u"product.import"_s, fetched);
}

QStringList CacheFixture::tree() const
{
    QStringList paths;
    QDirIterator each(m_folder->path(), QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                      QDirIterator::Subdirectories);
    while (each.hasNext())
        paths.append(each.next());
    return paths;
}

QString CacheFixture::accountFolder() const
{
    const QDir files(m_folder->filePath(u"files"_s));
    return files.filePath(files.entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0));
}

QStringList CacheFixture::jobs(const QString &account) const
{
    QStringList ids;
    for (const CachedFile &file : m_cache->recentFiles(account))
        ids.append(file.jobId);
    return ids;
}

bool CacheFixture::writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace Balehook::Testing
