// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/workbook/cellformats.h"
#include "failedrows/workbook/opensheetreader.h"
#include "failedrows/workbook/sharedstrings.h"
#include "failedrows/workbook/sharedstringsreader.h"
#include "failedrows/workbook/sheetreader.h"

#include "demand.h"

#include <cstring>

using namespace Balehook;
using namespace Balehook::Fuzzing;

namespace {

/// Bytes that come in pieces of sizes that seem random, up to \a most; where that is 0, all at once.
class Pieces final : public ByteStream
{
public:
    Pieces(QByteArrayView bytes, std::uint8_t most)
        : m_bytes(bytes)
        , m_most(most)
    { }

    qint64 read(char *to, qint64 size) override
    {
        m_state = m_state * 1'664'525 + 1'013'904'223;
        const qint64 piece = m_most > 0 ? 1 + qint64(m_state >> 16) % m_most : m_bytes.size();
        const qint64 count = std::min({size, piece, m_bytes.size() - m_at});
        std::memcpy(to, m_bytes.data() + m_at, std::size_t(count));
        m_at += count;
        return count;
    }
    double share() const override { return 0; }

private:
    const QByteArrayView m_bytes;
    const std::uint8_t m_most;
    quint32 m_state = 1;
    qint64 m_at = 0;
};

/// The parts of a workbook.
struct Parts
{
    QByteArrayView sheet;
    QByteArrayView strings;
    QByteArrayView styles;
};

/// What was read of them.
struct Workbook
{
    CellFormats formats;
    bool hasFormats = false;
    QByteArray texts; ///< a line each
    bool hasTexts = false; ///< without a failure
    QByteArray rows;
    bool hasRows = false;

    friend bool operator==(const Workbook &a, const Workbook &b) = default;
};

Workbook read(const Parts &parts, bool isOpen, std::uint8_t mostOfPiece)
{
    Bounds bounds;
    bounds.spooledBytes = 1'000'000;
    bounds.rows = 1'000;
    const auto stop = std::make_shared<std::atomic_bool>(false);
    Workbook workbook;

    Pieces styles(parts.styles, mostOfPiece);
    const auto formats = readCellFormats(styles, bounds, *stop);
    workbook.hasFormats = formats ? true : false;
    workbook.formats = formats ? formats.value() : CellFormats{NumberKind::Number, NumberKind::Date};

    SharedStrings strings(stop, bounds);
    demand(strings.open().ok());
    Pieces texts(parts.strings, mostOfPiece);
    readSharedStrings(texts, strings, bounds, *stop);
    for (qint64 index = 0; strings.appendTo(workbook.texts, index); ++index)
        workbook.texts += '\n';
    workbook.hasTexts = !strings.failure();

    Spool spool(stop, bounds.spooledBytes);
    demand(spool.open().ok());
    Pieces sheet(parts.sheet, mostOfPiece);
    if (isOpen)
        readOpenSheet(sheet, 0, spool, bounds);
    else
        readSheet(sheet, {workbook.formats, false, &strings}, spool, bounds);
    workbook.hasRows = !spool.failure();
    workbook.rows = QByteArray(spool.size(), Qt::Uninitialized);
    demand(workbook.rows.isEmpty() || spool.read(workbook.rows.data(), 0, workbook.rows.size()).ok());
    demand(workbook.rows.isEmpty() || workbook.rows.endsWith('\n'));
    return workbook;
}

/// Up to the next NUL, which no XML has.
QByteArrayView nextPart(QByteArrayView &rest)
{
    const qsizetype end = rest.indexOf('\0');
    const QByteArrayView part = end < 0 ? rest : rest.first(end);
    rest = end < 0 ? QByteArrayView() : rest.sliced(end + 1);
    return part;
}

} // namespace

/// The first byte chooses the kind of sheet, the second the sizes of the pieces; the sheet, the texts and the styles
/// follow. Rows, texts and styles are the same however the bytes arrive.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 2)
        return 0;
    QByteArrayView rest(reinterpret_cast<const char *>(data) + 2, qsizetype(size) - 2);
    const QByteArrayView sheet = nextPart(rest);
    const QByteArrayView strings = nextPart(rest);
    const Parts parts{sheet, strings.isEmpty() ? sheet : strings, rest.isEmpty() ? sheet : rest};
    const bool isOpen = data[0] % 2;
    demand(read(parts, isOpen, std::max<std::uint8_t>(1, data[1])) == read(parts, isOpen, 0));
    return 0;
}
