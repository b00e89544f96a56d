// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/disk/writequeue.h"
#include "domain/records/pagesource.h"

#include <functional>
#include <memory>

namespace Balehook {

/// The first page of a listing as it was last received, in a private file (0600), so that the next start has rows to
/// show before the service responds. Disposable: what cannot be read, is too large or belongs to another listing counts
/// as absent. Owned by its RemoteListing.
class FirstPageFile final
{
public:
    static constexpr qint64 byteLimit = 1024 * 1024;

    /// Makes the records of a listing text; see decodedText().
    using Decode = std::shared_ptr<const RecordPage> (*)(const QByteArray &listing);
    /// \a listing names what is listed now; a page of anything else is not returned.
    FirstPageFile(QString path, Decode decode, std::function<QString()> listing);
    /// Beside the account's index \a indexFile, and deleted with it (IndexFolder).
    static std::unique_ptr<FirstPageFile> ofImportJobs(const QString &indexFile, std::function<QString()> listing);
    /// Where that of the jobs of \a indexFile is kept.
    static QString pathBeside(const QString &indexFile);
    /// Waits for what is being written.
    ~FirstPageFile();
    Q_DISABLE_COPY_MOVE(FirstPageFile)

    /// Reads the file here and now: a start has no rows to show before that, and the file is small.
    std::optional<EarlierPage> read();
    /// Writes the page in a worker, unless its records are those that were kept or read last. Only once read() was
    /// called: balehookctl, which does not, keeps nothing.
    void keep(const PageRequest &request, const PageAnswer &answer);
    /// Deletes the file, after what is being written. Nothing is kept any more.
    void forget();

private:
    const QString m_path;
    const Decode m_decode;
    const std::function<QString()> m_listing;
    QByteArray m_kept; ///< the listing text that is in the file
    bool m_isRead = false;
    bool m_isForgotten = false;
    WriteQueue m_queue;
};

} // namespace Balehook
