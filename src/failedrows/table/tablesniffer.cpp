// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/table/tablesniffer.h"

#include "failedrows/format/encodingguess.h"
#include "failedrows/table/tablefile.h"
#include "failedrows/text/eightbytes.h"
#include "failedrows/workbook/celltext.h"

#include <algorithm>

namespace Balehook {

namespace {

/// Where the first byte that is not ASCII stands; the size of \a bytes where all are.
qsizetype asciiBytes(QByteArrayView bytes)
{
    constexpr qsizetype step = sizeof(quint64);
    qsizetype at = 0;
    while (at + step <= bytes.size() && (eightBytes(bytes.data() + at) & notAscii) == 0)
        at += step;
    while (at < bytes.size() && quint8(bytes[at]) < 0x80)
        ++at;
    return at;
}

/// At most \a size bytes from \a offset on: those that are there once \a wanted are, or the text has ended.
Result<QByteArray> bytesAt(TableFile &file, qint64 offset, qint64 size, qint64 wanted)
{
    const Result<qint64> there = file.waitFor(offset + wanted - 1);
    if (!there)
        return there.error();
    QByteArray bytes(std::clamp<qint64>(there.value() - offset, 0, size), Qt::Uninitialized);
    if (const Outcome read = file.read(bytes.data(), offset, bytes.size()); !read)
        return read.error();
    return bytes;
}

/// How a text is encoded whose first \a begin bytes are ASCII, which most encodings have in common.
Result<TextEncoding> encodingBehind(TableFile &file, qint64 begin)
{
    constexpr qint64 pieceBytes = 256 * 1024;
    constexpr qint64 mostBytes = qint64(32) * 1024 * 1024; // looking on would keep the first rows waiting
    for (qint64 at = begin; at < mostBytes;) {
        const qint64 size = std::min(pieceBytes, mostBytes - at);
        const Result<QByteArray> piece = bytesAt(file, at, size, size);
        if (!piece)
            return piece.error();
        if (piece.value().isEmpty())
            break;
        const qsizetype ascii = asciiBytes(piece.value());
        at += ascii;
        if (ascii == piece.value().size())
            continue;
        const Result<QByteArray> others = bytesAt(file, at, sniffedBytes, sniffedBytes);
        return others ? Result<TextEncoding>(guessByteEncoding(others.value())) : others.error();
    }
    return TextEncoding::Utf8;
}

} // namespace

Result<Sniffed> sniffFile(TableFile &file, bool isRows)
{
    const Result<QByteArray> first = bytesAt(file, 0, sniffedBytes, isRows ? 1 : sniffedBytes);
    if (!first)
        return first.error();
    const QByteArray &firstBytes = first.value();
    if (const Outcome checked = file.check(); !checked && firstBytes.isEmpty())
        return checked.error();
    const bool isWhole = file.size() == firstBytes.size();
    if (isRows)
        return sniffTable(firstBytes, isWhole, spooledDelimiter);
    Sniffed sniffed = sniff(firstBytes, isWhole);
    const bool isOpen = sniffed.kind == ContentKind::Table && sniffed.format.encoding == TextEncoding::Utf8
        && !sniffed.format.hasMark && !isWhole;
    if (isOpen && asciiBytes(firstBytes) == firstBytes.size()) {
        const Result<TextEncoding> encoding = encodingBehind(file, firstBytes.size());
        if (!encoding)
            return encoding.error();
        sniffed.format.encoding = encoding.value();
    }
    return sniffed;
}

} // namespace Balehook
