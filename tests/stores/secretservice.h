// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVirtualObject>
#include <QList>
#include <QMap>
#include <QString>

namespace Balehook::Testing {

/// A keychain on the session bus that does what keychains do on bad days. It speaks as much of the Secret Service as
/// libsecret needs, without encryption, and remembers what it was asked.
class SecretService final : public QDBusVirtualObject
{
public:
    enum class Fault {
        None,
        Mute, ///< answers nothing
        Late, ///< keeps every answer back until release()
        RefusesAll, ///< answers everything with an error
        RefusesWrites,
        Forgets, ///< says that it stored, and did not
        KeepsAnother, ///< stores something else
        AnswersEmpty, ///< an entry with nothing in it
        AnswersNonsense, ///< an entry that is no token
        LockedDismissed, ///< its question for a password is closed by the user
        LockedWaiting, ///< its question for a password stays open
        OddTypes, ///< answers that are not of the types of the interface
        DiesReading, ///< leaves the bus when an entry is asked for
        DiesWriting, ///< leaves the bus when an entry is to be stored
    };

    ~SecretService() override;

    bool start();
    void stop();

    QString introspect(const QString &) const override { return {}; }
    bool handleMessage(const QDBusMessage &message, const QDBusConnection &connection) override;

    /// Sends what was kept back.
    void release();
    /// The user closes the question for a password.
    void closeQuestion();
    qsizetype count(const QString &member) const { return asked.count(member); }

    Fault fault = Fault::None;
    QMap<QString, QByteArray> entries; ///< by the name that the program gave them
    QStringList asked; ///< members called, in order

private:
    void answer(const QDBusMessage &message, const QVariantList &values);
    void refuse(const QDBusMessage &message, const QString &name);
    void search(const QDBusMessage &message);
    void unlock(const QDBusMessage &message);
    void secrets(const QDBusMessage &message);
    void create(const QDBusMessage &message);
    bool isLocked() const { return fault == Fault::LockedDismissed || fault == Fault::LockedWaiting; }

    QDBusConnection m_connection{QString()};
    QString m_connectionName;
    QList<QDBusMessage> m_keptBack;
};

} // namespace Balehook::Testing
