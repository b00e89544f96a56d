// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/transfersfixture.h"

#include "net/httpclient.h"

#include <QDirIterator>
#include <QFile>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace Balehook::Testing {

const QByteArray TransfersFixture::rows = "sku,reason\r\n"_ba + QByteArray(2000, 'x');

Script TransfersFixture::wholeFile()
{
    return Script::answer(200, rows, {{"Content-Type", "text/csv"}, {"ETag", etag}});
}

Script TransfersFixture::halfAFile()
{
    return Script().send("HTTP/1.1 200 OK\r\nContent-Type: text/csv\r\nETag: \"v1\"\r\nContent-Length: "_ba
                         + QByteArray::number(rows.size()) + "\r\n\r\n" + rows.left(1000));
}

Script TransfersFixture::otherHalf()
{
    const QByteArray last = QByteArray::number(rows.size() - 1);
    const QByteArray range = "bytes 1000-" + last + '/' + QByteArray::number(rows.size());
    return Script::answer(206, rows.mid(1000), {{"Content-Range", range}, {"ETag", etag}});
}

QByteArray TransfersFixture::contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TransfersFixture::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_server = std::make_unique<ScriptedServer>();
    m_store = std::make_unique<FakeTokenStore>();
    m_cache = std::make_unique<FileCache>(m_folder->filePath(u"files"_s));
    m_transfers = std::make_unique<FileTransfers>([this](const QString &id) { return session(id); }, *m_cache);
}

void TransfersFixture::cleanup()
{
    m_transfers.reset();
    m_sessions.clear();
    m_cache.reset();
    m_store.reset();
    m_server.reset();
    m_folder.reset();
}

AccountSession *TransfersFixture::session(const QString &accountId)
{
    if (accountId == u"removed"_s)
        return nullptr;
    std::unique_ptr<AccountSession> &known = m_sessions[accountId];
    if (!known) {
        const Account account = accountId == u"remote"_s ? testAccount(accountId, u"https://acme.example.com"_s)
                                                         : testAccount(accountId, *m_server);
        known = std::make_unique<AccountSession>(account, u"profile"_s, *m_store);
        known->setToken(testToken(u"secret"_s), AccountSession::KeepToken::ForThisSession, this,
                        [](const Outcome &) {});
        known->http().setTimeouts({10s, 10s, 10s, 1ms});
    }
    return known.get();
}

TransferOrder TransfersFixture::order(const QString &job, const QString &account)
{
    const QUrl link = m_server->url(QString(u'/' + job + u"/rows.csv?sig=canary"_s));
    return {{account, job, JobFile::FailedRows, link}, u"product.import"_s, false};
}

QStringList TransfersFixture::files() const
{
    QStringList names;
    QDirIterator each(m_folder->path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (each.hasNext()) {
        const QString path = each.next();
        // Nor an index that is just being written.
        if (!path.contains(u"index.json"_s) && !path.contains(u"/.balehook-"_s))
            names.append(path);
    }
    return names;
}

} // namespace Balehook::Testing
