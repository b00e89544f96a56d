// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/workbook/olefile.h"

#include <QtEndian>

namespace Balehook {

namespace {

/// The names of streams are UTF-16.
QByteArray streamName(const char *name)
{
    QByteArray bytes;
    for (const char *letter = name; *letter; ++letter)
        bytes.append(*letter).append('\0');
    return bytes;
}

} // namespace

Obstacle compoundFileKind(ByteSource &source)
{
    const Obstacle old{Obstacle::Kind::OldWorkbook};
    const auto header = source.bytes(0, 512);
    if (!header || header.value().size() < 512)
        return old;
    const int shift = qFromLittleEndian<quint16>(header.value().constData() + 30);
    if (shift != 9 && shift != 12)
        return old;
    const qint64 firstSector = qFromLittleEndian<quint32>(header.value().constData() + 48);
    constexpr qint64 mostOfDirectory = 4096;
    const auto directory = source.bytes((firstSector + 1) << shift, mostOfDirectory);
    if (directory && directory.value().contains(streamName("EncryptedPackage")))
        return {Obstacle::Kind::Encrypted};
    if (directory && directory.value().contains(streamName("WordDocument")))
        return {Obstacle::Kind::Document};
    return old;
}

} // namespace Balehook
