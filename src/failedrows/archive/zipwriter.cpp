// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/archive/zipwriter.h"

#include <QtEndian>

#include <zlib.h>

namespace Balehook {

namespace {

template <typename T>
QByteArray little(T value)
{
    QByteArray bytes(sizeof(T), Qt::Uninitialized);
    qToLittleEndian(value, bytes.data());
    return bytes;
}

} // namespace

class ZipWriter::Deflater final
{
public:
    Deflater()
    {
        constexpr int level = 3; // half of the time of the usual one, for a tenth more bytes
        constexpr int memory = 8;
        deflateInit2(&zlib, level, Z_DEFLATED, -MAX_WBITS, memory, Z_DEFAULT_STRATEGY);
    }
    ~Deflater() { deflateEnd(&zlib); }
    Q_DISABLE_COPY_MOVE(Deflater)

    z_stream zlib = {};
};

ZipWriter::ZipWriter()
    : m_deflater(std::make_unique<Deflater>())
{ }

ZipWriter::~ZipWriter() = default;

/// What both headers of a member have in common: from "version needed" to the length of the name.
QByteArray ZipWriter::facts(const Member &member, bool isKnown)
{
    constexpr quint16 version = 20;
    constexpr quint16 sizesFollow = 8;
    constexpr quint16 utf8Name = 0x800;
    constexpr quint16 deflated = 8;
    constexpr quint16 firstDate = 0x21; // 1980-01-01: when a file was exported is no part of it
    const Member known = isKnown ? member : Member{member.name};
    return little<quint16>(version) + little<quint16>(sizesFollow | utf8Name) + little<quint16>(deflated)
        + little<quint16>(0) + little<quint16>(firstDate) + little(known.checksum) + little(known.packedSize)
        + little(known.size) + little(quint16(member.name.size()));
}

void ZipWriter::append(QByteArray &out, QByteArrayView bytes)
{
    out.append(bytes);
    m_written += bytes.size();
}

void ZipWriter::beginMember(QByteArray &out, const QByteArray &name)
{
    Member &member = m_members.emplace_back();
    member.name = name;
    member.headerAt = quint32(m_written);
    append(out, QByteArray("PK\x03\x04" + facts(member, false) + little<quint16>(0) + name));
    m_size = 0;
    m_packedBegin = m_written;
    m_checksum = quint32(crc32(0, nullptr, 0));
    deflateReset(&m_deflater->zlib);
}

void ZipWriter::write(QByteArray &out, QByteArrayView bytes)
{
    m_size += bytes.size();
    m_checksum = quint32(crc32(m_checksum, reinterpret_cast<const Bytef *>(bytes.data()), uInt(bytes.size())));
    deflate(out, bytes, false);
}

void ZipWriter::deflate(QByteArray &out, QByteArrayView bytes, bool isLast)
{
    z_stream &zlib = m_deflater->zlib;
    zlib.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.data()));
    zlib.avail_in = uInt(bytes.size());
    constexpr qsizetype piece = 64 * 1024;
    int status = Z_OK;
    do {
        const qsizetype before = out.size();
        out.resize(before + piece);
        zlib.next_out = reinterpret_cast<Bytef *>(out.data() + before);
        zlib.avail_out = uInt(piece);
        status = ::deflate(&zlib, isLast ? Z_FINISH : Z_NO_FLUSH);
        const qsizetype count = piece - qsizetype(zlib.avail_out);
        out.resize(before + count);
        m_written += count;
    } while (isLast ? status == Z_OK : zlib.avail_in > 0);
}

void ZipWriter::endMember(QByteArray &out)
{
    deflate(out, {}, true);
    Member &member = m_members.back();
    member.checksum = m_checksum;
    member.size = quint32(m_size);
    member.packedSize = quint32(m_written - m_packedBegin);
    append(out, QByteArray("PK\x07\x08" + little(member.checksum) + little(member.packedSize) + little(member.size)));
}

void ZipWriter::end(QByteArray &out)
{
    const qint64 listAt = m_written;
    for (const Member &member : m_members) {
        const QByteArray rest(12, '\0'); // no extra field, no comment, first disk, no attributes
        append(out,
               QByteArray("PK\x01\x02" + little<quint16>(20) + facts(member, true) + rest + little(member.headerAt)
                          + member.name));
    }
    const quint32 listSize = quint32(m_written - listAt);
    const quint16 count = quint16(m_members.size());
    append(out,
           QByteArray("PK\x05\x06" + little<quint32>(0) + little(count) + little(count) + little(listSize)
                      + little(quint32(listAt)) + little<quint16>(0)));
}

bool ZipWriter::isFull() const
{
    constexpr qint64 most = qint64(4'000) << 20;
    return m_written > most;
}

} // namespace Balehook
