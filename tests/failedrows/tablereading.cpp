// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/tablereading.h"

#include "failedrows/table/rowreader.h"
#include "failedrows/table/tablefile.h"
#include "failedrows/text/rowtokenizer.h"

using namespace Balehook;
using namespace Qt::StringLiterals;

Rows tokenized(const QByteArray &text, const Delimiter &delimiter)
{
    QByteArray padded = text;
    padded.append(RowTokenizer::padding, '\0');
    RowTokenizer tokenizer(delimiter);
    tokenizer.setData(QByteArrayView(padded).first(text.size()), true, 0);
    Rows rows;
    while (tokenizer.next() == RowTokenizer::Step::Row) {
        QByteArrayList &row = rows.emplaceBack();
        for (const QByteArrayView cell : tokenizer.cells())
            row += cell.toByteArray();
    }
    return rows;
}

Rows tokenizedInPieces(const QByteArray &text, const Delimiter &delimiter)
{
    RowTokenizer tokenizer(delimiter);
    Rows rows;
    qsizetype gone = 0;
    for (qsizetype size = 0; size <= text.size(); ++size) {
        const qsizetype dropped = tokenizer.position();
        gone += dropped;
        QByteArray piece = text.sliced(gone, size - gone);
        const qsizetype pieceSize = piece.size();
        piece.append(RowTokenizer::padding, '\0');
        tokenizer.setData(QByteArrayView(piece).first(pieceSize), size == text.size(), dropped);
        while (tokenizer.next() == RowTokenizer::Step::Row) {
            QByteArrayList &row = rows.emplaceBack();
            for (const QByteArrayView cell : tokenizer.cells())
                row += cell.toByteArray();
        }
    }
    return rows;
}

TableOnDisk::TableOnDisk(const QByteArray &content)
    : m_path(m_folder.filePath(u"table.csv"_s))
{
    write(content);
}

void TableOnDisk::write(const QByteArray &content) const
{
    QFile file(m_path);
    const bool isWritten = file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
    Q_ASSERT(isWritten);
}

QList<TableOnDisk::Row> TableOnDisk::read(const TableFormat &format) const
{
    TableFile file(m_path);
    if (!file.open())
        return {};
    RowReader reader(file, format, {format.skippedBytes, file.stamp().size, 0}, 0);
    QList<Row> rows;
    while (reader.next()) {
        Row &row = rows.emplaceBack();
        row.number = reader.row().number;
        row.offset = reader.row().offset;
        row.isCut = reader.row().flags.isCut;
        if (reader.row().flags.hasOpenQuote)
            row.openQuote = reader.openQuote();
        for (const QByteArrayView cell : reader.row().cells)
            row.cells += cell.toByteArray();
    }
    return reader.error() ? QList<Row>() : rows;
}
