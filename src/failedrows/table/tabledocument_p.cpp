// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/table/tabledocument_p.h"

#include "failedrows/table/rowblock.h"
#include "failedrows/table/rowvisitor.h"
#include "failedrows/workbook/containedtable.h"

#include <utility>

namespace Balehook {

TableDocument::Private::Private(TableDocument *document)
    : q(document)
    , workers(document)
{ }

TableDocument::Private::~Private()
{
    close();
}

template <typename Call>
void TableDocument::Private::post(const StopFlag &now, Call call)
{
    workers.post([now, call = std::move(call)] {
        if (!*now)
            call();
    });
}

void TableDocument::Private::open(const QString &newPath, const std::optional<TableFormat> &format,
                                  const TableChoice &choice)
{
    close();
    path = newPath;
    stop = std::make_shared<std::atomic_bool>(false);
    workers.runPass([this, newPath, format, choice, now = stop] {
        if (!*now)
            openUnpacked(newPath, format, choice, now);
    });
}

void TableDocument::Private::openUnpacked(const QString &newPath, const std::optional<TableFormat> &format,
                                          const TableChoice &choice, const StopFlag &now)
{
    const Result<ContainedTable> found = findTable(newPath, choice, Bounds(), now);
    if (!found) {
        post(now, [this, error = found.error()] { takeHead(error); });
        return;
    }
    const ContainedTable &contained = found.value();
    post(now, [this, known = contained.contents, reason = contained.obstacle] {
        contents = known;
        obstacle = reason;
    });
    if (!contained.fill) {
        post(now, [this, head = readTableHead(newPath, format, now)] { takeHead(head); });
        return;
    }
    const auto spool = std::make_shared<Spool>(now, Bounds().spooledBytes);
    if (const Outcome opened = spool->open(); !opened) {
        post(now, [this, error = opened.error()] { takeHead(error); });
        return;
    }
    workers.runUnpacking([spool, fill = contained.fill] { fill(*spool); });
    post(now, [this, head = readSpooledHead(newPath, spool, contained.isRows, format)] { takeHead(head); });
}

void TableDocument::Private::close()
{
    if (stop)
        *stop = true;
    const auto cancel = [](auto &passes) {
        for (const auto &pass : std::exchange(passes, {})) {
            if (pass)
                pass->cancel();
        }
    };
    cancel(m_scans);
    cancel(m_finds);
    stop.reset();
    path.clear();
    kind = ContentKind::Empty;
    contents = {};
    obstacle.reset();
    guessedFormat = {};
    table.reset();
    report = {};
    isComplete = false;
    cache.clear();
    m_wanted.clear();
}

RowScan *TableDocument::Private::keep(RowScan *scan)
{
    std::erase(m_scans, nullptr);
    return m_scans.emplace_back(scan);
}

TextFind *TableDocument::Private::keep(TextFind *find)
{
    std::erase(m_finds, nullptr);
    return m_finds.emplace_back(find);
}

void TableDocument::Private::takeHead(const Result<TableHead> &head)
{
    if (!head) {
        Q_EMIT q->failed(head.error());
        return;
    }
    kind = head.value().sniffed.kind;
    guessedFormat = head.value().sniffed.format;
    table = head.value().table;
    report.rows = table->index.rows();
    report.columns = table->widestInHead;
    isComplete = table->index.isComplete();
    takeObstacle();
    for (const auto &block : head.value().blocks)
        cache.insert(block);
    Q_EMIT q->headRead();
}

void TableDocument::Private::readAll(std::shared_ptr<RowVisitor> visitor)
{
    workers.runPass([this, opened = table, visitor = std::move(visitor), now = stop] {
        const auto progress = [&](const IndexReport &indexed) { post(now, [this, indexed] { takeReport(indexed); }); };
        const Outcome outcome = indexRows(*opened, visitor.get(), *now, progress);
        post(now, [this, outcome] { takeEnd(outcome); });
    });
}

void TableDocument::Private::takeReport(const IndexReport &now)
{
    const qint64 rowsBefore = report.rows;
    const qsizetype columnsBefore = report.columns;
    report = now;
    // Rows behind the last full block are there, but not yet to be had.
    report.rows = std::max(rowsBefore, table->index.rows());
    const StopFlag current = stop;
    if (report.columns > columnsBefore)
        Q_EMIT q->columnsAdded();
    if (!*current && report.rows > rowsBefore)
        Q_EMIT q->rowsAdded(report.rows);
    if (!*current)
        Q_EMIT q->progressed(report.bytes, table->layout.stamp.size, report.rows);
}

void TableDocument::Private::takeEnd(const Outcome &outcome)
{
    if (!outcome) {
        Q_EMIT q->failed(outcome.error());
        return;
    }
    isComplete = true;
    takeObstacle();
    Q_EMIT q->completed();
}

/// What ended the rows early, once that is known.
void TableDocument::Private::takeObstacle()
{
    const auto failure = table->layout.spool ? table->layout.spool->failure() : std::nullopt;
    if (failure && std::holds_alternative<Obstacle>(*failure))
        obstacle = std::get<Obstacle>(*failure);
}

void TableDocument::Private::fetch(const QSet<qint64> &blocks)
{
    cache.keep(blocks); // none of them for another one
    std::vector<RowIndex::Block> places;
    for (const qint64 number : blocks) {
        if (cache.contains(number) || m_wanted.contains(number))
            continue;
        m_wanted.insert(number);
        places.push_back(table->index.block(number));
    }
    if (places.empty())
        return;
    const int fetchNumber = ++*m_newestFetch;
    workers.runRead(
        [this, opened = table, places = std::move(places), now = stop, newest = m_newestFetch, fetchNumber] {
            // Older ones are stale: the view has scrolled on.
            constexpr int mostWishes = 16;
            const bool isOutdated = *newest - fetchNumber > mostWishes;
            TableFile file(opened->layout.path, opened->layout.spool);
            const Outcome ready = isOutdated ? Outcome(Error(ErrorKind::Cancelled)) : file.open(opened->layout.stamp);
            for (const RowIndex::Block &place : places) {
                if (*now)
                    return;
                auto block = ready ? RowBlock::read(file, opened->layout, place) : ready.error();
                post(now, [this, number = place.number, block] { takeBlock(number, block); });
            }
        });
}

void TableDocument::Private::takeBlock(qint64 number, const Result<std::shared_ptr<const RowBlock>> &block)
{
    m_wanted.remove(number);
    if (block) {
        cache.insert(block.value());
        const RowIndex::Block &place = block.value()->place();
        Q_EMIT q->rowsFetched(place.range.firstRow, place.rows);
    } else if (block.error().kind != ErrorKind::Cancelled) {
        Q_EMIT q->failed(block.error());
    } else if (const QSet<qint64> newest = cache.kept(); newest.contains(number)) {
        fetch(newest); // who had scrolled on has come back meanwhile
    }
}

} // namespace Balehook
