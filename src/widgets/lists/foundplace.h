// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/lists/listingviews.h"
#include "widgets/tables/rowranges.h"

#include <QObject>
#include <QPointer>
#include <QStringList>

#include <map>
#include <memory>
#include <set>
#include <vector>

namespace Balehook {

class IndexedJobs;
class IndexedListing;
class ListingPage;

/// Where the user was in the list of jobs, so that what is shown may change under it: the same jobs stay selected in
/// another result, and the list is as it was when all jobs are shown again. Where all rows were selected, all are
/// again, unless other jobs are found. Owned by what searches.
class FoundPlace final : public QObject
{
    Q_OBJECT

public:
    explicit FoundPlace(ListingPage &page, QObject *parent = nullptr);

    /// A search in the list begins; what is shown now is what comeBack() puts back.
    void leave();
    /// The list is as it was left, as soon as it is there.
    void comeBack();

    /// The focus goes to what was found, as soon as that is there; it stays where nothing is.
    void enter();
    /// It is not waited for any more.
    void stay() { ++m_entries; }

    /// Where there are more than mostIds: the first, or some from all over the selection.
    enum class Which { First, Spread };
    /// The current job first, then those loaded. Notes whether all rows are selected, for what comes next.
    QStringList selectedIds(Which which = Which::First);
    /// Selects those of \a ids that \a jobs finds, unless the user selects something before.
    void select(IndexedJobs &jobs, const QStringList &ids);
    /// The search was begun again just now: the same jobs stay selected and the row at the top stays there, unless the
    /// user moves meanwhile. Selected rows that nobody has read move with those beside them, and leave the selection
    /// where these moved apart; so does a job that is not found any more. The very top stays the top.
    void follow(IndexedJobs &jobs);
    /// As well those that \a records find.
    void select(IndexedListing &records, const QStringList &ids);
    /// As well, where their \a rows are known; -1 for one that was not found.
    void selectRows(std::vector<qint64> rows);

    static constexpr int mostIds = 100;

private:
    ListPlace place() const;
    QString idAt(const PagedTableModel &model, int row) const;
    std::set<int> knownRows(const PagedTableModel &model, const std::vector<RowRange> &ranges) const;
    static qint64 placeBetween(const RowShifts &shifts, int row);
    void begin();
    void ask(IndexedJobs &jobs, const QStringList &ids);
    void end();
    void show();
    void showPlace();
    void showFound();
    void showFollowed();
    void moveSelection(const std::vector<qint64> &rows);
    QItemSelection selectedNow(const std::vector<qint64> &rows) const;
    QItemSelection allRows() const;
    bool isComplete() const;

    ListingPage &m_page;
    std::unique_ptr<QObject> m_links; ///< to what is waited for
    QPointer<PagedTableModel> m_model; ///< of the account that was shown when it began
    std::map<int, QString> m_known; ///< the jobs of rows whose pages may still be from before
    ListPlace m_place;
    bool m_isPlace = false;
    bool m_isPlaceShown = false;
    bool m_follows = false; ///< the last of m_rows is that at the top
    bool m_isWhole = false; ///< all rows were selected
    int m_rowCount = 0; ///< when that was noted
    qint64 m_selectedRows = 0; ///< as well
    bool m_needsAll = false; ///< to follow: any row may be where the selection ends
    bool m_isTouched = false; ///< the user has selected something else since
    QPointer<IndexedJobs> m_jobs; ///< that are asked; null: nobody is
    std::vector<RowRange> m_selected; ///< rows as they were
    std::vector<int> m_from; ///< where the ids were
    QStringList m_ids; ///< that are asked for
    std::vector<qint64> m_rows; ///< by id, -1 where it was not found
    int m_entries = 0; ///< counts what the focus waits for
    int m_turn = 0; ///< counts what is waited for: answers to what was asked before are dropped
    int m_open = 0; ///< answers that are missing
};

} // namespace Balehook
