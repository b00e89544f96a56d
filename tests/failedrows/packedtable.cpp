// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/packedtable.h"

#include "failedrows/archive/zipwriter.h"
#include "failedrows/tablereading.h"
#include "failedrows/workbook/workbookwriter.h"

using namespace Balehook;

namespace {

QByteArray zipOf(const QList<std::pair<QByteArray, QByteArray>> &members)
{
    ZipWriter zip;
    QByteArray bytes;
    for (const auto &[name, content] : members) {
        zip.beginMember(bytes, name);
        zip.write(bytes, content);
        zip.endMember(bytes);
    }
    zip.end(bytes);
    return bytes;
}

QByteArray workbookOf(const Rows &rows)
{
    WorkbookWriter writer;
    QByteArray bytes;
    writer.begin(bytes, rows.value(0));
    for (const QByteArrayList &row : rows.mid(1)) {
        const std::vector<QByteArrayView> cells(row.begin(), row.end());
        writer.row(bytes, cells);
    }
    writer.end(bytes);
    return bytes;
}

} // namespace

QByteArray gzip(const QByteArray &content, bool isWhole)
{
    quint32 crc = ~0u;
    for (const char byte : content) {
        crc ^= quint8(byte);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ ((crc & 1) ? 0xedb88320u : 0u);
    }
    crc = ~crc;
    const auto little = [](quint32 value, int bytes) {
        QByteArray text;
        for (int i = 0; i < bytes; ++i)
            text += char(value >> (8 * i));
        return text;
    };
    QByteArray packed = QByteArray::fromHex("1f8b08000000000000ff");
    for (qsizetype at = 0; at < content.size() || at == 0; at += 60'000) {
        const QByteArray block = content.mid(at, 60'000);
        packed += char(at + block.size() >= content.size());
        packed += little(quint32(block.size()), 2) + little(~quint32(block.size()), 2) + block;
    }
    return isWhole ? QByteArray(packed + little(crc, 4) + little(quint32(content.size()), 4)) : packed.chopped(1000);
}

QByteArray packed(const QByteArray &csv, Packing packing)
{
    switch (packing) {
    case Packing::Gzip:
        return gzip(csv);
    case Packing::Zip:
        return zipOf({{"table.csv", csv}});
    case Packing::Workbook:
        return workbookOf(tokenized(csv));
    case Packing::None:
        break;
    }
    return csv;
}

QByteArray zipOfTwo(const QByteArray &a, const QByteArray &b)
{
    return zipOf({{"a.csv", a}, {"b.csv", b}});
}
