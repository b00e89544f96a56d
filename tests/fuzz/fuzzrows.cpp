// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/format/sniffer.h"
#include "failedrows/table/cellsearch.h"
#include "failedrows/text/rowtokenizer.h"
#include "failedrows/text/utf8transcoder.h"

#include "demand.h"

using namespace Balehook;
using namespace Balehook::Fuzzing;

namespace {

using Row = std::vector<QByteArray>;

/// Reads a text that is given in pieces of this size, each in a buffer of its own, so that a byte read too much is
/// seen.
std::vector<Row> rowsOf(QByteArrayView text, const Delimiter &delimiter, qsizetype pieceSize)
{
    RowTokenizer tokenizer(delimiter);
    std::vector<Row> rows;
    qsizetype gone = 0;
    std::vector<char> buffer;
    for (qsizetype behind = 0;;) {
        behind = std::min(behind + pieceSize, text.size());
        const qsizetype dropped = tokenizer.position();
        gone += dropped;
        const QByteArrayView piece = text.sliced(gone, behind - gone);
        std::vector<char> next(size_t(piece.size() + RowTokenizer::padding), '\0');
        std::copy(piece.begin(), piece.end(), next.begin());
        buffer.swap(next);
        tokenizer.setData(QByteArrayView(buffer.data(), piece.size()), behind == text.size(), dropped);
        RowTokenizer::Step step = tokenizer.next();
        for (; step == RowTokenizer::Step::Row; step = tokenizer.next()) {
            demand(!tokenizer.cells().empty() && tokenizer.rowBegin() <= tokenizer.rowEnd());
            Row &row = rows.emplace_back();
            for (const QByteArrayView cell : tokenizer.cells())
                row.push_back(cell.toByteArray());
        }
        demand(step == (behind == text.size() ? RowTokenizer::Step::End : RowTokenizer::Step::NeedsMore));
        if (behind == text.size())
            return rows;
    }
}

/// Each row read alone is what it was among the others.
void checkJumps(QByteArrayView text, const Delimiter &delimiter, const std::vector<Row> &rows)
{
    QByteArray padded = text.toByteArray();
    padded.append(RowTokenizer::padding, '\0');
    RowTokenizer tokenizer(delimiter);
    tokenizer.setData(QByteArrayView(padded).first(text.size()), true, 0);
    std::vector<qsizetype> begins;
    while (tokenizer.next() == RowTokenizer::Step::Row)
        begins.push_back(tokenizer.rowBegin());
    demand(begins.size() == rows.size());
    begins.push_back(text.size());
    for (size_t i = 0; i < rows.size(); ++i) {
        const auto alone = rowsOf(text.sliced(begins[i], begins[i + 1] - begins[i]), delimiter, text.size());
        demand(alone.size() == 1 && alone.front() == rows[i]);
    }
}

void checkTranscoder(QByteArrayView bytes, TextEncoding encoding, qsizetype pieceSize)
{
    Utf8Transcoder transcoder(encoding);
    QByteArray text(Utf8Transcoder::mostBytes(bytes.size()), '\0');
    char *end = text.data();
    for (qsizetype at = 0; at < bytes.size(); at += pieceSize)
        end = transcoder.append(end, bytes.sliced(at, std::min(pieceSize, bytes.size() - at)));
    end = transcoder.finish(end);
    demand(end <= text.data() + text.size());
    text.truncate(end - text.data());
    const bool isUtf16 = encoding != TextEncoding::Windows1252;
    const qsizetype units = isUtf16 ? (bytes.size() + 1) / 2 * 2 : bytes.size();
    demand(Utf8Transcoder::fileBytes(encoding, text) == units);
}

} // namespace

/// The first byte chooses a delimiter, the second the size of the pieces, the rest is the file.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 2)
        return 0;
    const QByteArrayView text(reinterpret_cast<const char *>(data) + 2, qsizetype(size) - 2);
    const Delimiter single(",;\t|"[data[0] % 4]);
    // The upper bits are those of the kept corpus, whose files are read as before.
    const Delimiter delimiter = data[0] < 248 ? single
        : data[0] < 254                       ? *Delimiter::of(QString(2 + data[0] % 2, u'|'))
                                              : *Delimiter::atPlaces({0, 1 + data[0] % 2, 7, 19});
    const qsizetype pieceSize = 1 + data[1];
    sniff(text, data[0] % 8 < 4);
    const std::vector<Row> rows = rowsOf(text, delimiter, std::max<qsizetype>(text.size(), 1));
    demand(rowsOf(text, delimiter, pieceSize) == rows);
    checkJumps(text, delimiter, rows);
    for (const TextEncoding encoding : {TextEncoding::Utf16LE, TextEncoding::Utf16BE, TextEncoding::Windows1252})
        checkTranscoder(text, encoding, pieceSize);
    static const FoldedNeedle needle(u"ske");
    if (const qsizetype at = needle.indexIn(text); at >= 0)
        demand(needle.indexIn(text.sliced(at)) == 0 && at < text.size());
    return 0;
}
