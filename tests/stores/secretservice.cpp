// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "stores/secretservice.h"

#include <QDBusArgument>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QDBusVariant>

namespace Balehook::Testing {

using namespace Qt::StringLiterals;

namespace {

/// (oayays) of the Secret Service.
struct DBusSecret
{
    QDBusObjectPath session;
    QByteArray parameters;
    QByteArray value;
    QString contentType;
};

QDBusArgument &operator<<(QDBusArgument &argument, const DBusSecret &secret)
{
    argument.beginStructure();
    argument << secret.session << secret.parameters << secret.value << secret.contentType;
    argument.endStructure();
    return argument;
}

const QDBusArgument &operator>>(const QDBusArgument &argument, DBusSecret &secret)
{
    argument.beginStructure();
    argument >> secret.session >> secret.parameters >> secret.value >> secret.contentType;
    argument.endStructure();
    return argument;
}

using Secrets = QMap<QDBusObjectPath, DBusSecret>;
using Paths = QList<QDBusObjectPath>;
using Attributes = QMap<QString, QString>;

const auto question = u"/org/freedesktop/secrets/prompt/1"_s;

QString pathOf(const QString &name)
{
    return u"/org/freedesktop/secrets/collection/login/"_s + QString::fromLatin1(name.toUtf8().toHex());
}

QString nameOf(const QDBusObjectPath &path)
{
    return QString::fromUtf8(QByteArray::fromHex(path.path().section(u'/', -1).toLatin1()));
}

QVariant pathValue(const QString &path)
{
    return QVariant::fromValue(QDBusObjectPath(path));
}

} // namespace

} // namespace Balehook::Testing

Q_DECLARE_METATYPE(Balehook::Testing::DBusSecret)

