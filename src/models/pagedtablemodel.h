// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/error.h"
#include "domain/records/pagesource.h"

#include <QAbstractTableModel>

#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace Balehook {

/// A table of any number of records over a PageSource: rowCount() is the total, so the scroll bar is honest, and any
/// row is one request away. Owned by the page that shows it; the source outlives it or is replaced by
/// setSource(nullptr).
///
/// The view tells the visible rows; the model asks for the pages they touch, one page ahead in the direction of travel,
/// at most two at once, newest wish first; what scrolled away before it was sent is dropped. Pages sit in a cache
/// bounded in rows and bytes. Rows not there yet are placeholders (Waiting), rows of a failed page are Failed until
/// retry(). Rows keep their identity by id: a record that shows up elsewhere leaves Moved behind.
///
/// Leaves answer what a cell says (cell(), headerText(), columnCount()); the protocol is final here. data() does no
/// I/O.
class PagedTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum class RowState { Waiting, Loaded, Failed, Moved, Unreadable };
    Q_ENUM(RowState)

    /// Roles beside Qt's own.
    enum Role {
        RowStateRole = Qt::UserRole, ///< RowState as int
        FullTextRole, ///< the whole text of the cell, for copies (never cut, no escapes); empty where absent
        LinkRole, ///< the bare URL text where the cell is a link; else invalid
        SucceededRole, ///< share bar: counts as quint64; invalid unless both are numbers
        FailedRole,
        ChangedRole, ///< true until seen: the row is new or changed by the last refresh
        MarksRole, ///< what marks the row, as Marks in an int
        ElideModeRole, ///< Qt::TextElideMode as int; also in the horizontal header (ids and links: in the middle)
        NoteRole, ///< what setNotes() has to say of the cell; empty: nothing
        FirstLeafRole = Qt::UserRole + 64
    };

    enum Mark {
        NewMark = 1, ///< new since the last refresh, and not seen yet
        ChangedMark = 2, ///< changed by the last refresh, and not seen yet
        WatchedMark = 4, ///< the user is told when it changes
    };
    Q_DECLARE_FLAGS(Marks, Mark)

    enum class State {
        NoSource, ///< nothing to show
        Loading, ///< nothing known yet, the first page is on its way
        Listed, ///< at least one page came (total() may still be 0)
        Failed ///< nothing came at all; error() says why
    };
    Q_ENUM(State)

    static constexpr int maxRows =
        5'000'000; ///< QHeaderView's memory; beyond it the window of rows moves (firstRecord())

    explicit PagedTableModel(QObject *parent = nullptr);
    ~PagedTableModel() override;

    void setSource(PageSource *source, int perPage);
    /// What is shown is a page of an earlier run (PageSource::earlier()): \a source has not answered yet.
    bool isEarlier() const;
    PageSource *source() const;
    /// As asked; what the service echoes rules the arithmetic.
    int perPage() const;
    void setPerPage(int perPage);

    State state() const;
    /// The latched error: of the first page (state Failed) or of any page that is shown now.
    std::optional<Error> error() const;
    /// Records in the listing; nothing while the service gives no usable total.
    std::optional<qint64> total() const;
    /// Records now in the cache.
    qint64 loadedCount() const;
    /// The rows that are in the cache, first and last of each run, in order.
    std::vector<std::pair<int, int>> loadedRanges() const;
    /// When the newest page that is shown came (milliseconds since 1970 UTC), 0 if none.
    qint64 updatedAt() const;

    /// Record number (from 0) of row 0; not 0 only in lists of more than maxRows.
    qint64 firstRecord() const;
    /// Moves the window of rows so that \a record is in it; returns its row.
    int rowForRecord(qint64 record);

    /// From the view: the rows on screen (inclusive). Empty: last < first.
    void setVisibleRows(int first, int last);
    /// The rows on screen are about to change, but not by the user: what leaves the screen has not been seen.
    void keepUnseen();
    /// From the view: while the scroll bar's thumb is dragged, wishes leave at most every 150 ms; at rest, at once.
    void setDragging(bool dragging);

    /// Reads the shown pages again; rows stay meanwhile. Keeps latched errors until the answer.
    void refresh();
    /// Forgets what is out of sight and from before the last refresh: it would be another record by now.
    void forgetStale();
    /// False: refreshes that begin now bring what nobody is told of, as where an index has only learned more.
    void setPointsOutNews(bool pointsOut);
    /// Requests of this model are under way or queued.
    bool isBusy() const;
    /// Rows that the listing has no more are being removed: what that takes from a selection, no user did.
    bool isShrinking() const;
    /// What refreshes showed and the user has not seen yet; rows, not records.
    struct News
    {
        qint64 fresh = 0; ///< rows pointed out as new, or by how many the list became longer
        qint64 changed = 0; ///< rows pointed out as changed
        int row = -1; ///< where the first of them is, as far as that is known
    };
    News news() const;
    /// The user went to see the new rows: the list is not said to be longer than before any more.
    void forgetGrowth();
    /// Asks again for pages that failed.
    void retry();

    /// \a noteOf says something of a cell that goes into its tooltip and its accessible description: a match in a
    /// column that is out of view. Null: nothing. Whoever sets it repaints the view.
    void setNotes(std::function<QString(const QModelIndex &)> noteOf);

    RowState rowState(int row) const;
    /// Empty unless loaded.
    QString idAt(int row) const;
    /// The row of a loaded record, or -1.
    int rowOfId(const QString &id) const;
    /// What is known of \a row came after the last refresh() began.
    bool isFresh(int row) const;
    /// The page that holds \a row and its index there; null unless loaded.
    std::shared_ptr<const RecordPage> recordPage(int row, qsizetype *index) const;

    /// What cell (record \a index of \a page, \a column) says, also for a page that is not in the cache: copies of rows
    /// that were read only to be copied.
    QVariant cellOf(const RecordPage &page, qsizetype index, int column, int role) const
    {
        return cell(page, index, column, role);
    }

    int rowCount(const QModelIndex &parent = {}) const final;
    QVariant data(const QModelIndex &index, int role) const final;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const final;

