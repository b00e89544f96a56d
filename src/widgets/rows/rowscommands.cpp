// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/rows/rowscommands.h"

#include "core/text/pluralcount.h"
#include "core/text/safetext.h"
#include "failedrows/rows/failedrows.h"
#include "failedrows/rows/guardtext.h"
#include "failedrows/rows/rowsexport.h"
#include "failedrows/rows/summarymaker.h"
#include "failedrows/text/filename.h"
#include "failedrows/workbook/contentstext.h"
#include "widgets/links/savedialog.h"
#include "widgets/links/savename.h"
#include "widgets/messages/progressstrip.h"
#include "widgets/rows/rowscopier.h"
#include "widgets/rows/rowsmodel.h"
#include "widgets/rows/rowsview.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLocale>
#include <QMimeData>

#include <numeric>

namespace Balehook {

using namespace Qt::StringLiterals;

RowsCommands::RowsCommands(FailedRows &rows, RowsView &view, ProgressStrip &strip, QObject *parent)
    : QObject(parent)
    , m_rows(rows)
    , m_view(view)
    , m_strip(strip)
{
    connect(&rows, &FailedRows::closed, this, &RowsCommands::stop);
    connect(&strip, &ProgressStrip::stopRequested, this, [this] {
        if (m_export)
            m_export->cancel();
    });
}

RowsCommands::~RowsCommands() = default;

void RowsCommands::stop()
{
    m_copier.reset();
    m_summary.reset();
    m_isCopying = false;
    m_isSummarizing = false;
    if (m_export)
        m_export->cancel();
}

void RowsCommands::copy(ExportFormat format, bool withHeader)
{
    copySelection(m_view.selectionModel()->selection(), format, withHeader);
}

void RowsCommands::copyRows()
{
    QItemSelection rows;
    const int lastColumn = m_view.model()->columnCount() - 1;
    for (const RowRange range : rowRanges(m_view.selectionModel()->selection()))
        rows.append({m_view.model()->index(range.first, 0), m_view.model()->index(range.last, lastColumn)});
    copySelection(rows, ExportFormat::Tsv, false);
}

void RowsCommands::copyColumn()
{
    const int column = m_view.currentIndex().column();
    const int rows = m_view.model()->rowCount();
    if (column >= 0 && rows > 0)
        copySelection({m_view.model()->index(0, column), m_view.model()->index(rows - 1, column)}, ExportFormat::Tsv,
                      false);
}

void RowsCommands::copySelection(const QItemSelection &selection, ExportFormat format, bool withHeader)
{
    if (selection.isEmpty())
        return;
    m_copier = std::make_unique<RowsCopier>(
        m_rows,
        RowsCopier::Wish{.format = format,
                         .withHeader = withHeader,
                         .source = ContentsText::source(m_source.title, m_rows.document().contents()),
                         .selection = selection,
                         .columns = m_view.shownColumns(),
                         .firstPlace = m_view.firstPlace()});
    const auto end = [this](const QString &text) {
        m_isCopying = false;
        Q_EMIT told(text);
    };
    connect(m_copier.get(), &RowsCopier::copied, this, [end](qint64 rows, bool asPlainText, qint64 guardedCells) {
        end(GuardText::after(copiedText(rows, asPlainText), guardedCells));
    });
    connect(m_copier.get(), &RowsCopier::tooMany, this,
            [end] { end(tr("This is too much for the clipboard. Export the rows to a file.")); });
    connect(m_copier.get(), &RowsCopier::failed, this, [end](const Error &error) { end(error.userMessage()); });
    m_isCopying = true;
    m_copier->start();
}

QString RowsCommands::copiedText(qint64 rows, bool asPlainText)
{
    return asPlainText ? tr("%Ln row(s) copied as plain text. A spreadsheet may change codes and run formulas in it; "
                            "export the rows to avoid that.",
                            nullptr, pluralCount(rows))
                       : tr("%Ln row(s) copied.", nullptr, pluralCount(rows));
}

void RowsCommands::copySummary(bool maskPersonal)
{
    if (!m_rows.document().isComplete()) {
        Q_EMIT told(tr("The file is still loading. Copy the summary when all rows are loaded."));
        return;
    }
    ReplySummary summary;
    summary.title = m_source.title;
    summary.facts = m_source.facts;
    summary.maskPersonal = maskPersonal;
    m_summary = std::make_unique<SummaryMaker>(m_rows, std::move(summary));
    const auto end = [this](const QString &text) {
        m_isSummarizing = false;
        Q_EMIT told(text);
    };
    connect(m_summary.get(), &SummaryMaker::made, this, [this, end] {
        auto data = std::make_unique<QMimeData>();
        data->setText(m_summary->summary().plainText());
        data->setData(u"text/markdown"_s, m_summary->summary().markdown().toUtf8());
        QGuiApplication::clipboard()->setMimeData(data.release());
        end(tr("The summary was copied."));
    });
    connect(m_summary.get(), &SummaryMaker::failed, this, [end](const Error &error) { end(error.userMessage()); });
    m_isSummarizing = true;
    m_summary->start();
}

void RowsCommands::openExport()
{
    if (!m_rows.document().isComplete()) {
        Q_EMIT told(tr("The file is still loading. Export the rows when all of them are loaded."));
        return;
    }
    const auto shown = qsizetype(m_view.shownColumns().size());
    auto *dialog = new ExportDialog({.allRows = m_rows.document().rowCount(),
                                     .shownRows = m_rows.rows().size(),
                                     .hiddenColumns = int(m_view.model()->columnCount() - shown)},
                                    &m_view);
    connect(dialog, &ExportDialog::chosen, this,
            [this, table = shownTable()](const ExportDialog::Choice &choice) { askForFile(choice, table); });
    dialog->open();
}

RowsCommands::Table RowsCommands::shownTable() const
{
    const TableContents &contents = m_rows.document().contents();
    return {m_rows.document().path(), {.member = contents.member, .sheet = contents.sheet}};
}

/// Another window may have shown another file behind the dialogs.
bool RowsCommands::mayExport(const Table &asked)
{
    const bool isThere = m_rows.document().isComplete() && shownTable() == asked;
    if (!isThere)
        Q_EMIT told(goneText());
    return isThere;
}

QString RowsCommands::goneText()
{
    return tr("Nothing was written because the file to be exported is no longer shown.");
}

void RowsCommands::askForFile(const ExportDialog::Choice &choice, const Table &table)
{
    if (!mayExport(table))
        return;
    const QString suffix = choice.format == ExportFormat::Csv ? u"csv"_s
        : choice.format == ExportFormat::Xlsx                 ? u"xlsx"_s
                                                              : u"jsonl"_s;
    // A file in the cache has a name that says nothing.
    const QString base = ContentsText::baseName(m_source.title, m_rows.document().contents());
    QFileDialog *dialog =
        openSaveDialog(safeFileName(base + u"-rows."_s + suffix), m_view, {.title = tr("Export Rows")});
    SaveName::whenChosen(*dialog, suffix, *this, [this, choice, table](const QString &fileName) {
        if (mayExport(table))
            exportTo(fileName, choice);
    });
}

void RowsCommands::exportTo(const QString &fileName, const ExportDialog::Choice &choice)
{
    if (m_export) {
        Q_EMIT told(tr("An export is already in progress."));
        return;
    }
    RowsExport::Order order{.fileName = fileName,
                            .format = choice.format,
                            .options = {.guardFormulas = choice.guardFormulas},
                            .rows = choice.shownRows ? m_rows.rows() : RowList::allRows(m_rows.document().rowCount()),
                            .columns = m_view.shownColumns(),
                            .header = {}};
    if (!choice.shownColumns) {
        order.columns.resize(std::size_t(m_rows.document().columnCount()));
        std::iota(order.columns.begin(), order.columns.end(), 0);
    }
    if (m_rows.document().format().hasHeader) {
        const QStringList header = m_rows.document().header();
        for (const int column : order.columns)
            order.header.append((column < header.size() ? header.at(column) : m_rows.columnName(column)).toUtf8());
    }
    m_export = std::make_unique<RowsExport>(m_rows.document(), std::move(order));
    connect(m_export.get(), &RowsExport::progressed, this, [this](qint64 rows, qint64 ofRows) {
        const QLocale locale;
        m_strip.setProgress(tr("%1 of %2 rows written.").arg(locale.toString(rows), locale.toString(ofRows)), rows,
                            ofRows);
    });
    connect(m_export.get(), &RowsExport::finished, this,
            [this, fileName](const Result<RowExporter::Written> &written) { endExport(written, fileName); });
    m_strip.begin(tr("Writing rows…"));
    m_export->start();
}

QString RowsCommands::notWritten(const QString &name, const Error &error)
{
    if (error.kind == ErrorKind::Cancelled)
        return tr("The export was stopped. No file was written.");
    return tr("%1 was not written. %2").arg(name, error.userMessage());
}

void RowsCommands::endExport(const Result<RowExporter::Written> &written, const QString &fileName)
{
    m_strip.end();
    m_export.release()->deleteLater(); // it is the one that is telling
    const QString name = cellText(QFileInfo(fileName).fileName(), 80);
    if (!written) {
        Q_EMIT told(notWritten(name, written.error()));
        return;
    }
    const RowExporter::Written &done = written.value();
    const QString text = tr("%Ln row(s) written to %1.", nullptr, pluralCount(done.rows)).arg(name);
    Q_EMIT told(GuardText::after(text, done.guardedCells));
}

} // namespace Balehook