namespace Balehook::Testing {

SecretService::~SecretService()
{
    stop();
}

bool SecretService::start()
{
    static int number = 0;
    qDBusRegisterMetaType<DBusSecret>();
    qDBusRegisterMetaType<Secrets>();
    qDBusRegisterMetaType<Attributes>();
    // A connection of its own, and a new one each time: the bus does not see who is in the same process.
    m_connectionName = u"keychain%1"_s.arg(++number);
    m_connection = QDBusConnection::connectToBus(QDBusConnection::SessionBus, m_connectionName);
    return m_connection.registerVirtualObject(u"/org/freedesktop/secrets"_s, this, QDBusConnection::SubPath)
        && m_connection.registerService(u"org.freedesktop.secrets"_s);
}

void SecretService::stop()
{
    if (m_connectionName.isEmpty())
        return;
    m_connection.unregisterService(u"org.freedesktop.secrets"_s);
    m_connection.unregisterObject(u"/org/freedesktop/secrets"_s, QDBusConnection::UnregisterTree);
    m_connection = QDBusConnection(QString());
    QDBusConnection::disconnectFromBus(m_connectionName);
    m_connectionName.clear();
    m_keptBack.clear();
}

bool SecretService::handleMessage(const QDBusMessage &message, const QDBusConnection &)
{
    message.setDelayedReply(true);
    const QString member = message.member();
    asked.append(member);
    if (fault == Fault::Mute || fault == Fault::Late) {
        m_keptBack.append(message);
        return true;
    }
    const bool isRead = member == "SearchItems"_L1;
    const bool isWrite = member == "CreateItem"_L1;
    if ((isRead && fault == Fault::DiesReading) || (isWrite && fault == Fault::DiesWriting)) {
        QMetaObject::invokeMethod(
            this, [this] { stop(); }, Qt::QueuedConnection);
        return true;
    }
    if (fault == Fault::RefusesAll) {
        refuse(message, u"org.freedesktop.DBus.Error.Failed"_s);
    } else if (fault == Fault::OddTypes) {
        answer(message, {u"surprise"_s});
    } else if (member == "OpenSession"_L1) {
        if (message.arguments().value(0).toString() == "plain"_L1)
            answer(message, {QVariant::fromValue(QDBusVariant(QString())), pathValue(u"/session"_s)});
        else
            refuse(message, u"org.freedesktop.DBus.Error.NotSupported"_s);
    } else if (isRead) {
        search(message);
    } else if (member == "Unlock"_L1) {
        unlock(message);
    } else if (member == "Prompt"_L1) {
        answer(message, {});
        if (fault == Fault::LockedDismissed)
            closeQuestion();
    } else if (member == "GetSecrets"_L1) {
        secrets(message);
    } else if (isWrite) {
        create(message);
    } else if (member == "Delete"_L1) {
        entries.remove(nameOf(QDBusObjectPath(message.path())));
        answer(message, {pathValue(u"/"_s)});
    } else if (member == "GetAll"_L1) {
        answer(message, {QVariantMap()});
    } else {
        refuse(message, u"org.freedesktop.DBus.Error.UnknownMethod"_s);
    }
    return true;
}

void SecretService::release()
{
    fault = Fault::None;
    const QList<QDBusMessage> waiting = std::exchange(m_keptBack, {});
    for (const QDBusMessage &message : waiting) {
        asked.removeLast();
        handleMessage(message, m_connection);
    }
}

void SecretService::closeQuestion()
{
    QDBusMessage closed = QDBusMessage::createSignal(question, u"org.freedesktop.Secret.Prompt"_s, u"Completed"_s);
    closed << true << QVariant::fromValue(QDBusVariant(QVariant::fromValue(Paths())));
    m_connection.send(closed);
}

void SecretService::answer(const QDBusMessage &message, const QVariantList &values)
{
    m_connection.send(message.createReply(values));
}

void SecretService::refuse(const QDBusMessage &message, const QString &name)
{
    m_connection.send(message.createErrorReply(name, u"not today"_s));
}

void SecretService::search(const QDBusMessage &message)
{
    const auto wanted = qdbus_cast<Attributes>(message.arguments().value(0));
    const QString name = wanted.value(u"user"_s);
    Paths found;
    if (entries.contains(name))
        found.append(QDBusObjectPath(pathOf(name)));
    const Paths none;
    answer(message, {QVariant::fromValue(isLocked() ? none : found), QVariant::fromValue(isLocked() ? found : none)});
}

void SecretService::unlock(const QDBusMessage &message)
{
    const auto wanted = qdbus_cast<Paths>(message.arguments().value(0));
    if (isLocked())
        answer(message, {QVariant::fromValue(Paths()), pathValue(question)});
    else
        answer(message, {QVariant::fromValue(wanted), pathValue(u"/"_s)});
}

void SecretService::secrets(const QDBusMessage &message)
{
    Secrets found;
    const auto wanted = qdbus_cast<Paths>(message.arguments().value(0));
    for (const QDBusObjectPath &path : wanted) {
        QByteArray value = entries.value(nameOf(path));
        if (fault == Fault::AnswersEmpty)
            value.clear();
        else if (fault == Fault::AnswersNonsense)
            value = "no token\r\nX-Evil: 1";
        found.insert(path, {QDBusObjectPath(u"/session"_s), {}, value, u"text/plain"_s});
    }
    answer(message, {QVariant::fromValue(found)});
}

void SecretService::create(const QDBusMessage &message)
{
    if (fault == Fault::RefusesWrites) {
        refuse(message, u"org.freedesktop.DBus.Error.AccessDenied"_s);
        return;
    }
    if (isLocked()) {
        refuse(message, u"org.freedesktop.Secret.Error.IsLocked"_s);
        return;
    }
    const auto properties = qdbus_cast<QVariantMap>(message.arguments().value(0));
    const auto attributes = qdbus_cast<Attributes>(properties.value(u"org.freedesktop.Secret.Item.Attributes"_s));
    const auto secret = qdbus_cast<DBusSecret>(message.arguments().value(1));
    const QString name = attributes.value(u"user"_s);
    if (fault == Fault::KeepsAnother)
        entries.insert(name, "another.token");
    else if (fault != Fault::Forgets)
        entries.insert(name, secret.value);
    answer(message, {pathValue(pathOf(name)), pathValue(u"/"_s)});
}

} // namespace Balehook::Testing
