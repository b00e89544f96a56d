// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/compare/tablecomparison.h"

#include <QByteArrayView>
#include <QFuture>
#include <QStringList>

#include <array>
#include <atomic>
#include <functional>
#include <memory>

namespace Balehook {

/// Two failed files, compared, and what of that is shown: in the window and by balehookctl. A value.
struct FileComparison
{
    /// What became of a row.
    enum class Kind { SameReason, OtherReason, NewlyFailing, NotInNewer };
    static constexpr std::array kinds{Kind::SameReason, Kind::OtherReason, Kind::NewlyFailing, Kind::NotInNewer};

    using Source = ComparedTable::Source;
    struct ReasonChange
    {
        QString title; ///< for people
        qint64 before = 0; ///< rows
        qint64 after = 0;
    };
    /// Row numbers from 0; -1: not in that file.
    struct Row
    {
        qint64 older = -1;
        qint64 newer = -1;
        bool hasChangedCells = false;
    };
    /// A cell that both files have, with different values.
    struct Change
    {
        QString column;
        QByteArray before;
        QByteArray after;
    };
    using Cells = std::function<QByteArrayView(int column)>;

    std::vector<ComparedTable> tables; ///< the older and the newer; fewer where one could not be read
    TableComparison::Side olderSide;
    TableComparison::Side newerSide;
    QStringList keys; ///< names of columns, chosen or guessed; none: no column looks like a key
    bool isGuessed = false; ///< the keys
    Result<TableComparison> result = Error(ErrorKind::Cancelled);

    /// \a keys: names of columns; none: guessed. Blocks; for worker threads. The error of the result is
    /// ErrorKind::NotATable where one of the files is none (that which tables lacks), and ErrorKind::NotAllowed where
    /// there is no key: its detail is the column that is not in both files, and empty where none could be guessed.
    static FileComparison of(const Source &older, const Source &newer, const QStringList &keys, const StopFlag &stop);
    /// The same in a worker; for whenDone(). Sets \a stop, whoever does not want it any more.
    static QFuture<std::shared_ptr<const FileComparison>> later(const Source &older, const Source &newer,
                                                                const QStringList &keys, const StopFlag &stop);

    /// The rest only where there is a result.
    qint64 count(Kind kind) const;
    /// Row \a index of those of that kind, in the order of the older file, or of the newer one for new rows.
    Row row(Kind kind, qint64 index) const;
    /// Reasons of both files, those with most rows first.
    std::vector<ReasonChange> reasonChanges() const;
    /// Of a row that is in both files.
    std::vector<Change> changes(const Cells &older, const Cells &newer) const;
    /// Columns that both files have, by the names in the older one.
    QStringList commonColumns() const { return commonColumnsOf(tables); }
    static QStringList commonColumnsOf(const std::vector<ComparedTable> &tables);
};

} // namespace Balehook
