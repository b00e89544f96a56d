// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/format/sniffer.h"

#include "failedrows/format/delimiterguess.h"
#include "failedrows/format/encodingguess.h"
#include "failedrows/format/headerguess.h"
#include "failedrows/text/rowtokenizer.h"
#include "failedrows/text/utf8transcoder.h"

#include <algorithm>

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
    const QByteArray text = toUtf8(firstBytes.sliced(bomLength), encoding);
    const Delimiter delimiter = guessDelimiter(text, isWhole);
    sniffed.format = {encoding, bomLength, delimiter, guessHeader(sampleRows(text, isWhole, delimiter))};
    return sniffed;
}

Sniffed sniffTable(QByteArrayView firstBytes, bool isWhole, const Delimiter &delimiter)
{
    const bool hasHeader = guessHeader(sampleRows(firstBytes.toByteArray(), isWhole, delimiter));
    return {ContentKind::Table, {TextEncoding::Utf8, 0, delimiter, hasHeader}};
}

} // namespace Balehook
