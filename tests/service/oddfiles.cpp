// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "service/oddfiles.h"

#include "service/demoarchives.h"
#include "service/demofiles.h"

#include <QString>

namespace Balehook::Demo {

namespace {

constexpr auto smallCsv = "row,sku,error\n2,00017,price is required\n5,00018,unknown category\n";

QByteArray picture()
{
    return QByteArray::fromBase64(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJR"
        "U5ErkJggg==");
}

/// Everything at once that a careless viewer would stumble over.
QByteArray hostileCsv()
{
    QByteArray text = "\xef\xbb\xbfrow,sku,name,error\r\n";
    const auto add = [&text](const QByteArray &cell) {
        text += QByteArray::number(text.count('\n')) + ",00017," + cell + ",price is required\r\n";
    };
    add("<img src=/etc/hostname><b>bold</b>");
    add("<script>alert(1)</script><a href=file:///etc/passwd>x</a>");
    add("=HYPERLINK(\"\"https://evil.example/\"\")");
    add("@SUM(1+1)");
    add("-2+3+cmd|' /C calc'!A0");
    add("\xe2\x80\xae"
        "csv.exe\xe2\x80\xac");
    add("a\xe2\x80\x8b"
        "b\xef\xbb\xbf"
        "c");
    add("e" + QByteArray("\xcc\x81").repeated(20'000));
    add("\x1b[31mred\x1b[0m\x07");
    add(QByteArray("nul\0nul", 7));
    add("not \xff\xfe\xc3( UTF-8");
    add('"' + QByteArray("line\r\n").repeated(50) + '"');
    add('"' + QByteArray("long ").repeated(200'000) + '"');
    text += "too,few\r\n\r\nfar,too,many,cells,in,this,one\r\n";
    add("\"a quote that never ends");
    return text;
}

} // namespace

OddFile oddFile(quint64 seed, const DemoJob &job)
{
    switch (job.fate) {
    case LinkFate::Workbook:
        return {workbookOf(smallCsv), "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"};
    case LinkFate::Zip:
        return {zipOf({{"failed.csv", failedRowsCsv(seed, job)}, {"readme.txt", "Two files.\n"}}), "application/zip"};
    case LinkFate::Gzip:
        return {gzipOf(failedRowsCsv(seed, job)), "application/gzip"};
    case LinkFate::Picture:
        return {picture(), "image/png"};
    case LinkFate::Program:
        return {QByteArray("MZ\x90\0\x03\0\0\0", 8) + QByteArray(4096, '\0'), "application/octet-stream"};
    case LinkFate::Hostile:
        return {hostileCsv(), "text/csv"};
    default:
        break;
    }
    DemoJob large = job;
    large.failed = 25'000; // 20 seconds
    return {failedRowsCsv(seed, large), "text/csv; charset=utf-8", 100'000};
}

} // namespace Balehook::Demo
