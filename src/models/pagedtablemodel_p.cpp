// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/pagedtablemodel_p.h"

#include "core/errors/logging.h"

#include <QDateTime>
#include <QPointer>

#include <algorithm>

namespace Balehook {

namespace {

using namespace std::chrono_literals;

/// A changed row that has been on screen for so long counts as seen.
constexpr auto seenAfter = 5s;

} // namespace

PagedTableModel::Private::Private(PagedTableModel &model)
    : q(model)
    , loader([this](int page) { return records.isNeeded(page); })
{
    QObject::connect(&loader, &PageLoader::arrived, &links,
                     [this](const PageRequest &asked, const PageAnswer &answer) { onArrived(asked, answer); });
    QObject::connect(&loader, &PageLoader::failed, &links,
                     [this](int page, const Error &error) { onFailed(page, error); });
    QObject::connect(&loader, &PageLoader::recovered, &links, [this] { Q_EMIT q.errorCleared(); });
    QObject::connect(&loader, &PageLoader::waiting, &links,
                     [this](std::chrono::seconds seconds) { Q_EMIT q.waiting(seconds); });
    QObject::connect(&loader, &PageLoader::busyChanged, &links,
                     [this](int requests) { Q_EMIT q.busyChanged(requests); });
    QObject::connect(&loader, &PageLoader::sourceGone, &links, [this] { onSourceGone(); });
    QObject::connect(&loader, &PageLoader::invalidated, &links, [this] { q.refresh(); });
    seenTimer.setSingleShot(true);
    seenTimer.setInterval(seenAfter);
    QObject::connect(&seenTimer, &QTimer::timeout, &q, [this] { markSeen(firstVisible, lastVisible); });
}

void PagedTableModel::Private::restart(PageSource *source, int perPage)
{
    const bool hadFailures = loader.hasFailures();
    loader.setSource(source);
    q.beginResetModel();
    askedPerPage = std::max(1, perPage);
    records.reset(askedPerPage);
    cache.forget();
    rows = 0;
    firstRecord = 0;
    firstVisible = 0;
    lastVisible = -1;
    direction = 0;
    state = source ? State::Loading : State::NoSource;
    showEarlier();
    q.endResetModel();
    Q_EMIT q.stateChanged();
    Q_EMIT q.totalChanged();
    Q_EMIT q.loadedChanged();
    if (hadFailures)
        Q_EMIT q.errorCleared();
    look(0);
}

void PagedTableModel::Private::showEarlier()
{
    const std::optional<EarlierPage> page = loader.source() ? loader.source()->earlier() : std::nullopt;
    isEarlier = page && page->request.perPage == askedPerPage;
    if (!isEarlier)
        return;
    records.take(page->request, page->answer, page->arrivedAt,
                 [](const RecordPage &, qsizetype, const RecordPage &, qsizetype) { return true; });
    records.beginRefresh({1, 1}, false);
    state = State::Listed;
    rows = wantedRows();
}

void PagedTableModel::Private::setState(State next)
{
    if (state == next)
        return;
    state = next;
    Q_EMIT q.stateChanged();
}

int PagedTableModel::Private::wantedRows() const
{
    if (state == State::NoSource || state == State::Loading || state == State::Failed)
        return 0;
    return static_cast<int>(std::clamp<qint64>(records.extent().records() - firstRecord, 0, maxRows));
}

void PagedTableModel::Private::fitRows()
{
    if (firstRecord > 0 && firstRecord >= records.extent().records()) {
        q.beginResetModel(); // the whole window lies behind the end
        firstRecord = std::max<qint64>(0, records.extent().records() - maxRows);
        rows = wantedRows();
        q.endResetModel();
        return;
    }
    const int wanted = wantedRows();
    if (wanted > rows) {
        q.beginInsertRows({}, rows, wanted - 1);
        rows = wanted;
        q.endInsertRows();
    } else if (wanted < rows) {
        isShrinking = true;
        q.beginRemoveRows({}, wanted, rows - 1);
        rows = wanted;
        q.endRemoveRows();
        isShrinking = false;
    }
}

void PagedTableModel::Private::moveWindow(qint64 first)
{
    Q_EMIT q.layoutAboutToBeChanged();
    const qint64 shift = first - firstRecord;
    const QModelIndexList before = q.persistentIndexList();
    QModelIndexList after;
    after.reserve(before.size());
    firstRecord = first;
    for (const QModelIndex &index : before) {
        const qint64 row = index.row() - shift;
        after.append(row >= 0 && row < rows ? q.index(static_cast<int>(row), index.column()) : QModelIndex());
    }
    q.changePersistentIndexList(before, after);
    cache.forget();
    Q_EMIT q.layoutChanged();
    fitRows();
}

PageRange PagedTableModel::Private::shownPages() const
{
    const int last = std::min(lastVisible, rows - 1);
    if (last < firstVisible)
        return state == State::NoSource ? PageRange{} : PageRange{1, 1};
    const ListExtent &extent = records.extent();
    return {extent.pageOf(firstRecord + firstVisible), extent.pageOf(firstRecord + last)};
}

void PagedTableModel::Private::look(int travel)
{
    direction = travel;
    const PageRange shown = shownPages();
    records.cache().keep(shown.first, shown.last);
    for (int page = shown.first; page <= shown.last; ++page)
        records.cache().touch(page);
    loader.setRequestSize(records.extent().requestSize());
    loader.setLastPage(records.extent().lastPage());
    loader.look(shown, travel);
    loader.pump();
}

void PagedTableModel::Private::onArrived(const PageRequest &asked, const PageAnswer &answer)
{
    const QPointer<PagedTableModel> alive(&q);
    const std::optional<qint64> totalBefore = q.total();
    const bool first = state != State::Listed;
    const int sizeBefore = records.extent().pageSize();
    const auto same = [this](const RecordPage &a, qsizetype i, const RecordPage &b, qsizetype j) {
        return q.isSameRecord(a, i, b, j);
    };
    const PagedRecords::Change change = records.take(asked, answer, QDateTime::currentMSecsSinceEpoch(), same);
    if (change.everything)
        loader.cancelAll();
    cache.forget();
    state = State::Listed;
    isEarlier = false;
    fitRows();
    if (change.everything)
        rowsChanged(0, rows - 1);
    else
        pagesChanged(change.pages);
    say(change, sizeBefore);
    if (first && alive)
        Q_EMIT q.stateChanged();
    if (alive && totalBefore != q.total())
        Q_EMIT q.totalChanged();
    if (alive)
        Q_EMIT q.loadedChanged();
    if (alive && change.listChanged)
        Q_EMIT q.listChanged();
    if (!alive)
        return;
    Q_EMIT q.newsChanged();
    watchChanges();
    look(direction);
}

void PagedTableModel::Private::say(const PagedRecords::Change &change, int pageSizeBefore)
{
    if (change.pageIgnored)
        qCWarning(logModel, "The service sends the same page whatever is asked: %lld records is all there is.",
                  static_cast<long long>(records.extent().records()));
    else if (pageSizeBefore != records.extent().pageSize())
        qCInfo(logModel, "The service hands out pages of %d, not of %d.", records.extent().pageSize(), pageSizeBefore);
}

void PagedTableModel::Private::onFailed(int page, const Error &error)
{
    const QPointer<PagedTableModel> alive(&q);
    cache.forget();
    if (state == State::Loading)
        setState(State::Failed);
    if (!alive)
        return;
    pagesChanged({page});
    Q_EMIT q.pageFailed(error);
}

void PagedTableModel::Private::onSourceGone()
{
    restart(nullptr, askedPerPage);
}

void PagedTableModel::Private::pagesChanged(const std::vector<int> &pages)
{
    const ListExtent &extent = records.extent();
    for (const int page : pages) {
        const qint64 first = extent.firstRecordOf(page) - firstRecord;
        const qint64 last = std::min<qint64>(first + extent.pageSize(), rows) - 1;
        if (last >= 0 && first < rows)
            rowsChanged(static_cast<int>(std::max<qint64>(0, first)), static_cast<int>(last));
    }
}

void PagedTableModel::Private::rowsChanged(int first, int last)
{
    if (first <= last)
        Q_EMIT q.dataChanged(q.index(first, 0), q.index(last, q.columnCount() - 1));
}

void PagedTableModel::Private::markSeen(int first, int last)
{
    last = std::min(last, rows - 1);
    if (first > last || !records.markSeen(firstRecord + first, firstRecord + last))
        return;
    cache.forget();
    rowsChanged(first, last);
    Q_EMIT q.newsChanged();
}

void PagedTableModel::Private::watchChanges()
{
    if (!seenTimer.isActive() && records.hasChanges())
        seenTimer.start();
}

RowCells::Row &PagedTableModel::Private::cells(int row) const
{
    RowCells::Row &slot = cache.at(row);
    if (slot.row == row)
        return slot;
    slot.row = row;
    slot.novelty = Novelty::None;
    slot.page = nullptr;
    slot.number.clear();
    slot.texts.assign(static_cast<std::size_t>(q.columnCount()), {});
    const PagedRecords::Record record = records.record(firstRecord + row);
    switch (record.presence) {
    case PagedRecords::Presence::Absent:
        slot.state =
            loader.failureOf(records.extent().pageOf(firstRecord + row)) ? RowState::Failed : RowState::Waiting;
        break;
    case PagedRecords::Presence::Vacated:
        slot.state = RowState::Waiting;
        break;
    case PagedRecords::Presence::Gone:
        slot.state = RowState::Moved;
        break;
    case PagedRecords::Presence::There:
        slot.page = record.page->records.get();
        slot.index = record.index;
        slot.novelty = record.page->noveltyOf(record.index);
        slot.state = q.isReadable(*slot.page, slot.index) ? RowState::Loaded : RowState::Unreadable;
        break;
    }
    return slot;
}

QVariant PagedTableModel::Private::text(RowCells::Row &row, int column) const
{
    QVariant &text = row.texts[static_cast<std::size_t>(column)];
    if (!text.isValid())
        text =
            row.page ? q.cell(*row.page, row.index, column, Qt::DisplayRole) : absentText(row, column, Qt::DisplayRole);
    return text;
}

} // namespace Balehook
