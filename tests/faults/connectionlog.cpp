// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "faults/connectionlog.h"

#include <QHostAddress>
#include <QMutex>

#include <dlfcn.h>
#include <netdb.h>
#include <sys/socket.h>

namespace Balehook::Testing {

namespace {

struct Log
{
    QMutex mutex;
    QStringList connections;
    QStringList names;
};

Log &log()
{
    static Log kept;
    return kept;
}

template <typename Function>
Function original(const char *name)
{
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

} // namespace

void ConnectionLog::clear()
{
    const QMutexLocker lock(&log().mutex);
    log().connections.clear();
    log().names.clear();
}

QStringList ConnectionLog::connections()
{
    const QMutexLocker lock(&log().mutex);
    return log().connections;
}

QStringList ConnectionLog::names()
{
    const QMutexLocker lock(&log().mutex);
    return log().names;
}

} // namespace Balehook::Testing

using Balehook::Testing::log;
using Balehook::Testing::original;

extern "C" Q_DECL_EXPORT int connect(int descriptor, const sockaddr *address, socklen_t length)
{
    if (address && (address->sa_family == AF_INET || address->sa_family == AF_INET6)) {
        const auto port = reinterpret_cast<const sockaddr_in *>(address)->sin_port; // at the same place in both
        const QMutexLocker lock(&log().mutex);
        log().connections.append(
            QStringLiteral("%1:%2").arg(QHostAddress(address).toString(), QString::number(ntohs(port))));
    }
    static const auto real = original<int (*)(int, const sockaddr *, socklen_t)>("connect");
    return real(descriptor, address, length);
}

extern "C" Q_DECL_EXPORT int getaddrinfo(const char *name, const char *service, const addrinfo *hints, addrinfo **found)
{
    if (name && QHostAddress(QString::fromUtf8(name)).isNull()) {
        const QMutexLocker lock(&log().mutex);
        log().names.append(QString::fromUtf8(name));
    }
    static const auto real =
        original<int (*)(const char *, const char *, const addrinfo *, addrinfo **)>("getaddrinfo");
    return real(name, service, hints, found);
}
