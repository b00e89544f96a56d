// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Files that have to be unpacked, in the page: a workbook with two million different texts, and a compressed CSV file.
// Rows that are exported as a workbook.
//
//     balehook-bench-workbook [ROWS]

#include "bench/exportfigure.h"
#include "bench/failedrowsfile.h"
#include "bench/figure.h"
#include "bench/rowspagefigures.h"
#include "failedrows/archive/zipdirectory.h"
#include "failedrows/archive/zipmember.h"
#include "failedrows/archive/zipwriter.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QLocale>
#include <QProcess>
#include <QTemporaryDir>

#include <expat.h>

using namespace Qt::StringLiterals;
using namespace Balehook;
using namespace Balehook::Bench;

namespace {

constexpr int textColumns = 8;
constexpr int columns = 12; ///< the others are numbers and dates

/// Writes an .xlsx file of \a rows rows: 8 columns of shared texts, of which there are twice as many as rows, two of
/// numbers and two of dates. The last text is the reason.
class WorkbookFile final
{
public:
    explicit WorkbookFile(const QString &path)
        : m_file(path)
    { }

    bool write(int rows)
    {
        if (!m_file.open(QFile::WriteOnly))
            return false;
        part("[Content_Types].xml", "<Types/>");
        part("_rels/.rels",
             "<Relationships><Relationship Id='a' Type='x/officeDocument' Target='w.xml'/></Relationships>");
        part("w.xml", "<workbook xmlns:r='r'><sheets><sheet name='Errors' r:id='s'/></sheets></workbook>");
        part("_rels/w.xml.rels",
             "<Relationships><Relationship Id='s' Type='x/worksheet' Target='s.xml'/><Relationship Id='t' "
             "Type='x/sharedStrings' Target='t.xml'/><Relationship Id='f' Type='x/styles' "
             "Target='f.xml'/></Relationships>");
        part("f.xml", "<styleSheet><cellXfs><xf numFmtId='0'/><xf numFmtId='14'/></cellXfs></styleSheet>");
        m_zip.beginMember(m_out, "s.xml");
        sheet(rows);
        m_zip.endMember(m_out);
        m_zip.beginMember(m_out, "t.xml");
        texts(rows);
        m_zip.endMember(m_out);
        m_zip.end(m_out);
        flush();
        return m_file.error() == QFile::NoError;
    }

private:
    void part(const QByteArray &name, const QByteArray &content)
    {
        m_zip.beginMember(m_out, name);
        m_zip.write(m_out, content);
        m_zip.endMember(m_out);
    }
    void flush()
    {
        m_file.write(m_out);
        m_out.resize(0);
    }
    void add(const QByteArray &xml)
    {
        m_xml += xml;
        if (m_xml.size() > 256 * 1024)
            deflate();
    }
    void deflate()
    {
        m_zip.write(m_out, m_xml);
        m_xml.resize(0);
        flush();
    }

