// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/order/keyslice.h"

namespace Balehook {

namespace {

constexpr qsizetype lengthSize = sizeof(quint16);
constexpr quint64 farthest = (quint64(1) << 40) - 1;
constexpr qsizetype longestRests = KeySlice::noRest - KeySlice::longestKey;

std::size_t bytesWith(QByteArrayView rest)
{
    return sizeof(KeySlice::Entry) + (rest.isEmpty() ? 0 : std::size_t(lengthSize + rest.size()));
}

} // namespace

std::size_t KeySlice::Added::bytes() const
{
    return bytesWith(rest);
}

bool KeySlice::canTake(const Added &added) const
{
    return entries.empty()
        || (added.place >= base && quint64(added.place) - quint64(base) <= farthest && rests.size() <= longestRests);
}

void KeySlice::append(const Added &added)
{
    if (entries.empty())
        base = added.place;
    Entry entry = added.entry;
    entry.place = quint64(added.place) - quint64(base);
    append(entry, added.rest);
}

void KeySlice::append(Entry entry, QByteArrayView rest)
{
    if (!rest.isEmpty()) {
        entry.rest = quint32(rests.size());
        char length[lengthSize];
        qToUnaligned(quint16(rest.size()), length);
        rests.append(length, lengthSize).append(rest);
    }
    entries.push_back(entry);
}

void KeySlice::appendFar(const Added &added)
{
    Entry entry = added.entry;
    entry.place = places.size();
    places.push_back(added.place);
    append(entry, added.rest);
}

void KeySlice::appendFar(const KeySlice &from, const Entry &entry)
{
    Entry appended = entry;
    appended.place = places.size();
    places.push_back(from.placeOf(entry));
    append(appended, from.restOf(entry));
}

QByteArrayView KeySlice::restOf(const Entry &entry) const
{
    if (entry.rest >= noRest)
        return {};
    const char *const begin = rests.constData() + entry.rest;
    return {begin + lengthSize, qFromUnaligned<quint16>(begin)};
}

std::size_t KeySlice::bytesOf(const Entry &entry) const
{
    return bytesWith(restOf(entry));
}

void KeyOrder::sort(KeySlice &slice) const
{
    std::sort(slice.entries.begin(), slice.entries.end(),
              [this, &slice](const auto &a, const auto &b) { return isBefore(a, slice, b, slice); });
}

} // namespace Balehook
