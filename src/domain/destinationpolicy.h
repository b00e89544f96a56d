// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/origin.h"
#include "domain/reach.h"

#include <QString>

namespace Balehook {

struct Account;

/// Where requests may go: the one judgement of base URLs, of links and of redirects. It knows who served the link: a
/// service out there has no business with what runs on this computer or in this network, while one that runs here, as
/// the demo does, may link to its neighbors. A value without I/O; the caller compares the addresses that it connects
/// to.
class DestinationPolicy final
{
public:
    enum class Verdict {
        Allowed,
        NotEncrypted, ///< plain http to anything but loopback
        PrivateAddress, ///< loopback, private or special, and whoever served the link is none of these
        ForeignLetters ///< not ASCII: such a name can look like another one
    };

    /// Of links that were served by somebody on the internet, or by nobody in particular.
    DestinationPolicy() = default;
    /// Of links that the service at \a server lists.
    explicit DestinationPolicy(const Origin &server);
    static DestinationPolicy ofLinksIn(const Account &account);

    /// Of a base URL, which the user typed: https anywhere, plain http to loopback only.
    static Verdict judgeBase(const Origin &target);
    /// Of a link to \a target.
    Verdict judge(const Origin &target) const;
    /// Whether a connection for \a host may be made to \a address, which the name service gave for it.
    bool allowsAddress(const QString &host, const QString &address) const;

    /// For what \a redirecting leads to: no more than before, and no more than it might link to itself.
    DestinationPolicy redirectedBy(const Origin &redirecting) const;

private:
    bool allows(Reach reach) const;

    Reach m_reach = Reach::Public;
    QString m_ownHost; ///< of the service: its requests go there anyway
};

} // namespace Balehook
