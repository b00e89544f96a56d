// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/reach.h"

#include <QList>

#include <algorithm>
#include <array>
#include <cstdint>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

using Groups = std::array<std::uint16_t, 8>; // of an IPv6 address

bool isDigit(QChar c, uint base)
{
    const char16_t unit = c.unicode();
    if (base == 16 && ((unit >= u'a' && unit <= u'f') || (unit >= u'A' && unit <= u'F')))
        return true;
    return unit >= u'0' && unit < u'0' + std::min(base, 10u);
}

/// A number as inet_aton() reads it: decimal, octal after "0", hexadecimal after "0x".
std::optional<std::uint64_t> number(QStringView text, bool isDecimal = false)
{
    uint base = 10;
    if (!isDecimal && text.startsWith("0x"_L1, Qt::CaseInsensitive)) {
        base = 16;
        text = text.sliced(2);
        if (text.isEmpty())
            return 0; // "0x" alone is 0 to some
    } else if (!isDecimal && text.size() > 1 && text.startsWith(u'0')) {
        base = 8;
        text = text.sliced(1);
    }
    if (text.isEmpty() || text.size() > 24)
        return std::nullopt;
    // "08" is octal to nobody, and decimal to some.
    if (base == 8 && !std::all_of(text.begin(), text.end(), [](QChar c) { return isDigit(c, 8); }))
        base = 10;
    if (!std::all_of(text.begin(), text.end(), [base](QChar c) { return isDigit(c, base); }))
        return std::nullopt;
    bool fits = false;
    const std::uint64_t value = text.toULongLong(&fits, int(base));
    return fits ? std::optional(value) : std::nullopt;
}

/// One to four numbers, of which the last fills what is left.
std::optional<std::uint32_t> ipv4(QStringView text, bool isDecimal = false)
{
    const QList<QStringView> parts = text.split(u'.');
    if (parts.size() > 4 || (isDecimal && parts.size() != 4))
        return std::nullopt;
    std::uint64_t address = 0;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const auto value = number(parts[i], isDecimal);
        const bool isLast = i == parts.size() - 1;
        const auto bits = isLast ? 8 * (5 - parts.size()) : 8;
        if (!value || *value >> bits != 0)
            return std::nullopt;
        address = address << bits | *value;
    }
    return std::uint32_t(address);
}

/// Groups of \a text, which has no "::" in it; an IPv4 address may end it.
std::optional<QList<std::uint16_t>> groupsOf(QStringView text)
{
    QList<std::uint16_t> groups;
    if (text.isEmpty())
        return groups;
    const QList<QStringView> parts = text.split(u':');
    for (qsizetype i = 0; i < parts.size(); ++i) {
        if (i == parts.size() - 1 && parts[i].contains(u'.')) {
            const auto inner = ipv4(parts[i], true);
            if (!inner)
                return std::nullopt;
            groups << std::uint16_t(*inner >> 16) << std::uint16_t(*inner);
            continue;
        }
        const bool isHex = !parts[i].isEmpty() && parts[i].size() <= 4
            && std::all_of(parts[i].begin(), parts[i].end(), [](QChar c) { return isDigit(c, 16); });
        if (!isHex)
            return std::nullopt;
        groups << parts[i].toUShort(nullptr, 16);
    }
    return groups;
}

std::optional<Groups> ipv6(QStringView text)
{
    const qsizetype gap = text.indexOf("::"_L1);
    const auto head = groupsOf(gap < 0 ? text : text.first(gap));
    const auto tail = gap < 0 ? QList<std::uint16_t>() : groupsOf(text.sliced(gap + 2));
    if (!head || !tail)
        return std::nullopt;
    const qsizetype known = head->size() + tail->size();
    if (gap < 0 ? known != 8 : known > 7)
        return std::nullopt;
    Groups groups{};
    std::copy(head->begin(), head->end(), groups.begin());
    std::copy(tail->begin(), tail->end(), groups.end() - tail->size());
    return groups;
}

