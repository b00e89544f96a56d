// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/format/sniffer.h"

#include "failedrows/format/delimiterguess.h"
#include "failedrows/format/encodingguess.h"
#include "failedrows/format/headerguess.h"
#include "failedrows/text/rowtokenizer.h"
#include "failedrows/text/utf8transcoder.h"

#include <algorithm>
#include <optional>

namespace Balehook {

namespace {

QByteArray toUtf8(QByteArrayView bytes, TextEncoding encoding)
{
    if (!Utf8Transcoder::isNeeded(encoding))
        return bytes.toByteArray();
    QByteArray text(Utf8Transcoder::mostBytes(bytes.size()), Qt::Uninitialized);
    Utf8Transcoder transcoder(encoding);
    text.truncate(transcoder.append(text.data(), bytes) - text.data());
    return text;
}

/// A first line for Excel, "sep=;", which is no row.
struct SeparatorLine
{
    Delimiter delimiter;
    qsizetype size = 0; ///< with its line break
};

std::optional<SeparatorLine> separatorLine(QByteArrayView text)
{
    constexpr qsizetype longest = 20;
    const QByteArrayView begin = text.first(std::min(text.size(), longest));
    const qsizetype end =
        std::find_if(begin.begin(), begin.end(), [](char c) { return c == '\n' || c == '\r'; }) - begin.begin();
    const qsizetype size = end + (begin.sliced(end).startsWith("\r\n") ? 2 : 1);
    if (size >= text.size())
        return std::nullopt;
    QByteArrayView line = begin.first(end);
    if (line.size() > 2 && line.startsWith('"') && line.endsWith('"'))
        line = line.sliced(1, line.size() - 2);
    const QByteArrayView name = "sep=";
    if (line.size() != name.size() + 1 || line.first(name.size()).compare(name, Qt::CaseInsensitive) != 0)
        return std::nullopt;
    const QChar character = QLatin1Char(line.back());
    const auto delimiter = Delimiter::of(QString(character));
    if (!delimiter || character.unicode() >= 0x80 || character.isLetterOrNumber())
        return std::nullopt;
    return SeparatorLine{*delimiter, size};
}

SampleRows sampleRows(QByteArray text, bool isWhole, const Delimiter &delimiter)
{
    constexpr size_t mostRows = 50;
    const qsizetype size = text.size();
    text.append(RowTokenizer::padding, '\0');
    RowTokenizer tokenizer(delimiter);
    tokenizer.setData(QByteArrayView(text).first(size), isWhole, 0);
    SampleRows rows;
    while (rows.size() < mostRows && tokenizer.next() == RowTokenizer::Step::Row) {
        std::vector<QByteArray> &row = rows.emplace_back();
        for (const QByteArrayView cell : tokenizer.cells())
            row.push_back(cell.toByteArray());
    }
    return rows;
}

} // namespace

Sniffed sniff(QByteArrayView firstBytes, bool isWhole)
{
    Sniffed sniffed;
    sniffed.kind = contentKind(firstBytes);
    if (sniffed.kind != ContentKind::Table)
        return sniffed;
    const auto [encoding, bomLength] = guessEncoding(firstBytes);
    QByteArray text = toUtf8(firstBytes.sliced(bomLength), encoding);
    qint64 skipped = bomLength;
    const std::optional<SeparatorLine> stated = separatorLine(text);
    if (stated) {
        skipped += Utf8Transcoder::fileBytes(encoding, QByteArrayView(text).first(stated->size));
        text.remove(0, stated->size);
    }
    const Delimiter delimiter = stated ? stated->delimiter : guessDelimiter(text, isWhole);
    const bool hasHeader = guessHeader(sampleRows(text, isWhole, delimiter));
    sniffed.format = {encoding, int(skipped), delimiter, hasHeader, bomLength > 0};
    return sniffed;
}

Sniffed sniffTable(QByteArrayView firstBytes, bool isWhole, const Delimiter &delimiter)
{
    const bool hasHeader = guessHeader(sampleRows(firstBytes.toByteArray(), isWhole, delimiter));
    return {ContentKind::Table, {TextEncoding::Utf8, 0, delimiter, hasHeader}};
}

} // namespace Balehook
