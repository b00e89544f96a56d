// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/disk/filelock.h"

#include <QLocalServer>
#include <QObject>
#include <QStringList>

#include <chrono>
#include <memory>

class QLocalSocket;

namespace Balehook {

/// One running console a profile. The first holds a lock (taken over when its process died) and listens on a local
/// socket in a folder that is this user's alone; a second one asks it to come to the front and ends. Owned by the
/// composition root. Either end makes sure that the other one belongs to the same user before anything is sent or
/// taken.
///
/// The request is one line: "raise", what the desktop gave the second process to be allowed to raise a window, and,
/// each after a tab, the URLs of the files and the links to jobs that it was started with. In lists, what begins with
/// "balehook:" is a link, whether or not it is a good one, and all else the absolute path of a file.
class SingleInstance final : public QObject
{
    Q_OBJECT

public:
    /// \a name is the same for all starts with one profile. \a folder for lock and socket: the user's runtimeFolder()
    /// by default. In one that others can write to nothing is made and nobody is asked.
    explicit SingleInstance(const QString &name, QObject *parent = nullptr);
    SingleInstance(const QString &name, const QString &folder, QObject *parent = nullptr);
    ~SingleInstance() override;

    /// True if no other process holds the lock; from then on this one listens. True as well where no lock can be made
    /// at all: that is no reason to refuse work.
    bool becomeFirst();

    /// Whether a console listens now, without taking its place. For a program that ends soon: it may wait a moment.
    bool isRunning() const;

    /// Asks the running console to come to the front and to show \a files (and links, as many as fit into a
    /// request); raised() or notRaised() follows, through the event loop.
    void raiseFirst(const QByteArray &activationToken, const QStringList &files = {},
                    std::chrono::milliseconds timeout = std::chrono::seconds(8));

Q_SIGNALS:
    /// A second start wants to see the window of this one, and \a files in it.
    void raiseRequested(const QByteArray &activationToken, const QStringList &files);
    void raised();
    /// The running console did not answer in time, or a program of another user would have.
    void notRaised();

private:
    void answerConnections();
    void answer(QLocalSocket *socket);
    void tryToConnect();
    void sendRequest();
    void endRaise(bool wasRaised);

    class Attempt;

    bool m_isSafe; ///< nobody else can be in the folder
    QString m_address;
    FileLock m_lock; ///< for as long as the program runs
    QLocalServer m_server;
    std::unique_ptr<Attempt> m_attempt;
};

} // namespace Balehook
