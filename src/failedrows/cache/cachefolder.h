// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "failedrows/cache/cacheindex.h"

#include <QSet>
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

    /// Reads the index, at first only. One that cannot be used is set aside as "index.json.broken". What is in the
    /// folder without being in the index is deleted, but for parts and for whole files: a full disk or a power failure
    /// may have cost the index, and no file goes with it. Nothing is done where the folder is a link: what it leads to
    /// is not ours.
    void load();
    bool create(const QString &accountId);

    /// The mark of folders that nobody needs a copy of.
    static QString tagName() { return QStringLiteral("CACHEDIR.TAG"); }
    /// Says to programs that make copies that nothing in the folder at \a path needs one. Blocks.
    static Outcome mark(const QString &path);

    const QString &path() const { return m_path; }
    const QString &accountId() const { return m_index.accountId; }
    QString filePath(const QString &diskName) const;
    /// Whole files: what is missing or has another size is left out, and forgotten.
    const std::vector<CachedFile> &files() const { return m_index.files; }
    CachedFile *find(const QString &diskName);
    /// The whole file of \a key that no index told of; it is in files() from now on, as far as can be told about it.
    CachedFile *adopt(const FileKey &key);
    void put(CachedFile file);
    /// Deletes the file, too. False if it is still there.
    bool remove(const QString &diskName);

    /// What files() does not have.
    struct Part
    {
        QString diskName;
        QDateTime changedAt;
        qint64 bytes = 0;
    };
    /// Parts of fetches that ended early.
    std::vector<Part> parts() const;
    /// Whole files that no index tells of: found by their key only, and thrown out like the others.
    std::vector<Part> unlisted() const;
    /// Not its note, which may still be on its way to the disk: see PartTarget::removeNote().
    void removePart(const QString &diskName);

    /// For whoever writes it.
    QByteArray indexJson() const { return m_index.toJson(); }
    QString indexPath() const;

private:
    bool isLink() const;
    void readIndex();
    void setAsideIndex();
    void removeOtherSizes();
    bool isNoteOfPart(const QString &name) const;
    void removeUnknown();

    QString m_path;
    CacheIndex m_index;
    QSet<QString> m_unlisted; ///< by their names on disk
    bool m_isLoaded = false;
};

} // namespace Balehook
