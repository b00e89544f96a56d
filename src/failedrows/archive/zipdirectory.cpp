// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/archive/zipdirectory.h"

#include "failedrows/archive/zipname.h"

#include <QtEndian>

#include <algorithm>

namespace Balehook {

namespace {

constexpr qint64 endSize = 22; ///< of the record at the end, without its comment
constexpr qint64 longestComment = 0xffff;
constexpr qint64 locatorSize = 20; ///< of ZIP64
constexpr qint64 end64Size = 56;
constexpr qint64 entrySize = 46;

template <typename T>
T number(QByteArrayView bytes, qsizetype at)
{
    return qFromLittleEndian<T>(bytes.data() + at);
}

/// Where the list of members is.
struct Extent
{
    qint64 entries = 0;
    qint64 size = 0;
    qint64 begin = 0;
    qint64 end = 0; ///< of what may be members and their list
    bool isFollowed = false; ///< by bytes that do not belong to the archive
};

/// Where the last record for the end of an archive is that ends with \a tail, or before that where \a mayBeFollowed;
/// -1: nowhere.
qsizetype endRecord(QByteArrayView tail, bool mayBeFollowed)
{
    for (qsizetype at = tail.size() - endSize; at >= 0; --at) {
        if (!tail.sliced(at).startsWith("PK\x05\x06"))
            continue;
        const qsizetype end = at + endSize + number<quint16>(tail, at + 20); // its comment
        if (end == tail.size() || (mayBeFollowed && end < tail.size()))
            return at;
    }
    return -1;
}

Reading<Extent> extended(ByteSource &source, Extent extent)
{
    const auto locator = source.bytes(extent.end - locatorSize, locatorSize);
    if (!locator)
        return locator.error();
    const qint64 at = qint64(number<quint64>(locator.value(), 8));
    if (!locator.value().startsWith("PK\x06\x07") || at < 0 || at > extent.end - locatorSize - end64Size)
        return Obstacle{Obstacle::Kind::Damaged};
    const auto record = source.bytes(at, end64Size);
    if (!record)
        return record.error();
    if (!record.value().startsWith("PK\x06\x06"))
        return Obstacle{Obstacle::Kind::Damaged};
    extent.entries = qint64(number<quint64>(record.value(), 32));
    extent.size = qint64(number<quint64>(record.value(), 40));
    extent.begin = qint64(number<quint64>(record.value(), 48));
    extent.end = at;
    return extent;
}

Reading<Extent> findExtent(ByteSource &source)
{
    const qint64 tailBegin = std::max<qint64>(0, source.size() - endSize - longestComment);
    const auto tail = source.bytes(tailBegin, source.size() - tailBegin);
    if (!tail)
        return tail.error();
    const QByteArray &bytes = tail.value();
    Extent extent;
    qsizetype at = endRecord(bytes, false);
    // Scripts and mail programs leave line breaks behind it.
    if (at < 0) {
        at = endRecord(bytes, true);
        extent.isFollowed = true;
    }
    if (at < 0)
        return Obstacle{Obstacle::Kind::Damaged};
    extent.entries = number<quint16>(bytes, at + 10);
    extent.size = number<quint32>(bytes, at + 12);
    extent.begin = number<quint32>(bytes, at + 16);
    extent.end = tailBegin + at;
    const bool isSplit = number<quint16>(bytes, at + 4) != number<quint16>(bytes, at + 6);
    const bool isExtended = extent.entries == 0xffff || extent.size == 0xffffffff || extent.begin == 0xffffffff;
    if (isSplit)
        return Obstacle{Obstacle::Kind::Damaged};
    if (isExtended && extent.end >= locatorSize + end64Size)
        return extended(source, extent);
    return extent;
}

/// What names have in common that are meant to be one: some programs on Windows write backslashes.
QString foldedName(const QString &name)
{
    return name.toCaseFolded().replace(u'\\', u'/');
}

QDateTime dosTime(quint16 date, quint16 time)
{
    const QDate day(1980 + (date >> 9), (date >> 5) & 15, date & 31);
    const QTime clock(time >> 11, (time >> 5) & 63, (time & 31) * 2);
    return day.isValid() && clock.isValid() ? QDateTime(day, clock) : QDateTime();
}

/// What does not fit into 32 bits stands in an extra field, in this order and only where it is needed.
bool takeExtended(ZipEntry &entry, QByteArrayView extra)
{
    while (extra.size() >= 4) {
        const quint16 id = number<quint16>(extra, 0);
        const qsizetype size = number<quint16>(extra, 2);
        if (size > extra.size() - 4)
            return false;
        QByteArrayView field = extra.sliced(4, size);
        extra = extra.sliced(4 + size);
        if (id != 1)
            continue;
        for (qint64 *value : {&entry.size, &entry.packedSize, &entry.headerAt}) {
            if (*value != 0xffffffff)
                continue;
            if (field.size() < 8)
                return false;
            *value = qint64(number<quint64>(field, 0));
            field = field.sliced(8);
        }
    }
    return true;
}

} // namespace

Reading<ZipDirectory> ZipDirectory::read(ByteSource &source, const Bounds &bounds)
{
    const auto found = findExtent(source);
    if (!found)
        return found.failure();
    const Extent extent = found.value();
    const Obstacle damage{Obstacle::Kind::Damaged};
    if (extent.entries < 0 || extent.entries > bounds.entries || extent.size > bounds.directoryBytes)
        return Obstacle{Obstacle::Kind::TooManyEntries, {}, bounds.entries};
    if (extent.size < 0 || extent.begin < 0 || extent.begin > extent.end - extent.size)
        return damage;
    // Else it may be the end of an archive within one that was cut.
    if ((extent.isFollowed || extent.entries == 0) && extent.begin != extent.end - extent.size)
        return damage;
    const auto list = source.bytes(extent.begin, extent.size);
    if (!list)
        return list.error();

    ZipDirectory directory;
    QByteArrayView rest = list.value();
    for (qint64 i = 0; i < extent.entries; ++i) {
        if (rest.size() < entrySize || !rest.startsWith("PK\x01\x02"))
            return damage;
        const qsizetype nameSize = number<quint16>(rest, 28);
        const qsizetype extraSize = number<quint16>(rest, 30);
        const qsizetype commentSize = number<quint16>(rest, 32);
        if (rest.size() < entrySize + nameSize + extraSize + commentSize)
            return damage;
        const quint16 flags = number<quint16>(rest, 8);
        ZipEntry &entry = directory.m_entries.emplace_back();
        entry.isEncrypted = flags & 1;
        entry.method = number<quint16>(rest, 10);
        entry.modified = dosTime(number<quint16>(rest, 14), number<quint16>(rest, 12));
        entry.checksum = number<quint32>(rest, 16);
        entry.packedSize = number<quint32>(rest, 20);
        entry.size = number<quint32>(rest, 24);
        entry.headerAt = number<quint32>(rest, 42);
        entry.name = zipName(rest.sliced(entrySize, nameSize), flags & 0x800);
        if (!takeExtended(entry, rest.sliced(entrySize + nameSize, extraSize)))
            return damage;
        if (leavesItsFolder(entry.name))
            return Obstacle{Obstacle::Kind::Unsafe};
        if (entry.packedSize < 0 || entry.size < 0 || entry.headerAt < 0)
            return damage;
        if (entry.headerAt > extent.begin - ZipDirectory::localHeaderSize - entry.packedSize)
            return damage;
        rest = rest.sliced(entrySize + nameSize + extraSize + commentSize);
    }

    // No byte belongs to two members: that is how small archives become huge ones.
    std::vector<ZipEntry *> byPlace;
    for (ZipEntry &entry : directory.m_entries)
        byPlace.push_back(&entry);
    std::sort(byPlace.begin(), byPlace.end(),
              [](const ZipEntry *a, const ZipEntry *b) { return a->headerAt < b->headerAt; });
    for (std::size_t i = 0; i < byPlace.size(); ++i) {
        byPlace[i]->roomEnd = i + 1 < byPlace.size() ? byPlace[i + 1]->headerAt : extent.begin;
        if (byPlace[i]->headerAt + ZipDirectory::localHeaderSize + byPlace[i]->packedSize > byPlace[i]->roomEnd)
            return Obstacle{Obstacle::Kind::Unsafe};
    }
    directory.index();
    return directory;
}

void ZipDirectory::index()
{
    for (std::size_t number = m_entries.size(); number-- > 0;) {
        m_byName.insert(m_entries[number].name, number);
        m_byFoldedName.insert(foldedName(m_entries[number].name), number);
    }
}

const ZipEntry *ZipDirectory::find(const QString &name) const
{
    if (const auto exact = m_byName.find(name); exact != m_byName.end())
        return &m_entries[*exact];
    const auto folded = m_byFoldedName.find(foldedName(name));
    return folded == m_byFoldedName.end() ? nullptr : &m_entries[*folded];
}

} // namespace Balehook
