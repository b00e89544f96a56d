// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/cache/filecache.h"
#include "failedrows/fetch/filefetcher.h"
#include "session/account/filetransfers.h"
#include "session/index/transferrate.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>

#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace Balehook {

/// How FileTransfers runs them.
class FileTransfers::Private final
{
public:
    /// What a transfer needs while it runs.
    struct Run
    {
        QPointer<FileFetcher> fetcher; ///< owned by the session, whose client it uses, and deleted with it
        FileHold hold;
        TransferRate rate;
        qint64 nextLook = 0; ///< bytes, from which on it is looked whether there is room
        bool isChanged = false; ///< and nobody was told yet
    };

    Private(FileTransfers *owner, SessionFinder finder, FileCache &fileCache)
        : q(owner)
        , sessionOf(std::move(finder))
        , cache(fileCache)
    {
        clock.start();
    }

    std::chrono::milliseconds now() const { return std::chrono::milliseconds(clock.elapsed()); }
    Transfer *find(int id);
    std::vector<int> ids(const QString &accountId = {}) const;
    Transfer *latest(const FileKey &key, bool isUnderWay);
    void queue(Transfer &transfer);
    void startNext();
    bool awaitsToken(const Transfer &transfer) const;
    int runsAt(const QString &host);
    void run(Transfer &transfer);
    void begin(Transfer &transfer, AccountSession &session, std::unique_ptr<FetchTarget> target, FileHold hold);
    void progress(int id, qint64 received, qint64 total);
    void wait(int id, std::chrono::seconds left);
    void end(int id, const Result<FetchedFile> &result);
    bool mayTokenHelp(const Transfer &transfer) const;
    void fail(Transfer &transfer, std::optional<Error> error);
    void settle(int id, Transfer::State state);
    void dropRun(int id);
    void tell();

    FileTransfers *const q;
    const SessionFinder sessionOf;
    FileCache &cache;
    std::vector<Transfer> transfers; ///< in the order of their ids
    std::map<int, Run> runs; ///< by the id of the transfer
    QElapsedTimer clock;
    QTimer teller;
    int lastId = 0;
};

} // namespace Balehook
