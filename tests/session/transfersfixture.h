// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/cache/filecache.h"
#include "session/account/accountsession.h"
#include "session/account/filetransfers.h"
#include "session/faketokenstore.h"
#include "session/testdata.h"

#include <QObject>
#include <QTemporaryDir>

#include <map>
#include <memory>

namespace Balehook::Testing {

/// Downloads from a scripted server into a cache of its own, for accounts that are made when asked for; there is none
/// named "removed", and that of "remote" is a service somewhere else.
class TransfersFixture : public QObject
{
    Q_OBJECT

protected:
    AccountSession *session(const QString &accountId);
    TransferOrder order(const QString &job, const QString &account = QStringLiteral("acme"));
    const Transfer &transfer(int id) const { return *m_transfers->transfer(id); }
    /// Files and parts in the cache.
    QStringList files() const;

    static const QByteArray rows;
    static constexpr auto etag = "\"v1\"";
    static Script wholeFile();
    static Script halfAFile(); ///< and nothing more
    static Script otherHalf();
    static QByteArray contents(const QString &path);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ScriptedServer> m_server;
    std::unique_ptr<FakeTokenStore> m_store;
    std::map<QString, std::unique_ptr<AccountSession>> m_sessions;
    std::unique_ptr<FileCache> m_cache;
    std::unique_ptr<FileTransfers> m_transfers;

private Q_SLOTS:
    void init();
    void cleanup();
};

} // namespace Balehook::Testing
