// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/singleinstance.h"

#include "core/errors/logging.h"
#include "domain/account/joblink.h"
#include "net/runtimefolder.h"

#include <QDir>
#include <QFile>
#include <QLocalSocket>
#include <QTimer>
#include <QUrl>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr auto request = "raise"_L1;
constexpr auto reply = "raised\n";
constexpr auto linkMark = "link:"_L1; // before a link to a job, percent-encoded as a whole
constexpr qint64 longestRequest = 64 * 1024;
constexpr auto patience = std::chrono::seconds(2);
constexpr auto retryInterval = std::chrono::milliseconds(100);

QString addressOf(const QString &name, const QString &folder)
{
#ifdef Q_OS_WIN
    Q_UNUSED(folder)
    return name; // a named pipe has no folder
#else
    return QDir(folder).filePath(name + ".socket"_L1);
#endif
}

QByteArray fieldFor(const QString &file)
{
    if (JobLink::isMeant(file))
        return QByteArray(linkMark.data(), linkMark.size()) + QUrl::toPercentEncoding(file);
    return QUrl::fromLocalFile(file).toEncoded();
}

QByteArray lineFor(const QByteArray &activationToken, const QStringList &files)
{
    QByteArray line = QByteArray(request.data(), request.size()) + ' ' + activationToken.simplified();
    for (const QString &file : files) {
        const QByteArray field = '\t' + fieldFor(file);
        if (line.size() + field.size() + 1 < longestRequest)
            line += field;
    }
    return line + '\n';
}

void keepToUser(const QString &socket)
{
#ifdef Q_OS_WIN
    Q_UNUSED(socket)
#else
    QFile::setPermissions(socket, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
#endif
}

} // namespace

/// A second start on its way to the first. The first may still be about to listen, so connecting is tried again.
class SingleInstance::Attempt final
{
public:
    QLocalSocket socket;
    QTimer retry;
    QTimer deadline;
    QByteArray line;
};

SingleInstance::SingleInstance(const QString &name, QObject *parent)
    : SingleInstance(name, runtimeFolder(), parent)
{ }

SingleInstance::SingleInstance(const QString &name, const QString &folder, QObject *parent)
    : QObject(parent)
    , m_isSafe(!folder.isEmpty() && isPrivateFolder(folder))
    , m_address(addressOf(name, folder))
    , m_lock(QDir(folder).filePath(name + ".lock"_L1))
{
#ifdef Q_OS_WIN
    // Elsewhere the folder is this user's alone, and so is the socket from listen() on. Qt would make another folder in
    // it and take that away again, for which some disks keep the start waiting.
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
#endif
    connect(&m_server, &QLocalServer::newConnection, this, &SingleInstance::answerConnections);
}

SingleInstance::~SingleInstance()
{
    m_server.close(); // it takes its socket away, which must not be that of the next one
    m_lock.unlockAndRemove();
}

bool SingleInstance::becomeFirst()
{
    if (!m_isSafe) {
        qCWarning(logApp, "A second start can not be noticed: there is no folder that is this user's alone.");
        return true;
    }
    const FileLock::Attempt attempt = m_lock.tryLock();
    if (attempt == FileLock::Attempt::Held)
        return false;
    if (attempt == FileLock::Attempt::Impossible) {
        qCWarning(logApp, "A second start can not be noticed: the lock file could not be made.");
        return true;
    }
    // We hold the lock: a socket that is there was left by a process that died.
    QLocalServer::removeServer(m_address);
    if (m_server.listen(m_address))
        keepToUser(m_address);
    else
        qCWarning(logApp, "A second start can not raise this window: %ls", qUtf16Printable(m_server.errorString()));
    return true;
}

bool SingleInstance::isRunning() const
{
    if (!m_isSafe)
        return false;
    // Not by the lock: a console that starts just now would find it taken, and nobody who answers.
    QLocalSocket socket;
    socket.connectToServer(m_address);
    return socket.waitForConnected(int(std::chrono::milliseconds(retryInterval).count()))
        && isSameUser(socket.socketDescriptor());
}

void SingleInstance::answerConnections()
{
    while (QLocalSocket *socket = m_server.nextPendingConnection()) {
        if (!isSameUser(socket->socketDescriptor())) {
            qCWarning(logApp, "Another user's program asked for this window.");
            delete socket;
            continue;
        }
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] { answer(socket); });
        QTimer::singleShot(patience, socket, [socket] { socket->abort(); });
        answer(socket);
    }
}

void SingleInstance::answer(QLocalSocket *socket)
{
    if (!socket->canReadLine()) {
        if (socket->bytesAvailable() > longestRequest)
            socket->abort();
        return;
    }
    const QList<QByteArray> fields = socket->readLine(longestRequest).trimmed().split('\t');
    if (!fields.front().startsWith(request)) {
        socket->abort();
        return;
    }
    socket->write(reply);
    socket->disconnectFromServer();
    QStringList files;
    for (const QByteArray &field : fields.sliced(1)) {
        if (field.startsWith(linkMark)) {
            // Whatever else stands there is no link, and must not become the path of a file.
            const QString link = QString::fromUtf8(QByteArray::fromPercentEncoding(field.sliced(linkMark.size())));
            if (JobLink::isMeant(link))
                files += link;
            continue;
        }
        const QUrl url = QUrl::fromEncoded(field, QUrl::StrictMode);
        if (url.isLocalFile())
            files += url.toLocalFile();
    }
    Q_EMIT raiseRequested(fields.front().sliced(request.size()).trimmed(), files);
}

void SingleInstance::raiseFirst(const QByteArray &activationToken, const QStringList &files,
                                std::chrono::milliseconds timeout)
{
    m_attempt = std::make_unique<Attempt>();
    m_attempt->line = lineFor(activationToken, files);
    m_attempt->retry.setSingleShot(true);
    m_attempt->deadline.setSingleShot(true);

    QLocalSocket &socket = m_attempt->socket;
    connect(&socket, &QLocalSocket::connected, this, &SingleInstance::sendRequest);
    connect(&socket, &QLocalSocket::readyRead, this, [this] {
        if (m_attempt->socket.canReadLine())
            endRaise(m_attempt->socket.readLine() == reply);
    });
    connect(&socket, &QLocalSocket::errorOccurred, this, [this] { m_attempt->retry.start(retryInterval); });
    connect(&m_attempt->retry, &QTimer::timeout, this, &SingleInstance::tryToConnect);
    connect(&m_attempt->deadline, &QTimer::timeout, this, [this] { endRaise(false); });
    m_attempt->deadline.start(timeout);
    m_attempt->retry.start(0);
}

void SingleInstance::tryToConnect()
{
    m_attempt->socket.abort();
    m_attempt->socket.connectToServer(m_address);
}

/// Only to a program of this user: it says which files and jobs are looked at.
void SingleInstance::sendRequest()
{
    if (isSameUser(m_attempt->socket.socketDescriptor())) {
        m_attempt->socket.write(m_attempt->line);
        return;
    }
    qCWarning(logApp, "Another user's program listens in place of the running console.");
    m_attempt->socket.disconnect(this);
    m_attempt->socket.abort();
    endRaise(false);
}

void SingleInstance::endRaise(bool wasRaised)
{
    // Called from a signal of the socket: it is let go later.
    m_attempt->socket.disconnect(this);
    m_attempt->retry.stop();
    m_attempt->deadline.stop();
    if (wasRaised)
        Q_EMIT raised();
    else
        Q_EMIT notRaised();
}

} // namespace Balehook
