// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/text/exacthash.h"

#include "failedrows/text/eightbytes.h"

#include <array>
#include <bit>

namespace Balehook {

namespace {

quint64 mixed(quint64 hash, quint64 word)
{
    return std::rotl((hash ^ word) * 0x9fb21c651e98df25ULL, 29);
}

quint64 ended(quint64 hash)
{
    return hash ^ (hash >> 32);
}

} // namespace

/// Long texts in four lanes, which a processor works on at once.
quint64 exactHash(QByteArrayView text, quint64 seed)
{
    const char *from = text.data();
    const char *const end = from + text.size();
    quint64 hash = mixed(seed, quint64(text.size()));
    if (text.size() < 8)
        return ended(mixed(hash, fewBytes(from, text.size())));
    if (text.size() >= 32) {
        std::array<quint64, 4> lanes{hash, ~hash, hash ^ 0xd6e8feb86659fd93ULL, hash ^ 0xa0761d6478bd642fULL};
        while (end - from >= 32) {
            for (std::size_t lane = 0; lane < lanes.size(); ++lane, from += 8)
                lanes[lane] = mixed(lanes[lane], eightBytes(from));
        }
        hash = mixed(mixed(lanes[0], lanes[1]), mixed(lanes[2], lanes[3]));
    }
    for (; end - from > 8; from += 8)
        hash = mixed(hash, eightBytes(from));
    return ended(mixed(hash, eightBytes(end - 8)));
}

} // namespace Balehook