Reach reachOfIPv4(std::uint32_t address)
{
    struct Range
    {
        std::uint32_t first;
        int bits;
        Reach reach;
    };
    static constexpr Range ranges[] = {
        {0x00000000, 8, Reach::Special}, // this network
        {0x0a000000, 8, Reach::Network},
        {0x64400000, 10, Reach::Network}, // shared by a provider's customers
        {0x7f000000, 8, Reach::Loopback},
        {0xa9fe0000, 16, Reach::Special}, // link-local, where clouds keep the keys of their machines
        {0xac100000, 12, Reach::Network},
        {0xc0000000, 24, Reach::Special}, // protocol assignments
        {0xc0a80000, 16, Reach::Network},
        {0xc6120000, 15, Reach::Special}, // benchmarks
        {0xe0000000, 3, Reach::Special}, // multicast, reserved, broadcast
    };
    for (const Range &range : ranges) {
        if ((address ^ range.first) >> (32 - range.bits) == 0)
            return range.reach;
    }
    return Reach::Public;
}

/// The IPv4 address that \a groups stands for to some gateway, or to the system itself.
std::optional<std::uint32_t> ipv4Inside(const Groups &groups)
{
    const auto at = [&groups](std::size_t i) { return std::uint32_t(groups[i]) << 16 | groups[i + 1]; };
    const auto areZero = [&groups](std::size_t from, std::size_t to) {
        return std::all_of(groups.begin() + from, groups.begin() + to, [](std::uint16_t each) { return each == 0; });
    };
    if (areZero(0, 5) && (groups[5] == 0xffff || groups[5] == 0)) // mapped; compatible
        return at(6);
    if (areZero(0, 4) && groups[4] == 0xffff && groups[5] == 0) // translated
        return at(6);
    if (groups[0] == 0x64 && groups[1] == 0xff9b && areZero(2, 6)) // NAT64
        return at(6);
    if (groups[0] == 0x2002) // 6to4
        return at(1);
    if (groups[0] == 0x2001 && groups[1] == 0) // Teredo
        return ~at(6);
    return std::nullopt;
}

Reach reachOfIPv6(const Groups &groups)
{
    if (groups == Groups{0, 0, 0, 0, 0, 0, 0, 1})
        return Reach::Loopback;
    if (const auto inner = ipv4Inside(groups))
        return reachOfIPv4(*inner) == Reach::Public ? Reach::Public : Reach::Special;
    if ((groups[0] & 0xfe00u) == 0xfc00u)
        return Reach::Network;
    const bool isLocal = (groups[0] & 0xffc0u) == 0xfe80u || (groups[0] & 0xffc0u) == 0xfec0u // link-local, site-local
        || (groups[0] & 0xff00u) == 0xff00u // multicast
        || (groups[0] == 0x64 && groups[1] == 0xff9b) // NAT64 of a network
        || (groups[0] == 0x100 && groups[1] == 0 && groups[2] == 0 && groups[3] == 0); // discarded
    return isLocal ? Reach::Special : Reach::Public;
}

QStringView withoutEndDots(QStringView host)
{
    while (host.endsWith(u'.'))
        host.chop(1);
    return host;
}

} // namespace

std::optional<Reach> reachOfAddress(QStringView host)
{
    if (host.startsWith(u'[') && host.endsWith(u']'))
        host = host.sliced(1, host.size() - 2);
    if (host.contains(u':')) {
        const qsizetype zone = host.indexOf(u'%');
        const auto groups = ipv6(zone < 0 ? host : host.first(zone));
        if (!groups)
            return std::nullopt;
        const Reach reach = reachOfIPv6(*groups);
        return zone < 0 || reach == Reach::Network ? reach : Reach::Special;
    }
    const QStringView plain = withoutEndDots(host);
    const auto address = ipv4(plain);
    if (!address)
        return std::nullopt;
    const Reach reach = reachOfIPv4(*address);
    // Not every resolver takes another spelling for the same address.
    const bool isPlain = plain.size() == host.size() && ipv4(plain, true)
        && std::ranges::none_of(plain.split(u'.'),
                                [](QStringView part) { return part.size() > 1 && part.startsWith(u'0'); });
    return isPlain || reach == Reach::Public ? reach : Reach::Special;
}

Reach reachOfHost(QStringView host)
{
    if (const auto reach = reachOfAddress(host))
        return *reach;
    if (host.compare("localhost"_L1, Qt::CaseInsensitive) == 0)
        return Reach::Loopback;
    const QStringView name = withoutEndDots(host);
    const bool isNearly =
        name.compare("localhost"_L1, Qt::CaseInsensitive) == 0 || name.endsWith(".localhost"_L1, Qt::CaseInsensitive);
    return isNearly || host.contains(u':') || host.contains(u'%') ? Reach::Special : Reach::Public;
}

} // namespace Balehook
