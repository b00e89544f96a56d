// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/exportfigure.h"

#include "bench/figure.h"

#ifndef BALEHOOK_HAS_XLSXWRITER

using namespace Qt::StringLiterals;

bool Balehook::Bench::measureWorkbookExport(const QString &, qint64)
{
    complain(u"The export of a workbook was not measured: libxlsxwriter is not installed."_s);
    return true;
}

#else

#include "failedrows/archive/zipdirectory.h"
#include "failedrows/archive/zipmember.h"
#include "failedrows/rows/rowsexport.h"
#include "failedrows/table/tabledocument.h"
#include "support/wait.h"

#include <QElapsedTimer>
#include <QLocale>
#include <QTemporaryDir>
#include <QTest>

#include <numeric>

#include <expat.h>
#include <xlsxwriter.h>

using namespace Qt::StringLiterals;

namespace Balehook::Bench {

namespace {

constexpr int rounds = 5;
constexpr int longestWaitMs = 300'000;

/// All cells, one behind the other, each ended by a NUL.
class Cells final : public RowVisitor
{
public:
    explicit Cells(int columns)
        : m_columns(columns)
    { }

    bool visit(const RowView &row) override
    {
        for (int column = 0; column < m_columns; ++column)
            bytes.append(row.cell(column)).append('\0');
        ++rows;
        return true;
    }

    QByteArray bytes;
    qint64 rows = 0;

private:
    const int m_columns;
};

/// The rows of the sheet of a workbook, by expat alone; -1 where it cannot be read.
qint64 rowsOfSheet(const QString &path)
{
    FileSource source(path);
    const auto directory = source.open() ? ZipDirectory::read(source, Bounds()) : Error(ErrorKind::FileNotUsable);
    const ZipEntry *const sheet = directory ? directory.value().find(u"xl/worksheets/sheet1.xml"_s) : nullptr;
    if (!sheet)
        return -1;
    ZipMember member(source, *sheet);
    qint64 rows = 0;
    const std::unique_ptr<XML_ParserStruct, decltype(&XML_ParserFree)> parser(XML_ParserCreate(nullptr),
                                                                              &XML_ParserFree);
    XML_SetUserData(parser.get(), &rows);
    XML_SetStartElementHandler(parser.get(), [](void *count, const XML_Char *name, const XML_Char **) {
        if (QByteArrayView(name) == "row")
            ++*static_cast<qint64 *>(count);
    });
    for (qint64 size = 1; size > 0;) {
        constexpr int piece = 256 * 1024;
        void *const buffer = XML_GetBuffer(parser.get(), piece);
        size = member.read(static_cast<char *>(buffer), piece);
        if (size < 0 || XML_ParseBuffer(parser.get(), int(size), size == 0) != XML_STATUS_OK)
            return -1;
    }
    return rows;
}

class ExportFigure final
{
public:
    explicit ExportFigure(qint64 rowsOfFile)
        : m_rowsOfFile(rowsOfFile)
    { }

    bool measure(const QString &csvPath)
    {
        if (!read(csvPath))
            return false;
        QList<double> ours;
        QList<double> theirs;
        for (int round = 0; round < rounds; ++round) {
            ours += msOfExport();
            theirs += msOfXlsxWriter();
        }
        const qint64 header = 1;
        if (ours.contains(-1) || theirs.contains(-1) || rowsOfSheet(m_theirs) != m_rowsOfFile + header)
            return false;
        print({u"export %1 rows as .xlsx"_s.arg(QLocale(QLocale::English).toString(m_rowsOfFile)),
               median(ours),
               u"ms"_s,
               u"libxlsxwriter, constant memory"_s,
               median(theirs),
               {u"rows in the written sheet"_s, double(rowsOfSheet(m_ours) - header), double(m_rowsOfFile)}});
        return true;
    }

private:
    bool read(const QString &csvPath)
    {
        const auto isRead = [this] { return m_document.isComplete(); };
        QObject::connect(&m_document, &TableDocument::headRead, &m_document, [this] { m_document.readAll(); });
        m_document.open(csvPath);
        if (!Testing::waitFor(isRead, longestWaitMs))
            return false;
        m_cells = std::make_shared<Cells>(m_document.columnCount());
        RowScan *const scan = m_document.scan(m_cells);
        bool isFinished = false;
        QObject::connect(scan, &RowScan::finished, &m_document,
                         [&](const Outcome &outcome) { isFinished = outcome.ok(); });
        return Testing::waitFor([&] { return isFinished; }, longestWaitMs) && m_cells->rows == m_rowsOfFile;
    }

    double msOfExport()
    {
        RowsExport::Order order{.fileName = m_ours,
                                .format = ExportFormat::Xlsx,
                                .rows = RowList::allRows(m_rowsOfFile),
                                .columns = std::vector<int>(std::size_t(m_document.columnCount()))};
        std::iota(order.columns.begin(), order.columns.end(), 0);
        for (const QString &name : m_document.header())
            order.header.append(name.toUtf8());
        QElapsedTimer timer;
        timer.start();
        RowsExport rowsExport(m_document, std::move(order));
        double ms = 0;
        QObject::connect(&rowsExport, &RowsExport::finished, &m_document,
                         [&](const Result<RowExporter::Written> &written) {
                             ms = written ? double(timer.nsecsElapsed()) / 1e6 : -1;
                         });
        rowsExport.start();
        return Testing::waitFor([&] { return ms != 0; }, longestWaitMs) ? ms : -1;
    }

    double msOfXlsxWriter()
    {
        QElapsedTimer timer;
        timer.start();
        lxw_workbook_options options = {};
        options.constant_memory = LXW_TRUE;
        const QByteArray name = m_theirs.toLocal8Bit();
        const QByteArray folder = m_folder.path().toLocal8Bit();
        options.tmpdir = const_cast<char *>(folder.constData());
        lxw_workbook *const workbook = workbook_new_opt(name.constData(), &options);
        lxw_worksheet *const sheet = workbook_add_worksheet(workbook, nullptr);
        const QStringList header = m_document.header();
        for (int column = 0; column < header.size(); ++column)
            worksheet_write_string(sheet, 0, lxw_col_t(column), header[column].toUtf8().constData(), nullptr);
        const char *cell = m_cells->bytes.constData();
        const int columns = m_document.columnCount();
        for (qint64 row = 1; row <= m_rowsOfFile; ++row) {
            for (int column = 0; column < columns; ++column) {
                worksheet_write_string(sheet, lxw_row_t(row), lxw_col_t(column), cell, nullptr);
                cell += std::strlen(cell) + 1;
            }
        }
        return workbook_close(workbook) == LXW_NO_ERROR ? double(timer.nsecsElapsed()) / 1e6 : -1;
    }

    const qint64 m_rowsOfFile;
    const QTemporaryDir m_folder;
    const QString m_ours = m_folder.filePath(u"ours.xlsx"_s);
    const QString m_theirs = m_folder.filePath(u"theirs.xlsx"_s);
    TableDocument m_document;
    std::shared_ptr<Cells> m_cells;
};

} // namespace

bool measureWorkbookExport(const QString &csvPath, qint64 rowsOfFile)
{
    return ExportFigure(rowsOfFile).measure(csvPath);
}

} // namespace Balehook::Bench

#endif