Q_SIGNALS:
    void stateChanged();
    void totalChanged();
    /// A page came or was dropped: status lines, "n loaded".
    void loadedChanged();
    /// A page could not be had; latched until retry() or refresh().
    void pageFailed(const Balehook::Error &error);
    void errorCleared();
    /// The total or the place of records changed under us since the last refresh.
    void listChanged();
    /// Requests of this model under way or queued.
    void busyChanged(int requests);
    /// news() may say something else.
    void newsChanged();
    void waiting(std::chrono::seconds seconds);

protected:
    /// What cell (record \a index of \a page, \a column) says for \a role. Called only for loaded, readable or
    /// unreadable records. Display texts are already cut and safe.
    virtual QVariant cell(const RecordPage &page, qsizetype index, int column, int role) const = 0;
    virtual QString headerText(int column) const = 0;
    /// Also asked for the column's Qt::TextAlignmentRole and ElideModeRole, which hold for its cells too.
    virtual QVariant headerRole(int column, int role) const;

    /// False for elements of the listing that are no record; only their raw text can be shown.
    virtual bool isReadable(const RecordPage &page, qsizetype index) const;
    /// True if two records say the same: others are pointed out after a refresh. By default their raw bytes are
    /// compared.
    virtual bool isSameRecord(const RecordPage &a, qsizetype i, const RecordPage &b, qsizetype j) const;

    /// Marks of a record beyond those of a refresh.
    virtual Marks marks(const RecordPage &page, qsizetype index) const;

    /// All loaded cells may say something else now (zone, labels, minute tick).
    void cellsChanged();

private:
    class Private;
    std::unique_ptr<Private> d;
};

Q_DECLARE_OPERATORS_FOR_FLAGS(PagedTableModel::Marks)

} // namespace Balehook
