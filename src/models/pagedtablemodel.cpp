// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/pagedtablemodel.h"

#include "core/text/safetext.h"
#include "models/pagedtablemodel_p.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

PagedTableModel::PagedTableModel(QObject *parent)
    : QAbstractTableModel(parent)
    , d(std::make_unique<Private>(*this))
{ }

PagedTableModel::~PagedTableModel() = default;

void PagedTableModel::setSource(PageSource *source, int perPage)
{
    d->restart(source, perPage);
}

PageSource *PagedTableModel::source() const
{
    return d->loader.source();
}

int PagedTableModel::perPage() const
{
    return d->askedPerPage;
}

void PagedTableModel::setPerPage(int perPage)
{
    if (perPage == d->askedPerPage || perPage < 1)
        return;
    if (d->state != State::Listed || d->records.extent().isWhole() || !d->records.extent().total()) {
        setSource(source(), perPage);
        return;
    }
    d->askedPerPage = perPage;
    d->loader.cancelAll();
    d->records.setPerPage(perPage);
    d->cache.forget();
    d->rowsChanged(0, d->rows - 1);
    const bool failed = !d->loader.forgetFailures().empty();
    Q_EMIT loadedChanged();
    if (failed)
        Q_EMIT errorCleared();
    d->look(0);
}

PagedTableModel::State PagedTableModel::state() const
{
    return d->state;
}

std::optional<Error> PagedTableModel::error() const
{
    const PageRange shown = d->shownPages();
    for (int page = shown.first; page <= shown.last; ++page) {
        if (const Error *failure = d->loader.failureOf(page))
            return *failure;
    }
    return std::nullopt;
}

std::optional<qint64> PagedTableModel::total() const
{
    return d->state == State::Listed ? d->records.extent().total() : std::nullopt;
}

qint64 PagedTableModel::loadedCount() const
{
    return d->records.cache().rows();
}

std::vector<std::pair<int, int>> PagedTableModel::loadedRanges() const
{
    std::vector<int> pages = d->records.cache().pages();
    std::sort(pages.begin(), pages.end());
    std::vector<std::pair<int, int>> ranges;
    for (const int page : pages) {
        const qint64 first = d->records.extent().firstRecordOf(page) - d->firstRecord;
        const qint64 last = std::min<qint64>(first + d->records.cache().find(page)->count(), d->rows) - 1;
        if (last < 0 || last < first)
            continue;
        if (!ranges.empty() && ranges.back().second + 1 >= first)
            ranges.back().second = int(last);
        else
            ranges.emplace_back(int(std::max<qint64>(0, first)), int(last));
    }
    return ranges;
}

bool PagedTableModel::isEarlier() const
{
    return d->isEarlier;
}

qint64 PagedTableModel::updatedAt() const
{
    qint64 newest = 0;
    const PageRange shown = d->shownPages();
    for (int page = shown.first; page <= shown.last; ++page) {
        if (const CachedPage *held = d->records.cache().find(page))
            newest = std::max(newest, held->arrivedAt);
    }
    return newest;
}

qint64 PagedTableModel::firstRecord() const
{
    return d->firstRecord;
}

int PagedTableModel::rowForRecord(qint64 record)
{
    if (d->rows == 0)
        return -1;
    const qint64 all = d->records.extent().records();
    record = std::clamp<qint64>(record, 0, all - 1);
    if (record < d->firstRecord || record >= d->firstRecord + d->rows)
        d->moveWindow(std::clamp<qint64>(record - maxRows / 2, 0, std::max<qint64>(0, all - maxRows)));
    return static_cast<int>(record - d->firstRecord);
}

void PagedTableModel::setVisibleRows(int first, int last)
{
    first = std::max(0, first);
    if (first == d->firstVisible && last == d->lastVisible)
        return;
    const int oldFirst = d->firstVisible;
    const int oldLast = d->lastVisible;
    // Travel is a move to what lies beside; further away is a jump, and nobody knows where it goes from there.
    const int reach = d->records.extent().pageSize();
    int direction = 0;
    if (oldLast >= oldFirst && last >= first && first <= oldLast + reach && last >= oldFirst - reach) {
        if (first > oldFirst && last > oldLast)
            direction = 1;
        else if (first < oldFirst && last < oldLast)
            direction = -1;
        else
            direction = d->direction; // one end alone moves with the height of the view
    }
    d->firstVisible = first;
    d->lastVisible = last;
    if (!std::exchange(d->keepsUnseen, false)) {
        d->markSeen(oldFirst, std::min(oldLast, first - 1));
        d->markSeen(std::max(oldFirst, last + 1), oldLast);
    }
    d->watchChanges();
    d->look(direction);
}

