// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/cacheindex.h"

#include <QStringList>

#include <vector>

namespace Balehook {

/// The cached files of one account on disk: the files, their parts, the index. What FileCache decides is done here.
/// Used by one thread at a time.
class CacheFolder final
{
public:
    explicit CacheFolder(QString path)
        : m_path(std::move(path))
    { }

    /// Reads the index, at first only. One that cannot be used is set aside as "index.json.broken", and what is in the
    /// folder without being in the index is deleted, but for parts. Nothing is done where the folder is a link: what it
    /// leads to is not ours.
    void load();
    bool create(const QString &accountId);

    const QString &path() const { return m_path; }
    const QString &accountId() const { return m_index.accountId; }
    QString filePath(const QString &diskName) const;
    /// Whole files: what is missing or has another size is left out, and forgotten.
    const std::vector<CachedFile> &files() const { return m_index.files; }
    CachedFile *find(const QString &diskName);
    void put(CachedFile file);
    /// Deletes the file, too. False if it is still there.
    bool remove(const QString &diskName);

    /// Parts of fetches that ended early.
    struct Part
    {
        QString diskName;
        QDateTime changedAt;
        qint64 bytes = 0;
    };
    std::vector<Part> parts() const;
    void removePart(const QString &diskName);

    /// For whoever writes it.
    QByteArray indexJson() const { return m_index.toJson(); }
    QString indexPath() const;

private:
    bool isLink() const;
    void setAsideIndex();
    void removeUnknown();

    QString m_path;
    CacheIndex m_index;
    bool m_isLoaded = false;
};

} // namespace Balehook
