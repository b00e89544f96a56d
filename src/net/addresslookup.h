// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/result.h"
#include "domain/destinationpolicy.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <chrono>

class QHostInfo;

namespace Balehook {

/// Finds the addresses that a file may be asked for at: those of a host's name that a policy allows. Whoever connects
/// to one of them, rather than to the name, cannot be sent to another machine by a second answer of the name service.
/// "localhost" stands for the loopback addresses, whoever says otherwise.
class AddressLookup final : public QObject
{
    Q_OBJECT

public:
    explicit AddressLookup(QObject *parent = nullptr);
    ~AddressLookup() override;

    /// False where the text of \a host is the address.
    static bool isNeeded(const QString &host);

    /// finished() follows once, through the event loop, unless this is canceled, deleted or started again.
    void start(const QString &host, const DestinationPolicy &policy, std::chrono::milliseconds timeout);
    void cancel();

Q_SIGNALS:
    /// At least one address, the preferred one first; else HostNotFound, TimedOut, or NotAllowed with the address that
    /// the policy refuses as its detail.
    void finished(const Balehook::Result<QStringList> &addresses);

private:
    void take(const QHostInfo &info);
    void finish(const Result<QStringList> &addresses);

    QTimer m_deadline;
    QString m_host;
    DestinationPolicy m_policy;
    int m_lookup = -1; ///< as QHostInfo counts them
    int m_generation = 0; ///< what was canceled may still be on its way
};

} // namespace Balehook
