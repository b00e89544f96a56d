// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "failedrows/cache/cachecontents.h"

#include <QHash>
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
    /// load() with what was read before, such as in another thread; nothing has changed since.
    void take(CacheContents contents);
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
    const CachedFile *find(const QString &diskName) const;
    /// The whole file of \a key that no index told of; it is in files() from now on, as far as can be told about it.
    const CachedFile *adopt(const FileKey &key);
    void put(CachedFile file);
    /// One of files() is opened at \a time.
    void use(const QString &diskName, const QDateTime &time);
    /// Of all files(); invalid if there are none.
    const QDateTime &lastUse() const { return m_lastUse; }
    /// Deletes the file, too. False if it is still there.
    bool remove(const QString &diskName);
    /// Of files() and unlisted(). Does not ask the disk.
    qint64 bytes() const { return m_bytes; }

    /// What files() does not have.
    struct Part
    {
        QString diskName;
        QDateTime changedAt;
        qint64 bytes = 0;
    };
    /// A fetch into the file begins: it may leave a part, until put() or removePart().
    void expectPart(const QString &diskName) { m_parts.insert(diskName); }
    /// Parts of fetches, of this program and of earlier ones. Asks the disk for each, but not what else is there: this
    /// is called while files come in.
    std::vector<Part> parts() const;
    /// Whole files that no index tells of: found by their key only, and thrown out like the others.
    std::vector<Part> unlisted();
    /// Not its note, which may still be on its way to the disk: see PartTarget::removeNote().
    void removePart(const QString &diskName);

    /// For whoever writes it.
    const CacheIndex &index() const { return m_index; }
    QString indexPath() const;

private:
    void setAsideIndex();
    void sortOut(const QHash<QString, qint64> &found);
    void dropUnlisted(const QString &diskName);

    QString m_path;
    CacheIndex m_index;
    QHash<QString, std::size_t> m_places; ///< in the files of the index, by their names on disk
    QHash<QString, qint64> m_unlisted; ///< bytes, by their names on disk
    QSet<QString> m_parts; ///< names on disk of the files that they are to become; some may be gone, or not here yet
    QDateTime m_lastUse;
    qint64 m_bytes = 0;
    bool m_isLoaded = false;
};

} // namespace Balehook
