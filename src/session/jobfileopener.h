// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/destinationpolicy.h"
#include "domain/importjob.h"
#include "failedrows/filecache.h"
#include "session/transfer.h"

#include <QObject>
#include <QPointer>

#include <optional>

namespace Balehook {

class FileTransfers;

/// Brings the one file that is to be shown: at once if it is in the cache and the job did not change since, else by a
/// download. The newest wish wins; downloads of earlier ones go on in the background. Keeps the file in the cache while
/// it is open. Owned by whoever shows the file.
class JobFileOpener final : public QObject
{
    Q_OBJECT

public:
    JobFileOpener(FileTransfers &transfers, FileCache &cache, QObject *parent = nullptr);
    ~JobFileOpener() override;

    /// What is here is told before this returns; so is a link that is not fetched (ErrorKind::NotAllowed).
    void open(const QString &accountId, const ImportJob &job, JobFile which);
    void open(const TransferOrder &order);
    /// Opens a file out of the cache, whatever the service says now.
    void openCached(const CachedFile &file);
    /// Downloads the file also if it is here; the new one takes its place when it has come.
    void fetchAgain();
    /// The user was warned of what came and wants it all the same.
    void fetchAnyway();
    /// The job was read again and has this link now.
    void useLink(const QUrl &link);
    /// Ends the download. failed() follows, with ErrorKind::Cancelled.
    void cancel();
    /// Nothing is shown any more; a download goes on in the background.
    void close();

    /// Where the links of that account's jobs may lead.
    DestinationPolicy policyOf(const QString &accountId) const;
    const TransferOrder &order() const { return m_order; }
    /// The link as it was served, also one that is refused; empty if it is not known.
    const QString &linkText() const { return m_linkText; }
    /// Set from ready() on.
    const std::optional<CachedFile> &file() const { return m_file; }
    /// Keeps file() where it is; copies share it.
    const FileHold &hold() const { return m_hold; }
    /// How far the download is or how it ended; nothing without one.
    std::optional<Transfer> transfer() const;
    /// A copy that was fetched before the job changed, while there is nothing newer.
    const std::optional<CachedFile> &olderCopy() const { return m_older; }
    void openOlderCopy();

Q_SIGNALS:
    /// transfer() says something else now.
    void progressed();
    /// file() is there.
    void ready();
    /// transfer() failed or was cancelled.
    void failed(const Balehook::Error &error);

private:
    void refuse(const TransferOrder &order, const QString &linkText, const Error &error);
    void fetch();
    void follow(int id);
    void end(int id);
    void show(const CachedFile &file);
    void fail(Transfer transfer);

    QPointer<FileTransfers> m_transfers;
    QPointer<FileCache> m_cache;
    TransferOrder m_order;
    QString m_linkText;
    int m_id = 0; ///< of the download that is waited for; 0: none
    std::optional<Transfer> m_ended; ///< how it ended, also when it was forgotten since
    std::optional<CachedFile> m_file;
    std::optional<CachedFile> m_older;
    FileHold m_hold;
};

} // namespace Balehook