    /// The header, then rows: two of the texts of a row are its own, the others come again.
    void sheet(int rows)
    {
        add("<worksheet><sheetData>");
        for (int row = 0; row <= rows; ++row) {
            const QByteArray number = QByteArray::number(row + 1);
            QByteArray xml = "<row r=\"" + number + "\">";
            for (int column = 0; column < columns; ++column) {
                const QByteArray place = char('A' + column) + number;
                if (row == 0 || column < textColumns) {
                    const int text = row == 0 ? column
                        : column < 2          ? columns + 2 * (row - 1) + column
                                              : columns + (row * 7 + column * 13) % (2 * std::min(rows, 40));
                    xml += "<c r=\"" + place + "\" t=\"s\"><v>" + QByteArray::number(text) + "</v></c>";
                } else if (column < 10) {
                    xml += "<c r=\"" + place + "\"><v>" + QByteArray::number(row * 0.25) + "</v></c>";
                } else {
                    xml += "<c r=\"" + place + "\" s=\"1\"><v>" + QByteArray::number(45'000 + row % 900) + "</v></c>";
                }
            }
            add(xml + "</row>");
        }
        add("</sheetData></worksheet>");
        deflate();
    }

    void texts(int rows)
    {
        add("<sst>");
        for (int column = 0; column < columns; ++column)
            add(column == textColumns - 1 ? QByteArray("<si><t>error</t></si>")
                                          : "<si><t>column " + QByteArray::number(column) + "</t></si>");
        for (int text = 0; text < 2 * rows; ++text)
            add("<si><t>text " + QByteArray::number(text) + " of the workbook</t></si>");
        add("</sst>");
        deflate();
    }

    QFile m_file;
    ZipWriter m_zip;
    QByteArray m_out;
    QByteArray m_xml;
};

/// Milliseconds to inflate and to parse the texts and the sheet, with handlers that do nothing.
double msOfExpat(const QString &path)
{
    QElapsedTimer timer;
    timer.start();
    FileSource source(path);
    if (!source.open())
        return -1;
    const auto directory = ZipDirectory::read(source, Bounds());
    if (!directory)
        return -1;
    for (const QString &name : {u"t.xml"_s, u"s.xml"_s}) {
        ZipMember member(source, *directory.value().find(name));
        const std::unique_ptr<XML_ParserStruct, decltype(&XML_ParserFree)> parser(XML_ParserCreate(nullptr),
                                                                                  &XML_ParserFree);
        XML_SetElementHandler(
            parser.get(), [](void *, const XML_Char *, const XML_Char **) {}, [](void *, const XML_Char *) {});
        XML_SetCharacterDataHandler(parser.get(), [](void *, const XML_Char *, int) {});
        for (qint64 size = 1; size > 0;) {
            constexpr int piece = 256 * 1024;
            void *const buffer = XML_GetBuffer(parser.get(), piece);
            size = member.read(static_cast<char *>(buffer), piece);
            if (size < 0 || XML_ParseBuffer(parser.get(), int(size), size == 0) != XML_STATUS_OK)
                return -1;
        }
    }
    return double(timer.nsecsElapsed()) / 1e6;
}

/// gzip -dc to nothing.
double msOfGzip(const QString &path)
{
    QElapsedTimer timer;
    timer.start();
    QProcess process;
    process.setStandardOutputFile(QProcess::nullDevice());
    process.start(u"gzip"_s, {u"-dc"_s, path});
    const bool isDone = process.waitForFinished(120'000) && process.exitCode() == 0;
    return isDone ? double(timer.nsecsElapsed()) / 1e6 : -1;
}

} // namespace

int main(int argc, char **argv)
{
    const QApplication application(argc, argv);
    const int rows = argc > 1 ? QByteArray(argv[1]).toInt() : 1'000'000;
    const QTemporaryDir folder;
    const QString count = QLocale(QLocale::English).toString(rows);

    const QString workbook = folder.filePath(u"rows.xlsx"_s);
    if (!WorkbookFile(workbook).write(rows))
        return 1;
    if (!measurePackedPage({u"workbook of %1 rows"_s.arg(count), workbook, rows}, u"inflate and expat doing nothing"_s,
                           [&] { return msOfExpat(workbook); }))
        return 1;
    QFile::remove(workbook);

    const QString text = folder.filePath(u"rows.csv"_s);
    if (!writeFailedRows(text, rows) || !measureWorkbookExport(text, rows))
        return 1;
    const qint64 csvRows = qint64(rows) * 2;
    if (!writeFailedRows(text, int(csvRows)) || QProcess::execute(u"gzip"_s, {u"-1"_s, text}) != 0)
        return 1;
    const bool isMeasured = measurePackedPage(
        {u"CSV of %1 rows as .gz"_s.arg(QLocale(QLocale::English).toString(csvRows)), text + ".gz"_L1, csvRows},
        u"gzip -dc to nothing"_s, [&] { return msOfGzip(text + ".gz"_L1); });
    return isMeasured && isWitnessed() ? 0 : 1;
}
