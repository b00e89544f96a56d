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

class Pieces final : public ByteStream
{
public:
    Pieces(QByteArrayView bytes, qint64 piece)
        : m_bytes(bytes)
        , m_piece(piece)
    { }

    qint64 read(char *to, qint64 size) override
    {
        const qint64 count = std::min({size, m_piece, m_bytes.size() - m_at});
        std::memcpy(to, m_bytes.data() + m_at, std::size_t(count));
        m_at += count;
        return count;
    }
    double share() const override { return 0; }

private:
    const QByteArrayView m_bytes;
    const qint64 m_piece;
    qint64 m_at = 0;
};

QByteArray rowsOf(QByteArrayView text, bool isOpen, qint64 piece)
{
    Bounds bounds;
    bounds.spooledBytes = 1'000'000;
    bounds.rows = 1'000;
    const auto stop = std::make_shared<std::atomic_bool>(false);
    Spool spool(stop, bounds.spooledBytes);
    SharedStrings strings(stop, bounds);
    demand(spool.open().ok());
    Pieces texts(text, piece);
    readSharedStrings(texts, strings, bounds, *stop);
    Pieces part(text, piece);
    if (isOpen)
        readOpenSheet(part, 0, spool, bounds);
    else
        readSheet(part, {{NumberKind::Date}, false, &strings}, spool, bounds);
    QByteArray rows(spool.size(), Qt::Uninitialized);
    demand(rows.isEmpty() || spool.read(rows.data(), 0, rows.size()).ok());
    demand(rows.isEmpty() || rows.endsWith('\n'));
    return rows;
}

} // namespace

/// The first byte chooses the kind of sheet, the second the size of the pieces. The rows are the same however it comes.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 2)
        return 0;
    const QByteArrayView text(reinterpret_cast<const char *>(data) + 2, qsizetype(size) - 2);
    std::ignore = readCellFormats(text, {});
    const bool isOpen = data[0] % 2;
    demand(rowsOf(text, isOpen, 1 + data[1]) == rowsOf(text, isOpen, text.size() + 1));
    return 0;
}
