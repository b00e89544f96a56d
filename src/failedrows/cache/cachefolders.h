// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/disk/writequeue.h"
#include "core/process/pace.h"
#include "failedrows/cache/cachefolder.h"

#include <QHash>
#include <QSet>
#include <QString>

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace Balehook {

/// The folders of all accounts in a FileCache, which owns this, and what is written into them. Each is read when it is
/// first asked for.
class CacheFolders final
{
public:
    /// They are in the folder at \a root.
    explicit CacheFolders(QString root);
    /// Waits until all is written.
    ~CacheFolders();
    Q_DISABLE_COPY_MOVE(CacheFolders)

    const QString &root() const { return m_root; }
    CacheFolder &of(const QString &accountId);
    /// Reads those that were not read yet in another thread, so that nobody has to wait for it later.
    void readAhead();
    /// Of accounts that were asked for, and those on the disk.
    std::vector<CacheFolder *> all();
    /// What all files and parts take together.
    qint64 bytesUsed();
    /// Later than every use before, also within one tick of the clock, and when the clock was set back meanwhile: files
    /// go in the order of their use.
    QDateTime nextUse() const;

    /// Has the index of \a folder written, soon. An index tells of all files, and many may come in one after the other:
    /// it is not written for each. Where it fails, or the program ends before, the files that the old index does not
    /// know are found by their keys.
    void save(const CacheFolder &folder);
    /// Has \a work done in the worker thread, unless \a folder is deleted until then.
    void writeIn(const CacheFolder &folder, std::function<Outcome()> work);
    /// Deletes the folder of an account, or all. Returns the paths of what could not be deleted.
    QStringList purge(const QString &accountId);
    QStringList purgeAll();

    /// Shared with the targets: what brings files to the disk must not keep a window waiting, and an older index or
    /// note never comes after a newer one.
    const std::shared_ptr<WriteQueue> &writer() const { return m_writer; }

private:
    CacheFolder &entry(const QString &name);
    QStringList namesOnDisk() const;
    void writeIndexes();
    QStringList deletePurged(const QString &path);

    const QString m_root;
    std::map<QString, CacheFolder> m_known; ///< by the name of the folder
    QHash<QString, std::shared_ptr<std::atomic<bool>>> m_kept; ///< by the path of the folder: false once it was purged
    QSet<QString> m_readAhead; ///< names of folders that are being read in another thread
    QSet<QString> m_unsaved; ///< paths of folders whose index is to be written
    const std::shared_ptr<WriteQueue> m_writer = std::make_shared<WriteQueue>();
    Pace m_saving;
    QObject m_context; ///< last, so that nothing arrives any more once the others go
};

} // namespace Balehook
