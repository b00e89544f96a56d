// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/failedfileview.h"
#include "failedrows/find/valuefilter.h"
#include "failedrows/reasons/reasonsnapshot.h"
#include "failedrows/rows/columnguesses.h"
#include "failedrows/rows/rowarranger.h"
#include "failedrows/table/tabledocument.h"

#include <QCoreApplication>
#include <QTimer>

namespace Balehook {

class FilterBuilder;
class ReasonCollector;

/// One file of failed rows, understood: its rows grouped by their reasons, and those that are to be shown, filtered and
/// in order. Glues the document, the reasons and the arranger; owned by the page that shows it.
///
/// open() -> opened() or failed(); rowsChanged() and reasonsChanged() come from then on, at most some times a second,
/// until completed() and after each change that is asked for.
class FailedRows final : public QObject
{
    Q_OBJECT

public:
    explicit FailedRows(QObject *parent = nullptr);
    ~FailedRows() override;

    /// \a view: what the user chose for files of this kind. Where \a isStrict, a member or a sheet that it names and
    /// the file does not have is an error.
    void open(const QString &path, const FailedFileView &view, bool isStrict = false);
    /// After open(): makes the filter of the file in the pass that reads it.
    void makeFilter(const FilterKey &key) { m_filterKey = key; }
    /// The same file again, read otherwise; nothing: as guessed.
    void reopen(const std::optional<TableFormat> &format);
    /// The same file again, another table of it: a member of an archive, a sheet of a workbook.
    void choose(const TableChoice &choice);
    void close();

    TableDocument &document() { return m_document; }
    const TableDocument &document() const { return m_document; }
    /// The user's choices, with what was changed since open().
    const FailedFileView &view() const { return m_view; }

    /// Of the header; else, and where it is empty there, "Column 3".
    QString columnName(int column) const;
    int reasonColumn() const { return m_reasonColumn; } ///< -1: none
    /// 0 to 100; 100 where the user chose it. Below 50 it is a question.
    int reasonConfidence() const { return m_reasonConfidence; }
    void setReasonColumn(int column);
    ReasonSeparator separator() const { return m_separator; }
    void setSplitting(bool split);
    std::vector<int> personalColumns() const;
    void setPersonalColumns(const std::vector<int> &columns);
    /// By their names, also before the columns are known.
    void setPersonalNames(const QStringList &columnNames);
    std::vector<int> hiddenColumns() const;
    void setHiddenColumns(const std::vector<int> &columns);
    const ReasonSnapshot &reasons() const { return m_reasons; }

    const RowFilter &filter() const { return m_filter; }
    void setFilter(const RowFilter &filter);
    const RowOrder &order() const { return m_order; }
    void setOrder(const RowOrder &order);
    /// What is to be shown, as far as it is known.
    const RowList &rows() const { return m_rows; }
    /// While there are conditions: the rows that meet them, whatever their reasons, and how many each reason has.
    const std::optional<MatchingRows> &matching() const { return m_matching; }
    /// A filter or a sort is at work, or waits until all rows are read; rows() are those of before.
    bool isArranging() const { return m_isWaiting || m_arranger.isBusy(); }
    /// Goes back to what rows() shows: gives up the order and the conditions that are not done.
    void stopArranging();

Q_SIGNALS:
    /// The first rows are there, or it is known that the file is no table.
    void opened();
    void completed();
    /// The file goes, for another one or none: whoever reads in it stops.
    void closed();
    void failed(const Balehook::Error &error);
    void reasonsChanged();
    /// \a grew: the rows that were there stay where they are.
    void rowsChanged(bool grew);
    void arrangingChanged();
    void arrangingProgressed(double share);
    /// What makeFilter() asked for, once all rows were read.
    void filterMade(const Balehook::ValueFilter &filter);
    /// The user's choices are other ones now, and to be kept.
    void viewChanged();

private:
    void takeHead();
    void takeCompletion();
    void takeSnapshot(const ReasonSnapshot &snapshot);
    void lookAtReasons();
    void chooseReasons();
    void regroup();
    void giveUpArranging();
    void updateRows(bool onlyGrew);
    RowList rowsOfGroups() const;
    void takeRows(const RowList &rows, bool grew);
    std::vector<int> columnsNamed(const QStringList &names) const;
    QStringList names(const std::vector<int> &columns) const;

    TableDocument m_document;
    RowArranger m_arranger;
    FailedFileView m_view;
    QString m_path;
    ColumnGuesses m_guesses;
    int m_reasonColumn = -1;
    int m_reasonConfidence = 0;
    ReasonSeparator m_separator = ReasonSeparator::None;
    std::shared_ptr<ReasonCollector> m_collector; ///< at work
    std::optional<FilterKey> m_filterKey;
    std::shared_ptr<FilterBuilder> m_filterBuilder; ///< at work
    QPointer<RowScan> m_grouping;
    ReasonSnapshot m_reasons;
    QTimer m_look;
    RowFilter m_filter;
    RowOrder m_order;
    RowFilter m_shownFilter; ///< of m_rows
    RowOrder m_shownOrder;
    RowList m_rows;
    std::optional<MatchingRows> m_matching; ///< of m_shownFilter's conditions and m_shownOrder
    bool m_isWaiting = false; ///< for all rows, to arrange them
    bool m_mustRegroup = false; ///< once all rows are read
};

} // namespace Balehook
