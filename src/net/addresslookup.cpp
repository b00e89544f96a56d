// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/addresslookup.h"

#include <QHostInfo>

#include <algorithm>
#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

AddressLookup::AddressLookup(QObject *parent)
    : QObject(parent)
{
    m_deadline.setSingleShot(true);
    connect(&m_deadline, &QTimer::timeout, this, [this] { finish(Error(ErrorKind::TimedOut)); });
}

AddressLookup::~AddressLookup()
{
    cancel();
}

bool AddressLookup::isNeeded(const QString &host)
{
    return !reachOfAddress(host);
}

void AddressLookup::start(const QString &host, const DestinationPolicy &policy, std::chrono::milliseconds timeout)
{
    cancel();
    m_host = host;
    m_policy = policy;
    if (isLoopbackHost(host)) {
        QMetaObject::invokeMethod(
            this,
            [this, generation = m_generation] {
                if (generation == m_generation)
                    finish(QStringList{u"127.0.0.1"_s, u"::1"_s});
            },
            Qt::QueuedConnection);
        return;
    }
    m_deadline.start(timeout);
    m_lookup = QHostInfo::lookupHost(host, this, [this, generation = m_generation](const QHostInfo &info) {
        if (generation == m_generation)
            take(info);
    });
}

void AddressLookup::cancel()
{
    ++m_generation;
    m_deadline.stop();
    if (const int lookup = std::exchange(m_lookup, -1); lookup >= 0)
        QHostInfo::abortHostLookup(lookup);
}

void AddressLookup::take(const QHostInfo &info)
{
    m_lookup = -1;
    QStringList allowed;
    QString refused;
    const QList<QHostAddress> found = info.addresses();
    for (const QHostAddress &each : found) {
        const QString address = each.toString();
        if (m_policy.allowsAddress(m_host, address))
            allowed.append(address);
        else
            refused = address;
    }
    Error error(refused.isEmpty() ? ErrorKind::HostNotFound : ErrorKind::NotAllowed);
    error.detail = refused;
    // One after the other: where IPv4 has no road, that shows at once, while lost IPv6 packets are only waited for.
    std::stable_partition(allowed.begin(), allowed.end(), [](const QString &each) { return !each.contains(u':'); });
    if (allowed.isEmpty())
        finish(error);
    else
        finish(allowed);
}

void AddressLookup::finish(const Result<QStringList> &addresses)
{
    cancel();
    Q_EMIT finished(addresses);
}

} // namespace Balehook
