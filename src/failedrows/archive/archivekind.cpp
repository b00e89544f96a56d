// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/archive/archivekind.h"

#include <algorithm>
#include <iterator>

namespace Balehook {

using namespace Qt::StringLiterals;

ArchiveKind archiveKind(QByteArrayView firstBytes)
{
    if (firstBytes.startsWith("\x1f\x8b\x08"))
        return ArchiveKind::Gzip;
    // A frame, or one of those that are skipped.
    const bool isSkippable = firstBytes.size() >= 4 && (quint8(firstBytes[0]) & 0xf0) == 0x50
        && firstBytes.sliced(1, 3) == QByteArrayView("\x2a\x4d\x18");
    if (firstBytes.startsWith("\x28\xb5\x2f\xfd") || isSkippable)
        return ArchiveKind::Zstd;
    if (firstBytes.startsWith("PK\x03\x04") || firstBytes.startsWith("PK\x05\x06"))
        return ArchiveKind::Zip;
    return ArchiveKind::None;
}

std::optional<Obstacle> unopenedKind(QByteArrayView firstBytes)
{
    if (firstBytes.startsWith("7z\xbc\xaf\x27\x1c"))
        return Obstacle{Obstacle::Kind::SevenZip};
    if (firstBytes.startsWith("Rar!\x1a\x07"))
        return Obstacle{Obstacle::Kind::Rar};
    if (firstBytes.startsWith("BZh") && firstBytes.size() > 4 && firstBytes.sliced(4).startsWith("1AY&SY"))
        return Obstacle{Obstacle::Kind::Compression, u"bzip2"_s};
    if (firstBytes.startsWith(QByteArrayView("\xfd"
                                             "7zXZ\0",
                                             6)))
        return Obstacle{Obstacle::Kind::Compression, u"xz"_s};
    if (firstBytes.startsWith("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"))
        return Obstacle{Obstacle::Kind::OldWorkbook};
    constexpr qsizetype tarSign = 257;
    if (firstBytes.size() > tarSign + 5 && firstBytes.sliced(tarSign, 5) == QByteArrayView("ustar"))
        return Obstacle{Obstacle::Kind::Tar};
    return std::nullopt;
}

} // namespace Balehook
