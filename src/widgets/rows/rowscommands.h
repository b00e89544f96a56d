// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "core/text/exportformat.h"
#include "failedrows/rows/rowexporter.h"
#include "failedrows/workbook/tablecontents.h"
#include "widgets/rows/exportdialog.h"
#include "widgets/rows/rowssource.h"

#include <QItemSelection>
#include <QObject>

#include <memory>

namespace Balehook {

class FailedRows;
class ProgressStrip;
class RowsCopier;
class RowsExport;
class RowsView;
class SummaryMaker;

/// What takes rows along: copies, the summary, the export. One of each at a time; tells its ends by told().
class RowsCommands final : public QObject
{
    Q_OBJECT

public:
    RowsCommands(FailedRows &rows, RowsView &view, ProgressStrip &strip, QObject *parent = nullptr);
    ~RowsCommands() override;

    void setSource(const RowsSource &source) { m_source = source; }
    void copy(ExportFormat format, bool withHeader);
    void copyRows();
    void copyColumn();
    void copySummary(bool maskPersonal);
    void openExport();
    /// Without asking for a name.
    void exportTo(const QString &fileName, const ExportDialog::Choice &choice);
    /// Gives up what is under way. An export tells itself what became of it: its file may be written by then.
    void stop();
    /// Rows are being read for the clipboard.
    bool isCopying() const { return m_isCopying || m_isSummarizing; }

    static QString copiedText(qint64 rows, bool asPlainText);
    /// An export of rows that failed or was stopped.
    static QString notWritten(const QString &name, const Error &error);
    /// The rows of which a dialog asked are gone.
    static QString goneText();

Q_SIGNALS:
    void told(const QString &text);

private:
    /// Whose rows are shown.
    struct Table
    {
        QString path;
        TableChoice choice;

        friend bool operator==(const Table &a, const Table &b) = default;
    };

    Table shownTable() const;
    bool mayExport(const Table &asked);
    void copySelection(const QItemSelection &selection, ExportFormat format, bool withHeader);
    void askForFile(const ExportDialog::Choice &choice, const Table &table);
    void endExport(const Result<RowExporter::Written> &written, const QString &fileName);

    FailedRows &m_rows;
    RowsView &m_view;
    ProgressStrip &m_strip;
    RowsSource m_source;
    std::unique_ptr<RowsCopier> m_copier;
    std::unique_ptr<SummaryMaker> m_summary;
    std::unique_ptr<RowsExport> m_export;
    bool m_isCopying = false;
    bool m_isSummarizing = false;
};

} // namespace Balehook
