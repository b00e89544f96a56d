// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "service/demoarchives.h"

#include <QtEndian>

#include <algorithm>
#include <array>

namespace Balehook::Demo {

namespace {

template <typename T>
QByteArray little(T value)
{
    QByteArray bytes(sizeof(T), Qt::Uninitialized);
    qToLittleEndian(value, bytes.data());
    return bytes;
}

constexpr std::array<quint32, 256> makeCrcTable()
{
    std::array<quint32, 256> table{};
    for (quint32 i = 0; i < 256; ++i) {
        quint32 value = i;
        for (int bit = 0; bit < 8; ++bit)
            value = (value >> 1) ^ ((value & 1) ? 0xedb88320u : 0u);
        table[i] = value;
    }
    return table;
}

quint32 crc32(const QByteArray &bytes)
{
    static constexpr auto table = makeCrcTable();
    quint32 crc = ~0u;
    for (const char byte : bytes)
        crc = (crc >> 8) ^ table[(crc ^ quint8(byte)) & 0xff];
    return ~crc;
}

/// What the two headers of a zip entry have in common: from "version needed" to the length of the name.
QByteArray zipFacts(const QByteArray &name, const QByteArray &content)
{
    constexpr quint16 version = 20;
    constexpr quint16 utf8Names = 0x800;
    constexpr quint16 firstDate = 0x21; // 1980-01-01
    const quint32 size = quint32(content.size());
    return little(version) + little(utf8Names) + little(quint16(0)) + little(quint16(0)) + little(firstDate)
        + little(crc32(content)) + little(size) + little(size) + little(quint16(name.size())) + little(quint16(0));
}

QByteArray xmlEscaped(QByteArray text)
{
    return text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
}

constexpr auto prolog = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";
constexpr auto officeTypes = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
constexpr auto packageTypes = "http://schemas.openxmlformats.org/package/2006";
constexpr auto sheetTypes = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

QByteArray relation(const QByteArray &type, const QByteArray &target)
{
    return QByteArray(prolog) + "<Relationships xmlns=\"" + packageTypes
        + "/relationships\"><Relationship Id=\"r1\" Type=\"" + officeTypes + '/' + type + "\" Target=\"" + target
        + "\"/></Relationships>";
}

} // namespace

QByteArray zipOf(const ArchiveEntries &entries)
{
    QByteArray files;
    QByteArray directory;
    for (const auto &[name, content] : entries) {
        const QByteArray facts = zipFacts(name, content);
        directory +=
            "PK\x01\x02" + little(quint16(20)) + facts + QByteArray(10, '\0') + little(quint32(files.size())) + name;
        files += "PK\x03\x04" + facts + name + content;
    }
    const quint16 count = quint16(entries.size());
    return files + directory + "PK\x05\x06" + QByteArray(4, '\0') + little(count) + little(count)
        + little(quint32(directory.size())) + little(quint32(files.size())) + little(quint16(0));
}

QByteArray gzipOf(const QByteArray &content)
{
    constexpr qsizetype longestBlock = 65'535;
    QByteArray zipped("\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff", 10);
    qsizetype at = 0;
    do {
        const QByteArray block = content.mid(at, longestBlock);
        at += block.size();
        const quint16 size = quint16(block.size());
        zipped += char(at >= content.size() ? 1 : 0);
        zipped += little(size) + little(quint16(~size)) + block;
    } while (at < content.size());
    return zipped + little(crc32(content)) + little(quint32(content.size()));
}

QByteArray workbookOf(const QByteArray &csv)
{
    QByteArray rows;
    for (const QByteArray &line : csv.split('\n')) {
        if (line.isEmpty())
            continue;
        rows += "<row>";
        for (const QByteArray &cell : line.split(','))
            rows += "<c t=\"inlineStr\"><is><t>" + xmlEscaped(cell) + "</t></is></c>";
        rows += "</row>";
    }
    const QByteArray contentType = "application/vnd.openxmlformats-officedocument.spreadsheetml.";
    return zipOf(
        {{"[Content_Types].xml",
          QByteArray(prolog) + "<Types xmlns=\"" + packageTypes
              + "/content-types\"><Default Extension=\"rels\" ContentType=\""
                "application/vnd.openxmlformats-package.relationships+xml\"/><Override PartName=\"/xl/workbook.xml\" "
                "ContentType=\""
              + contentType + "sheet.main+xml\"/><Override PartName=\"/xl/worksheets/sheet1.xml\" ContentType=\""
              + contentType + "worksheet+xml\"/></Types>"},
         {"_rels/.rels", relation("officeDocument", "xl/workbook.xml")},
         {"xl/workbook.xml",
          QByteArray(prolog) + "<workbook xmlns=\"" + sheetTypes + "\" xmlns:r=\"" + officeTypes
              + "\"><sheets><sheet name=\"Failed rows\" sheetId=\"1\" r:id=\"r1\"/></sheets></workbook>"},
         {"xl/_rels/workbook.xml.rels", relation("worksheet", "worksheets/sheet1.xml")},
         {"xl/worksheets/sheet1.xml",
          QByteArray(prolog) + "<worksheet xmlns=\"" + sheetTypes + "\"><sheetData>" + rows
              + "</sheetData></worksheet>"}});
}

} // namespace Balehook::Demo
