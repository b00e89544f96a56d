// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/format/contentkind.h"

#include "failedrows/fetch/filekind.h"
#include "failedrows/format/encodingguess.h"

#include <algorithm>
#include <iterator>

namespace Balehook {

namespace {

struct Magic
{
    QByteArrayView bytes;
    ContentKind kind;
};

// With the zero bytes that belong to them; none of them begins a text.
const Magic magics[] = {
    {"\x1f\x8b", ContentKind::Compressed}, // gzip
    {"BZh", ContentKind::Compressed},
    {QByteArrayView("\xfd"
                    "7zXZ\0",
                    6),
     ContentKind::Compressed},
    {"\x28\xb5\x2f\xfd", ContentKind::Compressed}, // zstd
    {"7z\xbc\xaf\x27\x1c", ContentKind::Compressed},
    {"Rar!\x1a\x07", ContentKind::Compressed},
    {"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", ContentKind::Workbook}, // .xls
    {"\x89PNG\r\n\x1a\n", ContentKind::Image},
    {"\xff\xd8\xff", ContentKind::Image}, // JPEG
    {"GIF87a", ContentKind::Image},
    {"GIF89a", ContentKind::Image},
    {QByteArrayView("II*\0", 4), ContentKind::Image}, // TIFF
    {QByteArrayView("MM\0*", 4), ContentKind::Image},
    {"%PDF-", ContentKind::Pdf},
    {QByteArrayView("SQLite format 3\0", 16), ContentKind::Binary},
    {QByteArrayView("PAR1\x15", 5), ContentKind::Binary}, // Parquet
};

ContentKind zipKind(QByteArrayView firstBytes)
{
    // The first names in the archive say whose it is.
    static constexpr QByteArrayView workbookSigns[] = {"xl/", "[Content_Types].xml",
                                                       "application/vnd.oasis.opendocument.spreadsheet"};
    const bool isWorkbook = std::any_of(std::begin(workbookSigns), std::end(workbookSigns),
                                        [&](QByteArrayView sign) { return firstBytes.contains(sign); });
    const bool isDocument = firstBytes.contains("word/") || firstBytes.contains("ppt/");
    return isWorkbook && !isDocument ? ContentKind::Workbook : ContentKind::Zip;
}

bool isImageContainer(QByteArrayView bytes)
{
    const bool isWebP = bytes.startsWith("RIFF") && bytes.size() >= 12 && bytes.sliced(8, 4) == "WEBP";
    // "BM" alone may begin a text; in a bitmap four zero bytes follow on the size.
    const bool isBitmap =
        bytes.startsWith("BM") && bytes.size() >= 10 && bytes.sliced(6, 4) == QByteArrayView("\0\0\0\0", 4);
    return isWebP || isBitmap;
}

ContentKind markupKind(QByteArrayView text)
{
    const QByteArray start = text.first(std::min<qsizetype>(text.size(), 1024)).toByteArray().toLower();
    if (start.startsWith("<!doctype html") || start.startsWith("<html") || start.startsWith("<head"))
        return ContentKind::WebPage;
    if (start.startsWith("<?xml"))
        return start.contains("<html") ? ContentKind::WebPage
            : start.contains("<svg")   ? ContentKind::Image
                                       : ContentKind::Xml;
    if (start.startsWith("<svg"))
        return ContentKind::Image;
    return start.startsWith("<error>") || start.startsWith("<!--") ? ContentKind::Xml : ContentKind::Table;
}

bool isJson(QByteArrayView text)
{
    if (!text.startsWith('{') && !text.startsWith('['))
        return false;
    const QByteArrayView inner = text.sliced(1).trimmed();
    return inner.startsWith('"') || inner.startsWith('{') || inner.startsWith('[');
}

/// Texts hold next to no control characters. Some zeros are borne: they fill up cells.
bool isBinary(QByteArrayView bytes)
{
    const TextEncoding encoding = guessEncoding(bytes).encoding;
    if (encoding == TextEncoding::Utf16LE || encoding == TextEncoding::Utf16BE)
        return false;
    const auto controls = std::count_if(bytes.begin(), bytes.end(), [](char byte) {
        return (quint8(byte) < 0x20 && byte != 0 && !(byte >= '\t' && byte <= '\r') && byte != 0x1b) || byte == 0x7f;
    });
    const auto zeros = std::count(bytes.begin(), bytes.end(), '\0');
    return controls * 20 > bytes.size() || zeros * 2 > bytes.size();
}

} // namespace

ContentKind contentKind(QByteArrayView firstBytes)
{
    const QByteArrayView bytes = firstBytes.first(std::min(firstBytes.size(), contentKindBytes));
    if (bytes.startsWith("PK\x03\x04") || bytes.startsWith("PK\x05\x06"))
        return zipKind(bytes);
    const auto magic = std::find_if(std::begin(magics), std::end(magics),
                                    [bytes](const Magic &each) { return bytes.startsWith(each.bytes); });
    if (magic != std::end(magics))
        return magic->kind;
    if (isImageContainer(bytes))
        return ContentKind::Image;
    if (fileKind(bytes.toByteArray(), {}) == FileKind::Program)
        return ContentKind::Program;
    if (bytes.startsWith("\xff\xfe") || bytes.startsWith("\xfe\xff"))
        return bytes.size() > 2 ? ContentKind::Table : ContentKind::Empty;
    const QByteArrayView text = (bytes.startsWith("\xef\xbb\xbf") ? bytes.sliced(3) : bytes).trimmed();
    if (text.isEmpty())
        return ContentKind::Empty;
    if (isJson(text))
        return ContentKind::Json;
    if (const ContentKind markup = markupKind(text); markup != ContentKind::Table)
        return markup;
    return isBinary(bytes) ? ContentKind::Binary : ContentKind::Table;
}

} // namespace Balehook