void PagedTableModel::keepUnseen()
{
    d->keepsUnseen = true;
}

void PagedTableModel::setDragging(bool dragging)
{
    d->loader.setDragging(dragging);
}

void PagedTableModel::refresh()
{
    if (d->state == State::NoSource)
        return;
    d->loader.cancelAll();
    d->records.beginRefresh(d->shownPages(), d->pointsOutNews);
    const std::vector<int> forgotten = d->loader.askAgain();
    d->cache.forget();
    d->pagesChanged(forgotten);
    if (!forgotten.empty() && !d->loader.hasFailures())
        Q_EMIT errorCleared();
    d->look(0);
}

void PagedTableModel::forgetStale()
{
    const std::vector<int> forgotten = d->records.forgetStale(d->shownPages());
    d->cache.forget();
    d->pagesChanged(forgotten);
}

void PagedTableModel::setPointsOutNews(bool pointsOut)
{
    d->pointsOutNews = pointsOut;
}

bool PagedTableModel::isBusy() const
{
    return d->loader.inFlight() > 0;
}

bool PagedTableModel::isShrinking() const
{
    return d->isShrinking;
}

void PagedTableModel::retry()
{
    const std::vector<int> pages = d->loader.forgetFailures();
    if (pages.empty())
        return;
    d->cache.forget();
    d->pagesChanged(pages);
    if (d->state == State::Failed)
        d->setState(State::Loading);
    Q_EMIT errorCleared();
    d->look(0);
}

void PagedTableModel::setNotes(std::function<QString(const QModelIndex &)> noteOf)
{
    d->noteOf = std::move(noteOf);
}

PagedTableModel::RowState PagedTableModel::rowState(int row) const
{
    return row >= 0 && row < d->rows ? d->cells(row).state : RowState::Waiting;
}

QString PagedTableModel::idAt(int row) const
{
    return row >= 0 && row < d->rows ? d->records.idOf(d->firstRecord + row) : QString();
}

int PagedTableModel::rowOfId(const QString &id) const
{
    const qint64 row = d->records.numberOf(id) - d->firstRecord;
    return d->records.numberOf(id) >= 0 && row >= 0 && row < d->rows ? static_cast<int>(row) : -1;
}

bool PagedTableModel::isFresh(int row) const
{
    return row >= 0 && row < d->rows && !d->records.isNeeded(d->records.extent().pageOf(d->firstRecord + row));
}

std::shared_ptr<const RecordPage> PagedTableModel::recordPage(int row, qsizetype *index) const
{
    if (row < 0 || row >= d->rows)
        return nullptr;
    const PagedRecords::Record record = d->records.record(d->firstRecord + row);
    if (!record.page)
        return nullptr;
    if (index)
        *index = record.index;
    return record.page->records;
}

int PagedTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : d->rows;
}

QVariant PagedTableModel::headerRole(int column, int role) const
{
    Q_UNUSED(column)
    Q_UNUSED(role)
    return {};
}

PagedTableModel::Marks PagedTableModel::marks(const RecordPage &page, qsizetype index) const
{
    Q_UNUSED(page)
    Q_UNUSED(index)
    return {};
}

PagedTableModel::News PagedTableModel::news() const
{
    const PagedRecords::News known = d->records.news();
    News all{.fresh = std::max(known.fresh, known.growth), .changed = known.changed, .row = -1};
    if (known.first >= 0)
        all.row = static_cast<int>(std::clamp<qint64>(known.first - d->firstRecord, 0, std::max(0, d->rows - 1)));
    else if (known.growth > 0)
        all.row = known.isBefore ? 0 : d->rows - 1;
    return all;
}

void PagedTableModel::forgetGrowth()
{
    d->records.forgetGrowth();
    Q_EMIT newsChanged();
}

bool PagedTableModel::isReadable(const RecordPage &page, qsizetype index) const
{
    Q_UNUSED(page)
    Q_UNUSED(index)
    return true;
}

bool PagedTableModel::isSameRecord(const RecordPage &a, qsizetype i, const RecordPage &b, qsizetype j) const
{
    return a.rawAt(i) == b.rawAt(j);
}

void PagedTableModel::cellsChanged()
{
    d->cache.forget();
    d->rowsChanged(0, d->rows - 1);
}

} // namespace Balehook
