// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/destinationpolicy.h"

#include "domain/account.h"

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

DestinationPolicy::DestinationPolicy(const Origin &server)
    : m_reach(reachOfHost(server.host()))
    , m_ownHost(server.host())
{
    if (m_reach == Reach::Special)
        m_reach = Reach::Public;
}

DestinationPolicy DestinationPolicy::ofLinksIn(const Account &account)
{
    return DestinationPolicy(account.listingBase.origin());
}

DestinationPolicy::Verdict DestinationPolicy::judgeBase(const Origin &target)
{
    return target.scheme() == "https"_L1 || isLoopbackHost(target.host()) ? Verdict::Allowed : Verdict::NotEncrypted;
}

DestinationPolicy::Verdict DestinationPolicy::judge(const Origin &target) const
{
    const QString &host = target.host();
    if (host.startsWith("xn--"_L1) || host.contains(".xn--"_L1))
        return Verdict::ForeignLetters;
    if (!allows(reachOfHost(host)))
        return Verdict::PrivateAddress;
    return judgeBase(target);
}

bool DestinationPolicy::allowsAddress(const QString &host, const QString &address) const
{
    const auto reach = reachOfAddress(address);
    return reach && (allows(*reach) || (!m_ownHost.isEmpty() && host.compare(m_ownHost, Qt::CaseInsensitive) == 0));
}

DestinationPolicy DestinationPolicy::redirectedBy(const Origin &redirecting) const
{
    DestinationPolicy next(redirecting);
    next.m_reach = std::min(next.m_reach, m_reach);
    if (next.m_ownHost != m_ownHost)
        next.m_ownHost.clear();
    return next;
}

/// From the widest to the most local: who is on this computer may lead to its network as well. Special is for nobody.
bool DestinationPolicy::allows(Reach reach) const
{
    return reach == Reach::Public || (reach != Reach::Special && reach <= m_reach);
}

} // namespace Balehook
