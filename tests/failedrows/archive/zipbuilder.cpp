// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/archive/zipbuilder.h"

#include <QtEndian>

#include <array>

namespace {

template <typename T>
QByteArray little(T value)
{
    QByteArray bytes(sizeof(T), Qt::Uninitialized);
    qToLittleEndian(value, bytes.data());
    return bytes;
}

constexpr std::array<quint32, 256> sums = [] {
    std::array<quint32, 256> table{};
    for (quint32 byte = 0; byte < table.size(); ++byte) {
        quint32 crc = byte;
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ ((crc & 1) ? 0xedb88320u : 0u);
        table[byte] = crc;
    }
    return table;
}();

quint32 sumOf(const QByteArray &bytes)
{
    quint32 crc = ~0u;
    for (const char byte : bytes)
        crc = (crc >> 8) ^ sums[(crc ^ quint8(byte)) & 0xff];
    return ~crc;
}

/// qCompress() puts a length, a header and a sum around it.
QByteArray deflated(const QByteArray &content)
{
    const QByteArray wrapped = qCompress(content, 9);
    return wrapped.sliced(6, wrapped.size() - 10);
}

} // namespace

QByteArray ZipBuilder::bytes() const
{
    QByteArray archive;
    QByteArray list;
    for (const Member &member : members) {
        const bool isDeflated = member.isDeflated && !member.content.isEmpty();
        const QByteArray packed = isDeflated ? deflated(member.content) : member.content;
        const quint16 method = member.method != 0xffff ? member.method : isDeflated ? 8 : 0;
        const qint64 size = member.statedSize >= 0 ? member.statedSize : member.content.size();
        const auto facts = [&](bool isBlank) -> QByteArray {
            const quint16 flags = quint16(member.flags | (member.hasDescriptor ? 8 : 0));
            return little<quint16>(20) + little(flags) + little(method) + little<quint16>(0x6820)
                + little<quint16>(0x5d78) + little<quint32>(isBlank ? 0 : sumOf(member.content))
                + little<quint32>(isBlank ? 0 : quint32(packed.size())) + little<quint32>(isBlank ? 0 : quint32(size))
                + little<quint16>(quint16(member.name.size()));
        };
        const qint64 headerAt = archive.size();
        archive += "PK\x03\x04" + facts(member.hasDescriptor) + little<quint16>(0) + member.name + packed;
        if (member.hasDescriptor)
            archive += "PK\x07\x08" + little(sumOf(member.content)) + little(quint32(packed.size()))
                + little(quint32(member.content.size()));
        list += "PK\x01\x02" + little<quint16>(20) + facts(false) + little<quint16>(quint16(member.extra.size()))
            + little<quint16>(0) + little<quint16>(0) + little<quint16>(0) + little<quint32>(0)
            + little<quint32>(quint32(member.headerAt >= 0 ? member.headerAt : headerAt)) + member.name + member.extra;
    }
    return archive + list + "PK\x05\x06" + little<quint32>(0) + little<quint16>(quint16(members.size()))
        + little<quint16>(quint16(members.size())) + little<quint32>(quint32(list.size()))
        + little<quint32>(quint32(archive.size())) + little<quint16>(quint16(comment.size())) + comment;
}
