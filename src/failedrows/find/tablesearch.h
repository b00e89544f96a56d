// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "failedrows/find/cellmatch.h"
#include "failedrows/find/searchedfile.h"
#include "failedrows/find/valueindex.h"
#include "failedrows/table/opentable.h"

#include <atomic>
#include <map>
#include <memory>

namespace Balehook {

/// Looks for one thing in one file after the other, by their filters where there are some. Blocks; one for each worker
/// thread. Finds exactly the cells that CellMatch accepts among those that the reader of tables gives.
class TableSearch final
{
public:
    TableSearch(CellMatch match, StopFlag stop);
    Q_DISABLE_COPY_MOVE(TableSearch)

    /// At most \a mostRows are in FoundRows::rows. ErrorKind::NotATable where \a file is no table, ErrorKind::FileGone
    /// where it is not there as it was kept, ErrorKind::Cancelled where it is stopped.
    Result<FoundRows> search(const SearchedFile &file, qint64 mostRows);
    /// Whether the file that was searched last has a filter.
    bool hadFilter() const { return m_hadFilter; }
    /// Whether it is a workbook or an archive that could not be searched: several tables without a choice, encrypted,
    /// damaged, of a kind that is not read.
    bool wasPacked() const { return m_wasPacked; }

private:
    struct Table;

    ValueIndex *indexAt(const QString &path);
    Outcome searchRanges(Table &table, const std::vector<ValueIndex::Range> &ranges, FoundRows &found);
    Outcome scan(Table &table, FoundRows &found);
    Outcome readRows(Table &table, const ValueIndex::Range &range, FoundRows &found) const;
    Outcome readHeader(Table &table, FoundRows &found) const;

    CellMatch m_match;
    bool m_isFitted = false; ///< to text of the files
    const StopFlag m_stop;
    qint64 m_mostRows = 0; ///< of the file that is looked through
    std::map<QString, std::unique_ptr<ValueIndex>> m_indexes; ///< by path
    QByteArray m_text;
    bool m_hadFilter = false;
    bool m_wasPacked = false;
};

/// The filter of \a file as its rows are now. Blocks; for worker threads.
Result<ValueFilter> makeFilter(const SearchedFile &file, const StopFlag &stop);

/// What a filter of \a file goes by, if it is as it is now.
FilterKey filterKeyOf(const SearchedFile &file);

} // namespace Balehook
