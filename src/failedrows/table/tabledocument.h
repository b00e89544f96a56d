// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/disk/filestamp.h"
#include "core/errors/result.h"
#include "failedrows/archive/obstacle.h"
#include "failedrows/format/sniffer.h"
#include "failedrows/table/openquote.h"
#include "failedrows/table/rowscan.h"
#include "failedrows/table/rowvisitor.h"
#include "failedrows/table/tablerow.h"
#include "failedrows/table/textfind.h"
#include "failedrows/text/cellpattern.h"
#include "failedrows/workbook/tablecontents.h"

#include <QObject>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace Balehook {

/// A table file, read in worker threads of its own with random access to its rows. Lives in the GUI thread and never
/// blocks it; every signal comes through the event loop.
///
/// open() -> headRead() (first rows are there) or failed(); then readAll() -> rowsAdded()..., completed() or failed().
class TableDocument final : public QObject
{
    Q_OBJECT

public:
    explicit TableDocument(QObject *parent = nullptr);
    /// Waits for the workers, which stop within some milliseconds.
    ~TableDocument() override;
    Q_DISABLE_COPY_MOVE(TableDocument)

    /// Reads the head of a file; \a format rules over what its bytes say. What was open before is closed.
    /// Archives and workbooks are unpacked meanwhile; \a choice says what of them, where there are several tables.
    void open(const QString &path, const std::optional<TableFormat> &format = std::nullopt,
              const TableChoice &choice = {});
    /// Indexes all rows; call it once after headRead(). \a visitor sees each row in the same pass and may be null.
    void readAll(std::shared_ptr<RowVisitor> visitor = nullptr);
    /// Stops everything and forgets the file.
    void close();

    QString path() const;
    /// What the file is; where it is no table, headRead() comes without rows and readAll() is of no use.
    ContentKind kind() const;
    /// What the file holds besides the rows: members and sheets, and which of them are read.
    const TableContents &contents() const;
    /// Why headRead() came without rows or, from completed() on, why the rows do not go on: what is wrong with the
    /// contents. Nothing where all could be read.
    std::optional<Obstacle> obstacle() const;
    /// Formulas of a workbook whose values were not saved in it, so far; their cells are empty.
    qint64 formulasWithoutValue() const;
    /// The rows are not those of the file's own bytes, but of what was unpacked from it.
    bool isUnpacked() const;
    /// As it is read; as it was guessed where open() got none.
    TableFormat format() const;
    TableFormat guessedFormat() const;
    FileStamp stamp() const; ///< of the file, when it was opened
    qint64 fileSize() const { return stamp().size; } ///< bytes

    /// The cells of the header; empty where the format has none.
    QStringList header() const;
    /// Cells of the header or of the first row; rows may have more or fewer.
    int namedColumns() const;
    /// Columns that show all cells of the rows that are known so far: grows with columnsAdded().
    int columnCount() const;
    /// Rows that are known so far; final when isComplete().
    qint64 rowCount() const;
    bool isComplete() const;
    /// The first quote that never ends, if any was met so far.
    std::optional<OpenQuote> openQuote() const;
    qint64 raggedRows() const; ///< rows with fewer or more cells than there are columns, so far

    /// The row where it is in the cache. Starts nothing; what is missing is asked for by fetch().
    std::optional<TableRow> row(qint64 number) const;
    /// Reads rows that are not in the cache, newest wish first; rowsFetched() tells, or failed(). A wish on which many
    /// newer ones followed is dropped, because who scrolled on no longer looks there.
    void fetch(qint64 first, qint64 count);
    void fetch(const std::vector<qint64> &rows);

    /// Passes over all rows, or over \a rows in the order given (what a filter and a sort left; needs readAll()
    /// before). Passes run one after the other: readAll(), scans and finds in the order in which they were begun. Only
    /// where the file is a table.
    RowScan *scan(std::shared_ptr<RowVisitor> visitor, std::shared_ptr<const std::vector<quint32>> rows = nullptr);

    /// Looks for \a text, which is not empty, in all cells, or in those of \a columns where any are given. Looks
    /// through the rows that are indexed when its turn comes, so call readAll() before. Only where the file is a table.
    TextFind *find(const QString &text, const std::vector<int> &columns = {}, CellTextKind kind = CellTextKind::Text);

Q_SIGNALS:
    void headRead();
    /// columnCount() grew: rows have more cells than those before.
    void columnsAdded();
    /// rowCount() grew: at most some twenty times a second.
    void rowsAdded(qint64 rows);
    void progressed(qint64 bytes, qint64 ofBytes, qint64 rows);
    void completed();
    /// Rows that fetch() asked for are in the cache now.
    void rowsFetched(qint64 first, qint64 count);
    /// The file could not be read, or is no longer the one that was opened. The rows that are known stay.
    void failed(const Balehook::Error &error);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace Balehook
