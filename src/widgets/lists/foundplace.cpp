// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/lists/foundplace.h"

#include "session/index/indexedjobs.h"
#include "session/index/indexedrecords.h"
#include "widgets/lists/listingpage.h"
#include "widgets/lists/placekeeper.h"
#include "widgets/tables/pagedtableview.h"

#include <QScrollBar>

#include <algorithm>
#include <limits>
#include <map>
#include <set>
#include <utility>

namespace Balehook {

FoundPlace::FoundPlace(ListingPage &page, QObject *parent)
    : QObject(parent)
    , m_page(page)
{ }

ListPlace FoundPlace::place() const
{
    const PagedTableView &table = m_page.table();
    ListPlace place{.top = table.verticalScrollBar()->value(), .left = table.horizontalScrollBar()->value(), .id = {}};
    if (const ListingView *view = m_page.current(); view && table.currentIndex().isValid()) {
        place.row = table.currentIndex().row();
        place.id = idAt(*view->model, place.row);
    }
    return place;
}

/// What a page from before the last search shows there may be another job.
QString FoundPlace::idAt(const PagedTableModel &model, int row) const
{
    const auto known = m_model == &model && !model.isFresh(row) ? m_known.find(row) : m_known.end();
    return known != m_known.end() ? known->second : model.idAt(row);
}

/// Those of \a ranges whose jobs are known: nobody knows the ids of the others.
std::set<int> FoundPlace::knownRows(const PagedTableModel &model, const std::vector<RowRange> &ranges) const
{
    std::set<int> rows;
    const auto loaded = model.loadedRanges();
    for (const RowRange &range : ranges) {
        for (const auto &[first, last] : loaded) {
            for (int row = std::max(range.first, first); row <= std::min(range.last, last); ++row)
                rows.insert(row);
        }
        for (auto known = m_known.lower_bound(range.first); known != m_known.end() && known->first <= range.last;
             ++known)
            rows.insert(known->first);
    }
    return rows;
}

QStringList FoundPlace::selectedIds(Which which)
{
    QStringList ids;
    m_isWhole = false;
    const ListingView *view = m_page.current();
    if (!view)
        return ids;
    const PagedTableModel &model = *view->model;
    const std::vector<RowRange> ranges = rowRanges(view->selection->selection());
    m_rowCount = model.rowCount();
    m_selectedRows = rowCount(ranges);
    m_isWhole = m_rowCount > 1 && ranges == std::vector<RowRange>{{0, m_rowCount - 1}};
    m_from.clear();
    const auto add = [this, &ids, &model](int row) {
        const QString id = idAt(model, row);
        if (!id.isEmpty() && !ids.contains(id)) {
            ids.append(id);
            m_from.push_back(row);
        }
    };
    add(m_page.table().currentIndex().row());
    const std::set<int> known = knownRows(model, ranges);
    const std::vector<int> rows(known.begin(), known.end());
    const std::size_t step = which == Which::Spread ? rows.size() / mostIds + 1 : 1;
    for (std::size_t i = 0; i < rows.size() && ids.size() < mostIds; i += step)
        add(rows[i]);
    if (which == Which::Spread && !rows.empty())
        add(rows.back());
    return ids;
}

void FoundPlace::begin()
{
    end();
    m_links = std::make_unique<QObject>();
    m_rows.clear();
    m_ids.clear();
    m_open = 0;
    m_isPlace = false;
    m_isPlaceShown = false;
    m_follows = false;
    m_isTouched = false;
    m_jobs.clear();
    m_known.clear();
    const ListingView *view = m_page.current();
    m_model = view ? view->model.get() : nullptr;
    if (!view)
        return;
    for (const auto changed :
         {&PagedTableModel::stateChanged, &PagedTableModel::totalChanged, &PagedTableModel::loadedChanged})
        connect(view->model.get(), changed, m_links.get(), [this] { show(); });
}

void FoundPlace::end()
{
    ++m_turn;
    m_page.placeKeeper().hold(nullptr);
    m_page.placeKeeper().endSeeking();
    if (m_links)
        m_links.release()->deleteLater(); // control may be in one of its slots
}

void FoundPlace::enter()
{
    const ListingView *view = m_page.current();
    if (!view)
        return;
    const PagedTableModel &model = *view->model;
    const auto go = [this] {
        m_page.focusTable();
        PagedTableView &table = m_page.table();
        if (!table.currentIndex().isValid())
            table.goToRow(0);
    };
    stay();
    if (model.rowCount() > 0)
        go();
    else if (model.state() != PagedTableModel::State::Listed) // what was just searched for is still on its way
        connect( // queued: the page may still show that it loads
            &model, &QAbstractItemModel::rowsInserted, this,
            [this, go, entry = m_entries, focus = QPointer<QWidget>(m_page.window()->focusWidget())] {
                if (entry == m_entries && focus == m_page.window()->focusWidget())
                    go();
            },
            Qt::ConnectionType(Qt::QueuedConnection | Qt::SingleShotConnection));
}

void FoundPlace::leave()
{
    if (ListingView *view = m_page.current())
        view->searchedFrom = place();
}

void FoundPlace::comeBack()
{
    begin();
    ListingView *view = m_page.current();
    m_place = view ? std::exchange(view->searchedFrom, {}) : ListPlace();
    m_isPlace = true;
    show();
}

void FoundPlace::select(IndexedJobs &jobs, const QStringList &ids)
{
    begin();
    m_jobs = &jobs;
    ask(jobs, ids);
}

void FoundPlace::follow(IndexedJobs &jobs)
{
    if (m_links && m_jobs == &jobs && !m_rows.empty() && !m_isTouched) {
        // The search before was to say where these are, and the selection may have lost them meanwhile.
        ++m_turn;
        ask(jobs, std::exchange(m_ids, {}));
        return;
    }
    QStringList ids = selectedIds(Which::Spread);
    const ListPlace was = place();
    begin();
    if (!m_links)
        return;
    const ListingView &view = *m_page.current();
    PagedTableView &table = m_page.table();
    m_follows = true;
    m_jobs = &jobs;
    m_place = was;
    m_selected = rowRanges(view.selection->selection());
    m_needsAll = m_isWhole || rowCount(m_selected) > ids.size();
    const auto touch = [this, model = QPointer<PagedTableModel>(view.model.get())] {
        const bool isByOther = m_page.isSwitching() || m_page.placeKeeper().isRestoring();
        const bool isByUser = !(isByOther || (model && model->isShrinking()));
        m_isTouched = m_isTouched || isByUser;
    };
    connect(&table, &PagedTableView::currentRowChanged, m_links.get(), touch);
    connect(&table, &PagedTableView::selectionRowsChanged, m_links.get(), touch);
    connect(&jobs, &IndexedJobs::matchesChanged, m_links.get(), [this] { show(); });
    // The answers may have come while another account was shown.
    connect(&m_page, &ListingPage::viewReplaced, m_links.get(), [this] { show(); });
    ids.append(view.model->idAt(table.rowAt(0)));
    m_page.placeKeeper().hold(view.model.get());
    ask(jobs, ids);
}

void FoundPlace::ask(IndexedJobs &jobs, const QStringList &ids)
{
    if (ids.isEmpty() || !m_links)
        return;
    m_page.placeKeeper().seekSelection(m_selectedRows);
    m_ids = ids;
    m_open = int(ids.size());
    m_rows.assign(std::size_t(ids.size()), -1);
    for (qsizetype i = 0; i < ids.size(); ++i) {
        jobs.find(ids[i], m_links.get(), [this, i, asked = m_turn](const Result<qint64> &row) {
            if (asked != m_turn)
                return; // m_links goes by the event loop, and answers may be before that in it
            if (row)
                m_rows[std::size_t(i)] = row.value();
            --m_open;
            show();
        });
    }
}

void FoundPlace::select(IndexedListing &records, const QStringList &ids)
{
    begin();
    if (ids.isEmpty() || !m_links)
        return;
    m_page.placeKeeper().seekSelection(m_selectedRows);
    m_open = 1;
    records.findRows(ids, m_links.get(), [this, asked = m_turn](const std::vector<qint64> &rows) {
        if (asked != m_turn)
            return;
        m_rows = rows;
        m_open = 0;
        show();
    });
}

void FoundPlace::selectRows(std::vector<qint64> rows)
{
    begin();
    m_rows = std::move(rows);
    if (!m_rows.empty())
        m_page.placeKeeper().seekSelection(m_selectedRows);
    show();
}

void FoundPlace::show()
{
    const ListingView *view = m_page.current();
    if (!m_links || !view || view->model.get() != m_model || view->model->state() != PagedTableModel::State::Listed)
        return;
    if (m_isPlace)
        showPlace();
    else if (m_open == 0 && !m_rows.empty() && m_follows)
        showFollowed();
    else if (m_open == 0 && !m_rows.empty())
        showFound();
}

void FoundPlace::showPlace()
{
    const PagedTableModel &model = *m_page.current()->model;
    PagedTableView &table = m_page.table();
    if (!std::exchange(m_isPlaceShown, true)) {
        table.scrollToPlace(m_place.top, m_place.left);
        table.reportVisibleRows();
        if (m_place.row >= 0 && m_place.row < model.rowCount()) {
            const QModelIndex index = model.index(m_place.row, std::max(0, table.firstColumnOnScreen()));
            m_page.current()->selection->setCurrentIndex(
                index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
            table.scrollToPlace(m_place.top, m_place.left);
        }
    }
    const int row = table.currentIndex().row();
    if (m_place.id.isEmpty() || row != m_place.row) {
        end(); // or the user has moved on
    } else if (model.rowState(row) == PagedTableModel::RowState::Loaded) {
        // The list may have moved meanwhile.
        const int now = model.rowOfId(m_place.id);
        if (now >= 0 && now != row)
            table.goToRow(now);
        end();
    }
}

void FoundPlace::showFound()
{
    const ListingView &view = *m_page.current();
    PagedTableView &table = m_page.table();
    const qint64 furthest = *std::max_element(m_rows.begin(), m_rows.end());
    if ((furthest >= view.model->rowCount() && furthest >= 0) || (m_isWhole && !isComplete()))
        return; // not all of the result is known yet
    const std::vector<qint64> rows = std::exchange(m_rows, {});
    end();
    if (furthest < 0 || table.currentIndex().isValid())
        return;
    // The result is shown from its top, where what was asked for stands; what was selected stays selected.
    const bool scrollsToCurrent = table.hasAutoScroll();
    table.setAutoScroll(false);
    if (rows.front() >= 0) {
        const QModelIndex current = view.model->index(int(rows.front()), std::max(0, table.firstColumnOnScreen()));
        view.selection->setCurrentIndex(current, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    }
    table.setAutoScroll(scrollsToCurrent);
    // The same jobs in another order, for all that is known of them.
    if (m_isWhole && view.model->rowCount() == m_rowCount && *std::min_element(rows.begin(), rows.end()) >= 0) {
        view.selection->select(allRows(), QItemSelectionModel::Select | QItemSelectionModel::Rows);
        return;
    }
    for (const qint64 row : rows) {
        if (row >= 0)
            view.selection->select(view.model->index(int(row), 0),
                                   QItemSelectionModel::Select | QItemSelectionModel::Rows);
    }
}

/// The page that is shown keeps its place as far as it can tell from the pages that it loads. This knows of all.
void FoundPlace::showFollowed()
{
    PagedTableView &table = m_page.table();
    const bool isAllThere = *std::max_element(m_rows.begin(), m_rows.end()) < m_page.current()->model->rowCount();
    if (!isAllThere || (m_needsAll && !isComplete()))
        return; // not all of the result is known yet
    std::vector<qint64> rows = std::exchange(m_rows, {});
    const qint64 top = rows.back();
    rows.pop_back();
    end();
    const bool isUnmoved = table.verticalScrollBar()->value() == m_place.top;
    if (!rows.empty() && !m_isTouched)
        moveSelection(rows);
    if (isUnmoved && m_place.top > 0 && top >= 0 && top != m_place.top)
        table.scrollToPlace(int(top), table.horizontalScrollBar()->value());
    m_page.current()->model->forgetStale(); // where those jobs were, others may be
}

void FoundPlace::moveSelection(const std::vector<qint64> &rows)
{
    const ListingView &view = *m_page.current();
    PagedTableView &table = m_page.table();
    const bool scrollsToCurrent = table.hasAutoScroll();
    table.setAutoScroll(false);
    if (!m_place.id.isEmpty())
        m_page.placeKeeper().moveCurrent(int(rows.front()), m_place.id);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i] >= 0)
            m_known[int(rows[i])] = m_ids[qsizetype(i)];
    }
    if (m_isWhole || rowCount(m_selected) <= PlaceKeeper::mostRows) {
        const QItemSelection selected = m_isWhole ? allRows() : selectedNow(rows);
        m_page.placeKeeper().forgetSelection();
        if (rowRanges(selected) != rowRanges(view.selection->selection()))
            view.selection->select(selected, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    }
    table.setAutoScroll(scrollsToCurrent);
}

/// Of a job that nobody has read: with those around it, or -1 where others came or went between these.
qint64 FoundPlace::placeBetween(const RowShifts &shifts, int row)
{
    const auto below = shifts.lower_bound(row);
    const bool isBetween = below != shifts.begin() && below != shifts.end();
    if (isBetween && std::prev(below)->second != below->second)
        return -1;
    return row + shiftNear(shifts, row, {0, std::numeric_limits<int>::max()}).value_or(0);
}

/// \a rows: by id, without the one at the top.
QItemSelection FoundPlace::selectedNow(const std::vector<qint64> &rows) const
{
    std::map<int, qint64> found; // by the row where it was
    RowShifts shifts;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (m_from[i] < 0)
            continue;
        found[m_from[i]] = rows[i];
        if (rows[i] >= 0)
            shifts[m_from[i]] = int(rows[i]) - m_from[i];
    }
    const PagedTableModel &model = *m_page.current()->model;
    std::set<int> now;
    for (const RowRange &range : m_selected) {
        for (int row = range.first; row <= range.last; ++row) {
            const auto known = found.find(row);
            const qint64 place = known != found.end() ? known->second : placeBetween(shifts, row);
            if (place >= 0 && place < model.rowCount())
                now.insert(int(place));
        }
    }
    return selectionOf(now, model, 0, 0);
}

QItemSelection FoundPlace::allRows() const
{
    const PagedTableModel &model = *m_page.current()->model;
    return model.rowCount() > 0 ? QItemSelection(model.index(0, 0), model.index(model.rowCount() - 1, 0))
                                : QItemSelection();
}

/// What the list has is all that is found.
bool FoundPlace::isComplete() const
{
    const std::optional<qint64> total = m_page.current()->model->total();
    if (!total || !m_follows)
        return total.has_value();
    const auto matches = m_jobs ? m_jobs->matches() : std::nullopt;
    return matches && matches->isComplete && matches->count == *total;
}

} // namespace Balehook
