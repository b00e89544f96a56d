// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/archive/zipmember.h"

#include "failedrows/archive/bytesource.h"
#include "failedrows/archive/inflatestream.h"
#include "failedrows/archive/zstdstream.h"

#include <QtEndian>

#include <algorithm>

#include <zlib.h>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

/// Bytes that are not packed.
class StoredStream final : public ByteStream
{
public:
    StoredStream(ByteSource &source, qint64 begin, qint64 size)
        : m_source(source)
        , m_at(begin)
        , m_begin(begin)
        , m_end(begin + size)
    { }

    qint64 read(char *to, qint64 size) override
    {
        size = std::min(size, m_end - m_at);
        if (size <= 0)
            return 0;
        if (const Outcome outcome = m_source.read(to, m_at, size); !outcome)
            return fail(outcome.error());
        m_at += size;
        return size;
    }
    double share() const override { return m_end > m_begin ? double(m_at - m_begin) / double(m_end - m_begin) : 1; }

private:
    ByteSource &m_source;
    qint64 m_at;
    const qint64 m_begin;
    const qint64 m_end;
};

enum Method : quint16 { Stored = 0, Deflated = 8, Deflate64 = 9, Bzip2 = 12, Lzma = 14, Zstd = 93, Xz = 95 };

QString methodName(quint16 method)
{
    switch (method) {
    case Deflate64:
        return u"Deflate64"_s;
    case Bzip2:
        return u"bzip2"_s;
    case Lzma:
        return u"LZMA"_s;
    case Xz:
        return u"xz"_s;
    default:
        return QString::number(method);
    }
}

} // namespace

ZipMember::ZipMember(ByteSource &source, const ZipEntry &entry)
    : m_entry(entry)
    , m_checksum(quint32(crc32(0, nullptr, 0)))
{
    if (auto failure = open(source))
        fail(std::move(*failure));
}

ZipMember::~ZipMember() = default;

std::optional<ReadingFailure> ZipMember::open(ByteSource &source)
{
    if (m_entry.isEncrypted)
        return Obstacle{Obstacle::Kind::Encrypted};
    const auto header = source.bytes(m_entry.headerAt, ZipDirectory::localHeaderSize);
    if (!header)
        return header.error();
    const QByteArray &local = header.value();
    if (local.size() < ZipDirectory::localHeaderSize || !local.startsWith("PK\x03\x04"))
        return Obstacle{Obstacle::Kind::Damaged};
    const auto number = [&local](qsizetype at) { return qFromLittleEndian<quint16>(local.data() + at); };
    const qint64 begin = m_entry.headerAt + ZipDirectory::localHeaderSize + number(26) + number(28);
    if (number(8) != m_entry.method || begin + m_entry.packedSize > m_entry.roomEnd)
        return Obstacle{Obstacle::Kind::Damaged};
    if (m_entry.method == Stored)
        m_packed = std::make_unique<StoredStream>(source, begin, m_entry.packedSize);
    else if (m_entry.method == Deflated)
        m_packed = std::make_unique<InflateStream>(source, begin, m_entry.packedSize, InflateStream::Wrapping::Raw);
    else if (m_entry.method == Zstd)
        m_packed = std::make_unique<ZstdStream>(source, begin, m_entry.packedSize);
    else
        return Obstacle{Obstacle::Kind::Method, methodName(m_entry.method)};
    return std::nullopt;
}

qint64 ZipMember::read(char *to, qint64 size)
{
    if (failure())
        return 0;
    const qint64 count = m_packed->read(to, size);
    m_checksum = quint32(crc32(m_checksum, reinterpret_cast<const Bytef *>(to), uInt(count)));
    m_read += count;
    if (m_packed->failure())
        fail(*m_packed->failure());
    else if (m_read > m_entry.size || (count == 0 && (m_read != m_entry.size || m_checksum != m_entry.checksum)))
        fail(Obstacle{Obstacle::Kind::Damaged});
    return count;
}

Reading<QByteArray> ZipMember::bytes(ByteSource &source, const ZipEntry &entry, qint64 mostBytes)
{
    ZipMember member(source, entry);
    QByteArray bytes;
    QByteArray piece(64 * 1024, Qt::Uninitialized);
    for (qint64 count = 0; (count = member.read(piece.data(), piece.size())) > 0;) {
        if (bytes.size() + count > mostBytes)
            return Obstacle{Obstacle::Kind::TooManyBytes, {}, mostBytes};
        bytes.append(piece.data(), count);
    }
    return member.failure() ? Reading<QByteArray>(*member.failure()) : Reading<QByteArray>(bytes);
}

} // namespace Balehook
