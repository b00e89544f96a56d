// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "domain/account/destinationpolicy.h"
#include "session/account/transfer.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

namespace Balehook {

class AccountSession;
class FileCache;

/// The downloads of all accounts: at most three at once, the others wait for their turn, and of one file there is one
/// only. They end in the cache, and go on whatever account or record is shown. An account's token goes to
/// its own origins only, and only if the user allowed that.
/// Owned by Sessions.
class FileTransfers final : public QObject
{
    Q_OBJECT

public:
    static constexpr int mostAtOnce = 3;
    static constexpr int mostAtOneHost = 2;

    using SessionFinder = std::function<AccountSession *(const QString &accountId)>;
    FileTransfers(SessionFinder sessionOf, FileCache &cache, QObject *parent = nullptr);
    ~FileTransfers() override;

    /// Fetches a file, also if the cache has one already; its id. One that is under way goes on under its old id.
    int start(const TransferOrder &order);
    /// The same for the files of many jobs, in their order.
    std::vector<int> start(const std::vector<TransferOrder> &orders);
    /// What came is kept for a later try where the server allows to go on.
    void cancel(int id);
    void cancelAll();
    /// Again, one that failed or was cancelled; with \a link if the job was refreshed and has a new one.
    void retry(int id, const QUrl &link = {});
    /// The user was warned of what came and wants it all the same.
    void retryAcceptingAnything(int id);
    /// Forgets those that are over; the files stay.
    void forget(const std::vector<int> &ids);
    void forgetFinished();

    /// In the order of their start.
    const std::vector<Transfer> &transfers() const;
    /// Null if there is none. Good until control returns to the event loop.
    const Transfer *transfer(int id) const;
    /// Of \a key, under way or over; the newest.
    const Transfer *transferOf(const FileKey &key) const;
    /// Where the links of an account's jobs may lead; for one that is not known, as if it were somebody far away.
    DestinationPolicy policyOf(const QString &accountId) const;
    /// Queued, running or waiting.
    int underWay() const;

    /// Cancels the account's downloads and forgets them; the files stay.
    void drop(const QString &accountId);
    /// The same, then deletes its files. The error tells what is left.
    Outcome purge(const QString &accountId);
    Outcome purgeAll();

Q_SIGNALS:
    void transferAdded(int id);
    /// At most ten times a second for progress; at once for a change of state.
    void transferChanged(int id);
    /// Done, failed or cancelled; after transferChanged().
    void transferFinished(int id);
    void transferForgotten(int id);

private:
    void startQueued();

    class Private;
    std::unique_ptr<Private> d;
};

} // namespace Balehook
